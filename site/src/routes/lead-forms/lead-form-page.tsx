import { type DrawnValues, type FormDefinition, resolveDefinition } from '@frontage/forms';
import type { ReactNode } from 'react';
import { findLeadForm } from '#site/features/leads/forms/lead-forms.ts';
import type { LeadDesk } from '#site/features/leads/lead-service.ts';
import { LeadForm } from '#site/features/leads/forms/opening/lead-form.island.tsx';
import { consentOf } from '#site/features/leads/forms/opening/lead-paths.ts';
import type { Refusal } from '#site/features/leads/types/lead-result.ts';
import { type OpenLeadForm, openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import { localPath } from '#site/server/local-path.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { SubjectCard } from '#site/ui/form-panel/subject-card.tsx';
import { ticketPath } from '#site/ui/form-panel/ticket-path.ts';
import type { PageRoute } from '../pages/page-route.ts';

/** `/forms/{form}`: a lead form as a page of its own, for everybody without script. */
export function formPage(desk: LeadDesk): PageRoute {
  return async ({ c, query }) => {
    const opened = await openLeadForm({ desk, form: c.req.param('form') ?? '', query });
    const page = pathOf(c.req.header('referer'));
    if (opened) return drawnForm({ opened, action: pathOf(c.req.url), page });
    return (await isClosed({ desk, form: c.req.param('form') ?? '' })) ? closedForm() : goneForm();
  };
}

/** Whether the agency has switched this form off. */
export async function isClosed({ desk, form }: { desk: LeadDesk; form: string }): Promise<boolean> {
  return findLeadForm(form) !== undefined && (await desk.form({ form, values: {} })) === undefined;
}

/** The form again after it was refused, with everything that was typed. */
export function refusedFormPage({
  desk,
  form,
  refusal,
  page,
  ticket,
  keep,
}: {
  desk: LeadDesk;
  form: string;
  refusal: Refusal;
  /** Where the visitor had opened the form. */
  page: string;
  /** The ticket it came with, while that is still good. */
  ticket: string | undefined;
  keep: (definition: FormDefinition) => DrawnValues;
}): PageRoute {
  return async ({ c, query }) => {
    // Still drawn when its listing has gone or the database is away: what was typed must not be lost.
    const opened = await openLeadForm({ desk, form, query }).catch(() => undefined);
    const definition = opened?.definition ?? plainDefinition(form);
    if (!definition) return goneForm();
    const again = drawnForm({
      opened: {
        heading: definition.title,
        subject: null,
        ...opened,
        definition,
        ticket: ticket ?? desk.ticket(form),
        values: keep(definition),
      },
      action: pathOf(c.req.url),
      page,
      refusal,
    });
    return {
      ...again,
      status: refusal.reason === 'limited' ? 429 : refusal.reason === 'unavailable' ? 503 : 422,
    };
  };
}

/** Without what the agency and its database would add. */
function plainDefinition(form: string): FormDefinition | undefined {
  const definition = findLeadForm(form)?.definition;
  return definition && resolveDefinition({ definition, options: { offices: [], inspections: [] } });
}

function drawnForm({
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
  const { definition, heading, subject, ticket, values, captcha } = opened;
  return {
    head: { title: refusal ? `Error: ${heading}` : heading, noindex: true },
    body: (
      <FormColumn>
        <h1 className="mb-6 text-3xl md:text-4xl">{heading}</h1>
        {subject && <SubjectCard subject={subject} />}
        <LeadForm
          definition={definition}
          action={action}
          ticketUrl={ticketPath(action)}
          ticket={ticket}
          page={page}
          values={values}
          problem={refusal?.message}
          errors={refusal?.errors}
          captcha={captcha}
          footnote={consentOf(definition.key)}
        />
      </FormColumn>
    ),
    tags: [],
    cacheable: false,
  };
}

const goneForm = (): PageAnswer =>
  noForm({
    title: 'We can’t find that form',
    text: 'The property, agent or inspection it was for may no longer be on our website.',
    button: <ButtonLink href="/buy">Search properties</ButtonLink>,
  });

const closedForm = (): PageAnswer =>
  noForm({
    title: 'This form is not available',
    text: 'Call us or contact one of our agents instead.',
    button: <ButtonLink href="/agents">Our people</ButtonLink>,
  });

const noForm = ({ title, text, button }: { title: string; text: string; button: ReactNode }): PageAnswer => ({
  status: 404,
  head: { title: 'Form not found', noindex: true },
  body: (
    <FormColumn>
      <EmptyState title={title} text={text}>
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

/** Path and query of an absolute address; '' for what is none. A form posts to the address it stands at. */
export function pathOf(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return '';
  return localPath(new URL(address));
}
