import type { Payload } from 'payload';
import type { Delivery, Lead } from '#site/payload-types.ts';
import { deleteLeads } from './delete-leads.ts';

/** What is kept about one person: their leads, and what was sent because of each. */
export type PersonData = {
  email: string;
  leads: (Omit<Lead, 'token' | 'deliveries'> & { deliveries: Omit<Delivery, 'lead'>[] })[];
};

/** Everything kept about the person who wrote from this address, oldest first. */
export async function exportPerson({ payload, email }: Person): Promise<PersonData> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: sentBy(email),
    sort: 'id',
    depth: 0,
    pagination: false,
    joins: false,
  });
  const sent = await payload.find({
    collection: 'deliveries',
    where: { lead: { in: docs.map(({ id }) => id) } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return {
    email,
    leads: docs.map(({ token: _token, deliveries: _join, ...lead }) => ({
      ...lead,
      deliveries: sent.docs.filter((one) => one.lead === lead.id).map(({ lead: _lead, ...one }) => one),
    })),
  };
}

/** Deletes that person's leads with all that belongs to them; how many there were. */
export async function erasePerson({ payload, email }: Person): Promise<number> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: sentBy(email),
    depth: 0,
    pagination: false,
    joins: false,
    select: {},
  });
  return deleteLeads({ payload, ids: docs.map(({ id }) => id) });
}

type Person = { payload: Payload; email: string };

// Addresses are stored in lower case.
const sentBy = (email: string) => ({ email: { equals: email.trim().toLowerCase() } });
