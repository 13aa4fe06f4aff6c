import { type DrawnValues, type FormDefinition, prefill } from '@frontage/forms';
import type { LeadDesk } from './lead-desk.ts';
import { findLeadForm } from './lead-forms.ts';

/** Whom or what an opened form is about, to stand above it. */
export type LeadSubject = {
  title: string;
  text: string;
  image: { src: string; alt: string } | null;
  /** A person's picture is drawn round. */
  person: boolean;
};

/** A form ready to be drawn: plain data, as the panel fetches it. */
export type OpenLeadForm = {
  definition: FormDefinition;
  ticket: string;
  values: DrawnValues;
  heading: string;
  subject: LeadSubject | null;
};

/**
 * Opens a form from an address: filled from its query where the definition allows it, with a ticket of its own.
 * Undefined when there is no such form, or what it is asked to be about is not on the website.
 */
export async function openLeadForm({
  desk,
  form,
  query,
}: {
  desk: Pick<LeadDesk, 'ticket' | 'directory'>;
  form: string;
  query: URLSearchParams;
}): Promise<OpenLeadForm | undefined> {
  const definition = findLeadForm(form);
  if (!definition) return undefined;
  const values = prefill({ definition, query });
  const agentId = values.agent_id;
  const listingId = values.property_id || values.property_external_id;
  const [agent, listing] = await Promise.all([
    agentId ? desk.directory.agent(Number(agentId) || 0) : undefined,
    listingId ? desk.directory.listing(Number(listingId) || 0) : undefined,
  ]);
  if ((agentId && !agent) || (listingId && !listing)) return undefined;
  return {
    definition,
    ticket: desk.ticket(definition.key),
    values,
    heading: agent ? `Contact ${agent.name}` : definition.title,
    subject: agent
      ? {
          title: agent.name,
          text: [agent.role, agent.phone].filter(Boolean).join(' · '),
          image: agent.portrait ?? null,
          person: true,
        }
      : listing
        ? { title: listing.title, text: listing.priceText, image: listing.image, person: false }
        : null,
  };
}
