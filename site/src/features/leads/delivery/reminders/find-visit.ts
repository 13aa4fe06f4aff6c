import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { MailResult } from '#site/server/mail.ts';
import { findAppointment } from '../../appointments/appointment-store.ts';
import { isQuietHour } from '../../appointments/reminder-time.ts';
import type { LeadDirectory, LeadListing, StoredLead } from '../../types/lead-types.ts';
import type { ClaimedDelivery } from '../delivery-queue.ts';

/** What somebody is reminded of, as it is now. */
export type Visit = {
  /** ISO instant. */
  startsAt: string;
  /** IANA zone of the property. */
  zone: string;
  /** Of an inspection. */
  listing?: LeadListing;
  /** Of an appraisal: who comes. */
  hostName?: string;
};

/** Why a reminder is not sent: for staff, and whether it is tried again. */
export type NoVisit = { why: string; later?: boolean };

/** A reminder that is not sent as the result of its delivery: it is no failure. */
export const notReminded = ({ why, later = false }: NoVisit): MailResult => ({
  ok: false,
  code: later ? 'EQUIET' : 'EGONE',
  answer: later ? why : `Not sent: ${why}`,
  permanent: !later,
  skipped: !later,
});

/** What a reminder is about, or why it is not sent: much may have changed since it was booked. */
export async function findVisit({
  payload,
  directory,
  delivery,
  lead,
  now,
}: {
  payload: Payload;
  directory: LeadDirectory;
  delivery: Pick<ClaimedDelivery, 'id' | 'kind' | 'to'>;
  lead: StoredLead;
  /** Epoch ms. */
  now: number;
}): Promise<Visit | NoVisit> {
  const settings = await directory.reminders?.();
  const isOn = delivery.kind === 'visitor-sms' ? settings?.bySms : settings?.byEmail;
  if (!settings || !isOn) return { why: 'These reminders were switched off.' };
  const [row] = await query(payload, sql`select state from leads where id = ${lead.id}`);
  if (row?.state === 'spam') return { why: 'The lead was marked as spam.' };
  const visit = await visitOf({ payload, directory, lead, now });
  if (!visit) return { why: 'It was cancelled, or its time has changed.' };
  if (Date.parse(visit.startsAt) <= now) return { why: 'It is over.' };
  // Only what was held up comes at such an hour.
  if (isQuietHour({ at: now, zone: visit.zone, settings }))
    return { why: 'It waits for the end of the quiet hours.', later: true };
  if (await isReminded({ payload, delivery, lead }))
    return { why: 'This person was reminded of it already.' };
  return visit;
}

async function visitOf({
  payload,
  directory,
  lead,
  now,
}: {
  payload: Payload;
  directory: LeadDirectory;
  lead: StoredLead;
  now: number;
}): Promise<Visit | undefined> {
  const appointment = await findAppointment(payload, lead.id);
  if (appointment) return appointment.state === 'booked' ? appointment : undefined;
  const { inspection: startsAt, listingId } = lead;
  if (!startsAt || !listingId) return undefined;
  const [listing, times] = await Promise.all([
    directory.listing(listingId),
    directory.inspections({ listing: listingId, now }),
  ]);
  const isStill = times.some(({ value }) => value === startsAt) || Date.parse(startsAt) <= now;
  return listing && isStill ? { startsAt, zone: listing.timeZone, listing } : undefined;
}

/** Whether an earlier lead of the same person about the same inspection has the same reminder. */
async function isReminded({
  payload,
  delivery,
  lead: { inspection, listingId },
}: {
  payload: Payload;
  delivery: Pick<ClaimedDelivery, 'id' | 'kind' | 'to'>;
  lead: StoredLead;
}): Promise<boolean> {
  if (!inspection) return false;
  const [row] = await query(
    payload,
    sql`select other.id from leads join deliveries other on other.lead_id = leads.id
      where leads.listing_id = ${listingId} and leads.inspection = ${inspection} and other.kind = ${delivery.kind}
        and other."to" = ${delivery.to} and other.id < ${delivery.id} and other.state in ('due', 'sending', 'sent', 'outbox')
      limit 1`,
  );
  return row !== undefined;
}
