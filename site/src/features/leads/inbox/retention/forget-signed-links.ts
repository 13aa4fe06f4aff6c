import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, jsonOf, query } from '#site/server/database.ts';
import { withoutTokens } from '../../intake/without-tokens.ts';

/** A signature of 43 characters after its dot, roughly: the exact pattern is looked for afterwards. */
const PERHAPS_SIGNED = `%.${'_'.repeat(43)}%`;

/**
 * Takes the signed links of visitors out of leads, and of the newsletter subscriptions made from them, that were stored
 * before the website left them out: staff could open a page with them that is the visitor’s own. Returns how many had one.
 */
export async function forgetSignedLinks(payload: Payload): Promise<number> {
  const [leads, subscribers] = await Promise.all([
    query(
      payload,
      sql`select id, page, source from leads
        where page like ${PERHAPS_SIGNED} or cast(source as text) like ${PERHAPS_SIGNED}`,
    ),
    query(payload, sql`select id, page from newsletter_subscribers where page like ${PERHAPS_SIGNED}`),
  ]);
  const changes: SQL[] = [];
  for (const { id, page, source } of leads) {
    const before = { page: textOf(page), source: source === null ? null : JSON.stringify(jsonOf(source)) };
    const after = { page: clean(before.page), source: clean(before.source) };
    if (after.page !== before.page || after.source !== before.source)
      changes.push(
        sql`update leads set page = ${after.page}, source = ${after.source} where id = ${Number(id)}`,
      );
  }
  for (const { id, page } of subscribers) {
    const after = clean(textOf(page));
    if (after !== page)
      changes.push(sql`update newsletter_subscribers set page = ${after} where id = ${Number(id)}`);
  }
  if (changes.length > 0) await atomically(payload, changes);
  return changes.length;
}

const textOf = (value: unknown): string | null => (value === null ? null : String(value));
const clean = (text: string | null): string | null => text && withoutTokens(text);
