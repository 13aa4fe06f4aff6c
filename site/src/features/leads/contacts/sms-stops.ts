import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { readSignedText, signText } from '#site/server/signed-token.ts';
import { mobileOf } from './contact-values.ts';

const PURPOSE = 'stop sms';

/** The page on which the person of a lead stops SMS. Short: it is part of an SMS. */
export const stopSmsPath = ({ lead, secret }: { lead: number; secret: string }): string =>
  `/stop-sms/${signText({ secret, purpose: PURPOSE, text: String(lead) })}`;

/** The mobile number (`04…`) of the lead of such a link; undefined for one that was made up, and once the lead is gone. */
export async function mobileOfStopLink({
  payload,
  token,
  secret,
}: {
  payload: Payload;
  token: string;
  secret: string;
}): Promise<string | undefined> {
  const lead = Number(readSignedText({ token, secret, purpose: PURPOSE }));
  if (!lead) return undefined;
  const [row] = await query(payload, sql`select phone from leads where id = ${lead}`);
  return mobileOf(String(row?.phone ?? ''));
}

/** No SMS goes to this mobile number (`04…`) from now on, or, with `at` null, SMS may go to it again. False: it is unknown. */
export async function stopSms({
  payload,
  mobile,
  at,
}: {
  payload: Payload;
  mobile: string;
  /** Epoch ms. */
  at: number | null;
}): Promise<boolean> {
  const when = at === null ? null : new Date(at).toISOString();
  const rows = await query(
    payload,
    sql`update contact_addresses set sms_stopped_at = ${when} where value = ${mobile} returning id`,
  );
  return rows.length > 0;
}

/** When the owner of a mobile number (`04…`) asked for no more SMS (epoch ms); undefined where they did not. */
export async function smsStoppedAt(payload: Payload, mobile: string): Promise<number | undefined> {
  const [row] = await query(
    payload,
    sql`select sms_stopped_at from contact_addresses where value = ${mobile}`,
  );
  return row?.sms_stopped_at ? Date.parse(String(row.sms_stopped_at)) : undefined;
}
