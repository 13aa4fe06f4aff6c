import { type ControlValues, type FormDefinition, resolveDefinition } from '@frontage/forms';
import type { ReactNode } from 'react';
import { findLeadForm } from '#site/features/leads/forms/lead-forms.ts';
import { LeadForm } from '#site/features/leads/forms/opening/lead-form.island.tsx';
import { consentOf } from '#site/features/leads/forms/opening/lead-paths.ts';
import { type OpenLeadForm, openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import { translateForm } from '#site/features/leads/forms/translate-form.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import type { Refusal } from '#site/features/leads/types/lead-result.ts';
import type { Door } from '#site/features/leads/types/lead-types.ts';
import { formTexts } from '#site/messages/forms.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { pathOf } from '#site/server/local-path.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';
import { SubjectCard } from '#site/ui/form-panel/subject-card.tsx';
import type { PageRoute } from '../pages/page-route.ts';
import { refusedPageStatus } from './lead-answers.ts';

/** `/forms/{form}`: a lead form as a page of its own, for visitors without JavaScript. */
export function formPage(leads: LeadService): PageRoute {
  return async ({ c, query }) => {
    const opened = await openLeadForm({ leads, form: c.req.param('form') ?? '', query });
    const page = pathOf(c.req.header('referer'));
    if (opened) return drawnForm({ opened, action: actionOf(c.req.url), page });
    return (await isClosed({ leads, form: c.req.param('form') ?? '' })) ? closedForm() : goneForm();
  };
}

/** Where a form is sent, in the language of its page. */
const actionOf = (url: string): string => languagePath(currentLanguage(), pathOf(url));

/** Whether the agency has switched this form off. */
export async function isClosed({ leads, form }: { leads: LeadService; form: string }): Promise<boolean> {
  return findLeadForm(form) !== undefined && (await leads.form({ form, values: {} })) === undefined;
}

/** The form again after it was refused, with everything that was typed. */
export function refusedFormPage({
  leads,
  form,
  door,
  refusal,
  page,
  formToken,
  valuesFor,
}: {
  leads: LeadService;
  form: string;
  /** The open home it was sent at. */
  door?: Door;
  refusal: Refusal;
  /** The page in which the visitor opened the form. */
  page: string;
  /** The form token it came with, while that is still good. */
  formToken: string | undefined;
  /** What was typed, for the form as it is drawn now. */
  valuesFor: (definition: FormDefinition) => ControlValues;
}): PageRoute {
  return async ({ c, query }) => {
    // Rendered even when its listing was removed or the database is down: what was typed must not be lost.
    const opened = await openLeadForm({ leads, form, query, door }).catch(() => undefined);
    const definition = opened?.definition ?? plainDefinition(form);
    if (!definition) return goneForm();
    const again = drawnForm({
      opened: {
        heading: definition.title,
        subject: null,
        ...opened,
        definition,
        formToken: formToken ?? leads.formToken(form),
        values: valuesFor(definition),
      },
      action: actionOf(c.req.url),
      page,
      refusal,
    });
    return {
      ...again,
      status: refusedPageStatus(refusal),
    };
  };
}

/** The form without settings and lists from the database. */
function plainDefinition(form: string): FormDefinition | undefined {
  const definition = findLeadForm(form)?.definition;
  return (
    definition && translateForm(resolveDefinition({ definition, options: { offices: [], inspections: [] } }))
  );
}

/** A lead form as a page. */
export function drawnForm({
  opened,
  action,
  page,
  refusal,
}: {
  opened: OpenLeadForm;
  action: string;
  page: string;
  refusal?: Refusal;
}): PageAnswer {
  const { definition, heading, subject, formToken, values, captcha } = opened;
  return {
    head: { title: refusal ? formTexts().error(heading) : heading, noindex: true },
    body: (
      <FormColumn>
        <h1 className="mb-6 text-3xl md:text-4xl">{heading}</h1>
        {subject && <SubjectCard subject={subject} />}
        <LeadForm
          definition={definition}
          action={action}
          tokenUrl={formTokenPath(action)}
          formToken={formToken}
          page={page}
          values={values}
          problem={refusal?.message}
          errors={refusal?.errors}
          captcha={captcha}
          footnote={consentOf(definition)}
        />
      </FormColumn>
    ),
    tags: [],
    cacheable: false,
    inEnglish: !definition.texts,
  };
}

/** In place of a form that is for nothing on the website. */
export function goneForm(): PageAnswer {
  const { gone, goneText, search, contact } = formTexts().missing;
  return noForm({
    title: gone,
    text: goneText,
    button: (
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/buy">{search}</ButtonLink>
        <ButtonLink href="/contact" variant="outline">
          {contact}
        </ButtonLink>
      </p>
    ),
  });
}

function closedForm(): PageAnswer {
  const { closed, closedText, people } = formTexts().missing;
  return noForm({
    title: closed,
    text: closedText,
    button: <ButtonLink href="/agents">{people}</ButtonLink>,
  });
}

const noForm = ({ title, text, button }: { title: string; text: string; button: ReactNode }): PageAnswer => ({
  status: 404,
  head: { title: formTexts().missing.title, noindex: true },
  body: (
    <FormColumn>
      <EmptyState level={1} title={title} text={text}>
        {button}
      </EmptyState>
    </FormColumn>
  ),
  tags: [],
  cacheable: false,
});

const FormColumn = ({ children }: { children: ReactNode }) => (
  <Container width="text" className="py-10 md:py-14">
    {children}
  </Container>
);
