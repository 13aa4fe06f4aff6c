import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { IMPORTS_AGAIN } from '../feed-notices.ts';
import { oweNotices } from '../notify-staff.ts';
import { silenceOf } from './silence-of.ts';

/** What staff are told of a source as such, once, and once when it is over. */
export type SourceCause =
  | 'silent'
  | 'arrives again'
  | 'fetch failed'
  | 'fetched again'
  | typeof IMPORTS_AGAIN;

/** Owes the emails about a source to those who are told of it. */
export async function oweSourceNotices({
  payload,
  source,
  cause,
  now,
}: {
  payload: Payload;
  /** Its id. */
  source: number;
  cause: SourceCause;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const [last] = await query<{ id: unknown }>(
    payload,
    sql`select max(id) as id from feeds where source_id = ${source}`,
  );
  await oweNotices({ payload, run: Number(last?.id ?? 0), source, cause: `${cause}; source ${source}`, now });
}

/** The email about a source; undefined when the cause is not one of those, or the source was deleted. */
export async function sourceNotice({
  payload,
  cause,
  siteUrl,
}: {
  payload: Payload;
  cause: string;
  /** Origin of the website. */
  siteUrl: string;
}): Promise<{ subject: string; text: string } | undefined> {
  const [, kind = '', id] = /^([a-z ]+); source (\d+)$/.exec(cause) ?? [];
  if (!(kind in TEXTS)) return undefined;
  const [row] = await query<Record<'name' | 'pull_failure', unknown>>(
    payload,
    sql`select name, pull_failure from feed_sources where id = ${Number(id)}`,
  );
  if (!row) return undefined;
  const { last } = await silenceOf({ payload, source: Number(id), now: Date.now() });
  const { subject, text } = TEXTS[kind as SourceCause]({
    name: String(row.name),
    last: last ? timeOf(last) : undefined,
    failure: String(row.pull_failure ?? ''),
  });
  const page = `The source: ${siteUrl}/admin/collections/feed-sources/${id}`;
  return { subject, text: [...text, page].join('\n\n') };
}

type Facts = { name: string; last: string | undefined; failure: string };

const TEXTS: Record<SourceCause, (facts: Facts) => { subject: string; text: string[] }> = {
  silent: ({ name, last }) => ({
    subject: `No feed files from ${name}`,
    text: [
      `${name} has sent nothing ${last ? `since ${last} (Sydney time)` : 'yet'}, which is longer than expected. Listings on the website may be out of date.`,
      'Check with the vendor whether the export still runs. You get one message when files arrive again.',
    ],
  }),
  'arrives again': ({ name, last }) => ({
    subject: `${name} sends feed files again`,
    text: [last ? `The last file arrived on ${last} (Sydney time).` : 'There is nothing to do.'],
  }),
  'fetch failed': ({ name, failure }) => ({
    subject: `Feed files of ${name} cannot be fetched`,
    text: [
      `${failure} Listings on the website may be out of date.`,
      'It is tried again at the usual times. You get one message when it works again.',
    ],
  }),
  [IMPORTS_AGAIN]: ({ name }) => ({
    subject: `Feed files of ${name} are imported again`,
    text: ['The last file was imported. There is nothing to do.'],
  }),
  'fetched again': ({ name }) => ({
    subject: `Feed files of ${name} are fetched again`,
    text: ['There is nothing to do.'],
  }),
};

const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-AU', {
    timeZone: 'Australia/Sydney',
    dateStyle: 'long',
    timeStyle: 'short',
  });
