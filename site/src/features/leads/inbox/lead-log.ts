import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { nameOf, relatedId, staffName, titleOfListing } from './lead-names.ts';
import { LEAD_STATES } from './lead-states.ts';

/**
 * One thing that staff did to a lead. Names are stored as text, so that they remain when the account is deleted.
 */
export type LeadLogEntry = {
  /** ISO instant. */
  at: string;
  by: string;
  /** A sentence. */
  what: string;
};

/** The log entry when contacts are merged or split, which does not count as answering the lead. */
export const MOVED_CONTACT = 'Moved to another contact.';

type Lead = Record<string, unknown>;

/** Logs what staff change on a lead. */
export const logLeadChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !staffOf(req)) return data;
  const sentences = await sentencesOf({ req, before: (originalDoc ?? {}) as Lead, after: data as Lead });
  const entry = { at: new Date().toISOString(), by: staffName(req) };
  const earlier = (Array.isArray(originalDoc?.log) ? originalDoc.log : []) as LeadLogEntry[];
  // The log of the request is ignored: only the stored one counts.
  return { ...data, log: [...earlier, ...sentences.map((what) => ({ ...entry, what }))] };
};

async function sentencesOf({
  req,
  before,
  after,
}: {
  req: PayloadRequest;
  before: Lead;
  after: Lead;
}): Promise<string[]> {
  const changed = (name: string) => name in after && textOf(after[name]) !== textOf(before[name]);
  const names = async (field: string, collection: 'users' | 'agents' | 'offices') => {
    const one = (value: unknown) => nameOf({ req, collection, id: relatedId(value) });
    const [was, is] = await Promise.all([one(before[field]), one(after[field])]);
    return { was, is: is || (relatedId(after[field]) === undefined ? '' : 'a deleted user') };
  };
  const sentences: string[] = [];
  if (changed('state')) {
    const state = (value: unknown) => LEAD_STATES[String(value)] ?? 'none';
    sentences.push(`State changed from ${state(before.state)} to ${state(after.state)}.`);
  }
  if (changed('assignee')) {
    const { was, is } = await names('assignee', 'users');
    sentences.push(is ? `Assigned to ${is}${was && ` (was ${was})`}.` : `No longer assigned to ${was}.`);
  }
  for (const [field, collection, word] of [
    ['agent', 'agents', 'Agent'],
    ['office', 'offices', 'Office'],
  ] as const) {
    if (!changed(field)) continue;
    const { was, is } = await names(field, collection);
    sentences.push(is ? `${word} set to ${is}${was && ` (was ${was})`}.` : `${word} removed (was ${was}).`);
  }
  if (changed('listing')) {
    const title = (lead: Lead) => titleOfListing(req, relatedId(lead.listing));
    const [was, is] = await Promise.all([title(before), title(after)]);
    sentences.push(is ? `Listing set to ${is}${was && ` (was ${was})`}.` : `Listing removed (was ${was}).`);
  }
  if (changed('contact')) sentences.push(MOVED_CONTACT);
  return sentences;
}

const textOf = (value: unknown): string =>
  String((typeof value === 'object' ? relatedId(value) : value) ?? '');
