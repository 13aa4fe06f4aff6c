import { type ControlValues, prefill } from '@frontage/forms';
import type { ContactFormService } from '#site/features/contact-forms/contact-form-service.ts';
import { type ContactForm, contactFormPath } from '#site/features/contact-forms/definition/contact-form.ts';
import { ContactForm as ContactFormInPage } from '#site/features/contact-forms/form/contact-form.island.tsx';
import { type FormToPlace, placeForm } from '#site/features/contact-forms/form/place-form.ts';
import { unitTagOf } from '#site/features/contact-forms/form/unit-tag.ts';
import { withQuestions } from '#site/features/contact-forms/form/with-questions.ts';
import type { ContactResult } from '#site/features/contact-forms/submit/contact-result.ts';
import { feedbackOf } from '#site/features/contact-forms/submit/feedback-of.ts';
import { CONSENT } from '#site/features/leads/forms/opening/lead-paths.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { REFERENCE } from '#site/features/leads/types/reference.ts';
import { pathOf } from '#site/server/local-path.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Footnote } from '#site/ui/form/footnote.tsx';
import type { IslandForm } from '#site/ui/form-panel/opened-form.ts';
import type { PageRoute } from '../pages/page-route.ts';

type Services = { leads: Pick<LeadService, 'formToken' | 'captcha'>; contactForms: ContactFormService };

/** A contact form opened from an address, filled in from its query, with new quiz questions. */
function openContactForm({
  leads,
  contactForms,
  form,
  query,
}: Services & { form: ContactForm; query: URLSearchParams }): FormToPlace {
  const { definition } = form;
  return {
    id: form.id,
    definition: withQuestions({ definition, asked: contactForms.quizzes(form) }),
    action: contactFormPath(form.slug),
    page: 0,
    values: prefill({ definition, query }),
    captcha: form.captcha ? leads.captcha?.widget(definition.key) : undefined,
    token: leads.formToken(definition.key),
    next: form.redirect || undefined,
  };
}

/** A contact form for the panel, which renders it with the same island as pages. */
export function contactFormInPanel({
  form,
  ...services
}: Services & { form: ContactForm; query: URLSearchParams }): IslandForm {
  const unitTag = unitTagOf({ form: form.id, ordinal: 1 });
  return {
    heading: form.title,
    footnote: CONSENT,
    island: 'contact-form',
    props: { ...placeForm({ form: openContactForm({ form, ...services }), unitTag }), fetched: true },
  };
}

/** `/forms/contact/{slug}`: a contact form as a page of its own. */
export function contactFormPage({ leads, contactForms }: Services): PageRoute {
  return async ({ c, query }) => {
    const form = await contactForms.bySlug(c.req.param('slug') ?? '');
    if (!form) return gone();
    const opened = openContactForm({ leads, contactForms, form, query });
    const place = { action: pathOf(c.req.url), from: pathOf(c.req.header('referer')) };
    return drawn({ title: form.title, opened: { ...opened, ...place } });
  };
}

/** The form again after it was refused, with everything that was typed. */
export function refusedContactForm({
  leads,
  contactForms,
  form,
  result,
  page,
  values,
  status,
}: Services & {
  form: ContactForm;
  result: ContactResult;
  page: string;
  values: ControlValues;
  status: PageAnswer['status'];
}): PageRoute {
  return async ({ c, query }) => {
    const opened = openContactForm({ leads, contactForms, form, query });
    // Correcting one answer may be quick, so there is no minimum time.
    const place = { action: pathOf(c.req.url), from: page, values, token: undefined };
    return {
      ...drawn({
        title: form.title,
        opened: { ...opened, ...place, feedback: feedbackOf({ form, result, unitTag: tagAlone(form.id) }) },
      }),
      status,
    };
  };
}

/** The confirmation page of a form that was sent without JavaScript. */
export function sentContactForm(contactForms: ContactFormService): PageRoute {
  return async ({ c, query }) => {
    const form = await contactForms.bySlug(c.req.param('slug') ?? '');
    if (!form) return gone();
    const { title, body } = form.definition.messages.thanks;
    const reference = query.get('reference') ?? '';
    return {
      head: { title, noindex: true },
      body: (
        <Container width="text" className="py-10 md:py-14">
          <EmptyState title={title} text={body}>
            {REFERENCE.test(reference) && <p>Your reference: {reference}</p>}
            <ButtonLink href="/">Go to the home page</ButtonLink>
          </EmptyState>
        </Container>
      ),
      tags: [],
      cacheable: false,
    };
  };
}

/** A page with the form alone. */
function drawn({ title, opened }: { title: string; opened: FormToPlace }): PageAnswer {
  return {
    head: { title: opened.feedback ? `Error: ${title}` : title, noindex: true },
    body: <ContactFormAlone heading={title} form={opened} />,
    tags: [],
    cacheable: false,
  };
}

/** The form as the only content of a page. */
export function ContactFormAlone({ heading, form }: { heading: string; form: FormToPlace }) {
  return (
    <Container width="text" className="py-10 md:py-14">
      <h1 className="mb-6 text-3xl md:text-4xl">{heading}</h1>
      <ContactFormInPage {...placeForm({ form, unitTag: tagAlone(form.id) })} />
      <Footnote text={CONSENT} />
    </Container>
  );
}

const tagAlone = (form: number): string => unitTagOf({ form, ordinal: 1 });

const gone = (): PageAnswer => ({
  status: 404,
  head: { title: 'Form not found', noindex: true },
  body: (
    <Container width="text" className="py-10 md:py-14">
      <EmptyState title="We can’t find that form" text="It may have been removed.">
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </EmptyState>
    </Container>
  ),
  tags: [],
  cacheable: false,
});
