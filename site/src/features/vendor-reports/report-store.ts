import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, query } from '#site/server/database.ts';

/** A report as its pages and emails need it. */
export type StoredReport = {
  id: number;
  listing: number | null;
  link: number;
  weekly: boolean;
  recipients: string[];
};

/** The report with this id, or undefined when it was deleted. */
export async function findReport(payload: Payload, id: number): Promise<StoredReport | undefined> {
  const [[row], recipients] = await Promise.all([
    query(payload, sql`select listing_id, link, weekly from vendor_reports where id = ${id}`),
    query(
      payload,
      sql`select text from vendor_reports_texts where parent_id = ${id} and path = 'recipients' order by "order"`,
    ),
  ]);
  return (
    row && {
      id,
      listing: row.listing_id === null ? null : Number(row.listing_id),
      link: Number(row.link),
      weekly: Boolean(row.weekly),
      recipients: recipients.map(({ text }) => String(text)),
    }
  );
}

/** Takes an address out of a report, or out of all: it gets no further email. How many reports it was in. */
export async function removeRecipient({
  payload,
  email,
  report,
}: {
  payload: Payload;
  email: string;
  report?: number;
}): Promise<number> {
  const of = report === undefined ? sql`true` : sql`parent_id = ${report}`;
  const mailOf = report === undefined ? sql`true` : sql`report = ${report}`;
  const [removed] = await atomically(payload, [
    sql`delete from vendor_reports_texts where path = 'recipients' and lower(text) = ${email.toLowerCase()} and ${of}
      returning parent_id`,
    sql`delete from vendor_report_mails where lower("to") = ${email.toLowerCase()} and ${mailOf}`,
  ]);
  return removed?.length ?? 0;
}
