import type { DrawnValues, FormDefinition } from '@frontage/forms';
import type { ReactNode } from 'react';
import type { LeadDesk } from '#site/features/leads/lead-desk.ts';
import { LeadForm } from '#site/features/leads/lead-form.island.tsx';
import { findLeadForm } from '#site/features/leads/lead-forms.ts';
import { CONSENT, ticketPath } from '#site/features/leads/lead-paths.ts';
import type { Refusal } from '#site/features/leads/lead-result.ts';
import { LeadSubjectCard } from '#site/features/leads/lead-subject-card.tsx';
import { type OpenLeadForm, openLeadForm } from '#site/features/leads/open-lead-form.ts';
import { REFERENCE } from '#site/features/leads/reference.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import type { PageRoute } from './page-handler.tsx';

/** `/forms/{form}`: a lead form as a page of its own, for everybody without script. */
export function formPage(desk: LeadDesk): PageRoute {
  return async ({ c, query }) => {
    const opened = await openLeadForm({ desk, form: c.req.param('form') ?? '', query });
    const page = pathOf(c.req.header('referer'));
    return opened ? drawnForm({ opened, action: pathOf(c.req.url), page }) : goneForm();
  };
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
    const definition = opened?.definition ?? findLeadForm(form);
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

/** `/thank-you?form=…&referrer=…`: where a form sent without script leads, and conversions are counted. */
export const thankYouPage: PageRoute = async ({ query }) => {
  const definition = findLeadForm(query.get('form') ?? '');
  const reference = query.get('reference') ?? '';
  const back = localPath(query.get('referrer') ?? '');
  const thanks = definition?.messages.thanks ?? { title: 'Thank You!', body: '' };
  return {
    head: { title: thanks.title, noindex: true },
    body: (
      <FormColumn>
        <h1 className="text-3xl md:text-4xl">{thanks.title}</h1>
        <p className="mt-4 text-lg">{thanks.body}</p>
        {REFERENCE.test(reference) && <p className="mt-1 text-muted">Your reference: {reference}</p>}
        <p className="mt-8">
          <ButtonLink href={back ?? '/'}>{back ? 'Back to where you were' : 'To the front page'}</ButtonLink>
        </p>
      </FormColumn>
    ),
    tags: [],
    cacheable: false,
  };
};

/** The address of {@link thankYouPage}. */
export function thankYouPath({
  form,
  referrer,
  reference,
}: {
  form: string;
  referrer: string;
  reference: string;
}): string {
  return `/thank-you?${new URLSearchParams({ form, referrer, reference })}`;
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
  const { definition, heading, subject, ticket, values } = opened;
  return {
    head: { title: refusal ? `Not sent yet: ${heading}` : heading, noindex: true },
    body: (
      <FormColumn>
        <h1 className="mb-6 text-3xl md:text-4xl">{heading}</h1>
        {subject && <LeadSubjectCard subject={subject} />}
        <LeadForm
          definition={definition}
          action={action}
          ticketUrl={ticketPath(action)}
          ticket={ticket}
          page={page}
          values={values}
          problem={refusal?.message}
          errors={refusal?.errors}
          footnote={CONSENT}
        />
      </FormColumn>
    ),
    tags: [],
    cacheable: false,
  };
}

const goneForm = (): PageAnswer => ({
  status: 404,
  head: { title: 'Not on this website', noindex: true },
  body: (
    <FormColumn>
      <EmptyState
        title="This form is not here"
        text="The property or person it was about may have left this website."
      >
        <ButtonLink href="/buy">Search properties</ButtonLink>
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
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** A path on this website, or undefined for what leads elsewhere. */
function localPath(referrer: string): string | undefined {
  const base = 'http://localhost';
  const url = URL.canParse(referrer, base) ? new URL(referrer, base) : undefined;
  const isLocal = url?.origin === base && !url.pathname.startsWith('/forms/');
  return isLocal && referrer ? url.pathname + url.search : undefined;
}
