import { sql } from 'drizzle-orm';
import { APIError, type Endpoint } from 'payload';
import { isEditor, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { csvRow } from '#site/server/csv.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { newsletterLink } from '../../newsletter/newsletter-links.ts';

const STATES: Record<string, string> = {
  pending: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};

/**
 * GET /api/newsletter-subscribers/export: the confirmed addresses as a CSV file, each with its own unsubscribe link;
 * with `?state=all` all subscribers with their state. Editors and admins only.
 */
export const newsletterExportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to export the newsletter list.', 401);
    if (!isEditor(req)) throw new APIError('Only editors and admins can export the newsletter list.', 403);
    const includesAll = req.searchParams.get('state') === 'all';
    const rows = await query(
      req.payload,
      sql`select id, email, name, phone, state, consent_text, consented_at, page, confirmed_at, ended_at, ended_by
        from newsletter_subscribers where ${includesAll ? sql`true` : sql`state = 'confirmed'`} order by id`,
    );
    log.info({ staff: staff.id, rows: rows.length }, 'newsletter list exported');
    const { siteUrl, dataDir } = env();
    const { forms: secret } = readSecrets(dataDir);
    const link = (row: Record<string, unknown>) =>
      newsletterLink({
        purpose: 'unsubscribe',
        subscriber: { id: Number(row.id), email: String(row.email) },
        siteUrl,
        secret,
        now: Date.now(),
      });
    const records = rows.map((row) =>
      csvRow([
        ...['email', 'name', 'phone'].map((name) => String(row[name] ?? '')),
        STATES[String(row.state)] ?? '',
        isoOf(row.consented_at),
        String(row.page ?? ''),
        String(row.consent_text ?? ''),
        isoOf(row.confirmed_at),
        isoOf(row.ended_at),
        String(row.ended_by ?? ''),
        row.state === 'unsubscribed' ? '' : link(row),
      ]),
    );
    // Excel takes a file for UTF-8 only with this mark.
    return new Response(`\uFEFF${csvRow(HEADINGS)}${records.join('')}`, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="newsletter.csv"',
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

const HEADINGS = [
  'Email',
  'Name',
  'Phone',
  'State',
  'Signed up (UTC)',
  'Signed up on',
  'Consent text',
  'Confirmed (UTC)',
  'Unsubscribed (UTC)',
  'Unsubscribed by',
  'Unsubscribe link',
];

const isoOf = (value: unknown): string => (value ? new Date(String(value)).toISOString() : '');
