import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { Interest } from './newsletter-types.ts';

/** What a lead says of its sender. */
export type SegmentLead = { form: string; method: string; suburbs: readonly string[] };

/** The forms by which owners ask for an appraisal. */
const OF_LANDLORDS = ['rental-appraisal', 'transfer-management'];
const OF_VENDORS = [
  'sales-appraisal',
  'residential-appraisal',
  'appraisal-booking',
  'commercial-appraisal',
  'rural-appraisal',
];

/** What somebody is to the agency, as one lead shows it; undefined where it shows nothing. */
export function interestOf({ form, method }: Pick<SegmentLead, 'form' | 'method'>): Interest | undefined {
  if (OF_LANDLORDS.includes(form)) return 'landlord';
  if (OF_VENDORS.includes(form)) return 'vendor';
  if (method === 'rent') return 'tenant';
  return method ? 'buyer' : undefined;
}

/** Whether somebody with these leads belongs to a segment: one lead must fit in both ways. */
export function isInSegment({
  leads,
  interest,
  suburbs,
}: {
  leads: readonly SegmentLead[];
  interest: Interest;
  suburbs: readonly string[];
}): boolean {
  const wanted = suburbs.map(plain).filter(Boolean);
  if (interest === 'all' && wanted.length === 0) return true;
  return leads.some(
    (lead) =>
      (interest === 'all' || interestOf(lead) === interest) &&
      (wanted.length === 0 || lead.suburbs.some((suburb) => wanted.includes(plain(suburb)))),
  );
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The confirmed subscribers of a segment, and how many confirmed subscribers there are. */
export async function loadSegment({
  payload,
  interest,
  suburbs,
}: {
  payload: Payload;
  interest: Interest;
  suburbs: readonly string[];
}): Promise<{ total: number; ids: number[] }> {
  const subscribers = await query(
    payload,
    sql`select id, email from newsletter_subscribers where state = 'confirmed' order by id`,
  );
  const total = subscribers.length;
  if (interest === 'all' && suburbs.length === 0)
    return { total, ids: subscribers.map(({ id }) => Number(id)) };
  const rows = await query(
    payload,
    sql`select leads.email, leads.form, leads.answers, listings.method, listings.suburb
      from newsletter_subscribers subscriber
      join leads on leads.email = subscriber.email and leads.state <> 'spam'
      left join listings on listings.id = leads.listing_id
      where subscriber.state = 'confirmed'`,
  );
  const byEmail = Map.groupBy(rows, ({ email }) => String(email));
  const ids = subscribers.flatMap(({ id, email }) => {
    const leads = (byEmail.get(String(email)) ?? []).map(segmentLead);
    return isInSegment({ leads, interest, suburbs }) ? [Number(id)] : [];
  });
  return { total, ids };
}

function segmentLead(row: Record<string, unknown>): SegmentLead {
  const answers = jsonOf<{ name?: unknown; text?: unknown }[] | null>(row.answers);
  const typed = (Array.isArray(answers) ? answers : []).flatMap(({ name, text }) =>
    name === 'suburb' && text ? [String(text)] : [],
  );
  return {
    form: String(row.form),
    method: String(row.method ?? ''),
    suburbs: [...(row.suburb ? [String(row.suburb)] : []), ...typed],
  };
}
