import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isPostgres, query } from '#site/server/database.ts';
import { TEST_ADMIN, testPayload } from './payload.ts';

it('boots on an empty, migrated database of its own', async () => {
  const { payload, dataDir } = await testPayload();
  expect((await payload.count({ collection: 'listings' })).totalDocs).toBe(0);
  const [recorded] = await query<{ n: number | string }>(
    payload,
    sql`select count(*) as n from payload_migrations`,
  );
  expect(Number(recorded?.n)).toBeGreaterThan(0);
  expect(existsSync(`${dataDir}/frontage.db`)).toBe(!isPostgres(payload));
});

it('answers with the same instance a second time, and with an admin when asked', async () => {
  const { payload } = await testPayload();
  const again = await testPayload({ seedAdmin: true });
  expect(again.payload).toBe(payload);
  const { user } = await payload.login({ collection: 'users', data: TEST_ADMIN });
  expect(user?.role).toBe('admin');
});

it('labels every field that staff see in plain words, never in the casing that Payload makes of its name', async () => {
  const { payload } = await testPayload();
  const places = [...payload.config.collections, ...payload.config.globals].filter(
    ({ admin }) => admin?.hidden !== true,
  );
  expect(places.flatMap(({ slug, fields }) => automaticLabels(fields as StaffField[], slug))).toEqual([]);
});

it('groups the navigation by what staff do, daily work first', async () => {
  const { payload } = await testPayload();
  const groups = [...payload.config.collections, ...payload.config.globals].flatMap(({ slug, admin }) =>
    // Payload's own have a group, but no link.
    slug.startsWith('payload-') || admin?.hidden === true || !admin?.group ? [] : [admin.group],
  );
  expect([...new Set(groups)]).toEqual([
    ...['Property', 'Leads', 'Website', 'People', 'Visitors', 'Feeds', 'Calculators', 'Settings'],
  ]);
});

it('shows staff no record as JSON', async () => {
  const { payload } = await testPayload();
  const { collections, globals } = payload.config;
  const shown = [...collections, ...globals].filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && admin?.hidden !== true && !admin?.hideAPIURL,
  );
  expect(shown.map(({ slug }) => slug)).toEqual([]);
});

type StaffField = {
  name?: string;
  type: string;
  label?: unknown;
  hidden?: boolean;
  admin?: { hidden?: boolean; disableListColumn?: boolean };
  fields?: StaffField[];
  tabs?: StaffField[];
};

/** Two words in capitals, such as “Street Number”, or a short form that ours writes otherwise, such as “Feed Id”. */
const AUTOMATIC = /^\p{Lu}[\p{Ll}\d]* \p{Lu}\p{Ll}|\b(Url|Id|Abn|Seo|Ip|Html|Json|Crm)\b/u;
/** Names of others, written as they write them. */
const NAMES = /^(Google|Meta) /;

/** The fields whose label Payload made of their name, as paths with the label. */
function automaticLabels(fields: StaffField[], path: string): string[] {
  return fields.flatMap(({ name, type, label, hidden, admin, fields: inner, tabs }) => {
    const own = name ? `${path}.${name}` : path;
    const isUnseen = hidden || admin?.hidden || (type === 'ui' && admin?.disableListColumn);
    if (isUnseen) return [];
    const isAutomatic = typeof label === 'string' && AUTOMATIC.test(label) && !NAMES.test(label);
    return [...(isAutomatic ? [`${own}: ${label}`] : []), ...automaticLabels(inner ?? tabs ?? [], own)];
  });
}
