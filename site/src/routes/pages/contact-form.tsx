import { type DrawnValues, prefill } from '@frontage/forms';
import type { ContactDesk } from '#site/features/contact-forms/contact-desk.ts';
import type { ContactForm } from '#site/features/contact-forms/contact-form.ts';
import { ContactForm as ContactFormInPage } from '#site/features/contact-forms/form/contact-form.island.tsx';
import type { Feedback } from '#site/features/contact-forms/form/feedback.ts';
import { type FormToPlace, placeForm } from '#site/features/contact-forms/form/place-form.ts';
import { errorIdOf, unitTagOf } from '#site/features/contact-forms/form/unit-tag.ts';
import { withQuestions } from '#site/features/contact-forms/form/with-questions.ts';
import type { ContactResult } from '#site/features/contact-forms/submit/contact-result.ts';
import type { LeadDesk } from '#site/features/leads/lead-desk.ts';
import { CONSENT } from '#site/features/leads/lead-paths.ts';
import { REFERENCE } from '#site/features/leads/reference.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { pathOf } from './forms.tsx';
import type { PageRoute } from './page-handler.tsx';

type Desks = { desk: Pick<LeadDesk, 'ticket' | 'captcha'>; contact: ContactDesk };

/** A contact form as plain data, opened from an address, with a ticket and questions of its own. */
export function openContactForm({
  desk,
  contact,
  form,
  query,
}: Desks & { form: ContactForm; query: URLSearchParams }) {
  const { definition } = form;
  return {
    definition: withQuestions({ definition, asked: contact.quizzes(form) }),
    values: prefill({ definition, query }),
    ticket: desk.ticket(definition.key),
    heading: form.title,
    subject: null,
    captcha: form.captcha ? desk.captcha?.widget(definition.key) : undefined,
    footnote: CONSENT,
  };
}

/** `/forms/contact/{slug}`: a contact form as a page of its own. */
export function contactFormPage({ desk, contact }: Desks): PageRoute {
  return async ({ c, query }) => {
    const form = await contact.bySlug(c.req.param('slug') ?? '');
    if (!form) return gone();
    const opened = openContactForm({ desk, contact, form, query });
    return drawn({ form, opened, action: pathOf(c.req.url), page: pathOf(c.req.header('referer')) });
  };
}

/** The form again after it was refused, with everything that was typed. */
export function refusedContactForm({
  desk,
  contact,
  form,
  result,
  page,
  values,
  status,
}: Desks & {
  form: ContactForm;
  result: ContactResult;
  page: string;
  values: DrawnValues;
  status: PageAnswer['status'];
}): PageRoute {
  return async ({ c, query }) => {
    const opened = { ...openContactForm({ desk, contact, form, query }), values };
    return { ...drawn({ form, opened, action: pathOf(c.req.url), page, result }), status };
  };
}

/** Where a form leads that was sent without script. */
export function sentContactForm(contact: ContactDesk): PageRoute {
  return async ({ c, query }) => {
    const form = await contact.bySlug(c.req.param('slug') ?? '');
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

function drawn({
  form,
  opened: { definition, values, captcha, heading },
  action,
  page,
  result,
}: {
  form: ContactForm;
  opened: ReturnType<typeof openContactForm>;
  action: string;
  page: string;
  result?: ContactResult;
}): PageAnswer {
  return {
    head: { title: result ? `Not sent yet: ${heading}` : heading, noindex: true },
    body: (
      <ContactFormAlone
        heading={heading}
        form={{
          id: form.id,
          definition,
          action,
          page: 0,
          from: page,
          captcha,
          next: form.redirect || undefined,
          values,
          feedback: result && feedbackOf({ form, result, unitTag: unitTagAlone(form) }),
        }}
      />
    ),
    tags: [],
    cacheable: false,
  };
}

/** A form as all that a page holds. */
export function ContactFormAlone({ heading, form }: { heading: string; form: FormToPlace }) {
  return (
    <Container width="text" className="py-10 md:py-14">
      <h1 className="mb-6 text-3xl md:text-4xl">{heading}</h1>
      <ContactFormInPage {...placeForm({ unitTag: unitTagAlone(form), form })} />
      <p className="mt-3 text-sm text-pretty text-muted">{CONSENT}</p>
    </Container>
  );
}

const unitTagAlone = ({ id }: { id: number }): string => unitTagOf({ form: id, ordinal: 1 });

/** What became of a form, as the API would have told a script. */
const feedbackOf = ({
  form,
  result: { status, message, hash, errors },
  unitTag,
}: {
  form: ContactForm;
  result: ContactResult;
  unitTag: string;
}): Feedback => ({
  status,
  message,
  posted_data_hash: hash,
  invalid_fields: errors.map(({ field, message: text }) => ({
    field,
    message: text,
    idref: form.definition.fields.find(({ name }) => name === field)?.id ?? null,
    error_id: errorIdOf({ unitTag, field }),
  })),
});

const gone = (): PageAnswer => ({
  status: 404,
  head: { title: 'Not on this website', noindex: true },
  body: (
    <Container width="text" className="py-10 md:py-14">
      <EmptyState title="This form is not here" text="It may have left this website.">
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </EmptyState>
    </Container>
  ),
  tags: [],
  cacheable: false,
});
