import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { brochureRequest } from '../forms/brochure-request.ts';
import { openHomeCheckIn } from '../forms/open-home-check-in.ts';
import { BROCHURE_VALID_MS, readBrochureToken } from './brochure-link.ts';

/** The forms whose emails link to a brochure. */
const FORMS = [brochureRequest, openHomeCheckIn].map(({ definition }) => definition.key);

/**
 * The listing whose brochure a visitor asked for, by the token in their link; `expired` when that was too long ago,
 * undefined when the token is made up or the lead was deleted.
 */
export async function findRequestedBrochure({
  payload,
  secret,
  token,
  now,
}: {
  payload: Payload;
  secret: string;
  token: string;
  /** Epoch ms. */
  now: number;
}): Promise<{ listing: number } | 'expired' | undefined> {
  const reference = readBrochureToken({ token, secret });
  if (!reference) return undefined;
  const [lead] = await query(
    payload,
    sql`select listing_id, created_at from leads where reference = ${reference} and form in (${sqlList(FORMS)})`,
  );
  if (!lead?.listing_id) return undefined;
  const age = now - new Date(String(lead.created_at)).getTime();
  return age > BROCHURE_VALID_MS ? 'expired' : { listing: Number(lead.listing_id) };
}
