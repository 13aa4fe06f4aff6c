// One boot of Payload and a site: about five seconds.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  eraseEndpoint,
  personExportEndpoint,
} from '#site/features/leads/inbox/retention/person-endpoints.ts';
import { answerOf, staffRequest, storeLead } from '#site/features/leads/testing/stored-leads.ts';
import { query } from '#site/server/database.ts';
import { unzip } from '#site/server/testing/unzip.ts';
import { testSite } from '#site/testing/site.ts';
import { personSetup } from './personal-data.ts';

const { payload, dataDir, visitors } = await testSite();

const EMAIL = 'sue_b@example.com';
/** Addresses that a careless search would confuse with the person's. */
const OTHERS = ['sueXb@example.com', 'mary.sue_b@example.com', 'sue_b@example.com.au'];

const ask = async (endpoint: typeof eraseEndpoint, email = ' Sue_B@Example.com ') =>
  answerOf(() =>
    endpoint(personSetup).handler(staffRequest({ payload, person: { role: 'admin' }, body: { email } })),
  );

async function storePerson(email: string): Promise<void> {
  const subscriber = await visitors.accounts.subscriberFor({ email, firstName: 'Sue' });
  const id = Number(subscriber?.id);
  const made = await visitors.alerts.create({ subscriber: id, confirmed: true, criteria: { suburbs: [] } });
  if (!made.ok) throw new Error(made.message);
  await visitors.alerts.askToConfirm(made.alert);
  const now = new Date().toISOString();
  await query(
    payload,
    sql`insert into alert_digests (batch, alert, subscriber, state, due_at, attempt_count, created_at, updated_at)
      values (${`b${id}`}, ${made.alert.id}, ${id}, 'sent', ${now}, 1, ${now}, ${now})`,
  );
  await query(
    payload,
    sql`insert into alert_entries (alert, subscriber, listing, event, kind, detail, at, state)
      values (${made.alert.id}, ${id}, 1, ${id}, 'new', '{}', 1, 'sent')`,
  );
  const owner = `s:${id}`;
  await query(
    payload,
    sql`insert into shortlist_entries (owner, kind, listing, note, added_at, seen_at, price_text, channel)
      values (${owner}, 'saved', 1, 'Nice kitchen', 1, 1, '', 'buy')`,
  );
  await query(
    payload,
    sql`insert into shortlist_shares (token, owner, name, with_notes, made_at)
      values (${`token ${id}`}, ${owner}, 'Sue', false, 1)`,
  );
  await payload.create({
    collection: 'account-mails',
    data: { subscriber: id, kind: 'confirm', to: email, state: 'sent', dueAt: now, attemptCount: 1 },
  });
  await payload.create({
    collection: 'newsletter-subscribers',
    data: { email, state: 'confirmed', consentedAt: now },
  });
  await storeLead(payload, { email: email.toLowerCase() });
  await mkdir(join(dataDir, 'outbox'), { recursive: true });
  const mail = [`Delivered-To: ${email}`, 'Subject: Hello', '', 'Words'].join('\r\n');
  await writeFile(join(dataDir, 'outbox', `${email.toLowerCase()}.eml`), mail);
}

/** Collections without data about visitors despite the name of a field, each with the reason. */
const NOT_VISITORS: Record<string, string> = {
  'payload-preferences': 'how staff set up their lists',
  'payload-locked-documents': 'which member of staff has which document open',
  'payload-query-presets': 'views that staff save',
  redirects: 'addresses of pages',
  'feed-notices': 'messages to staff about feeds',
  'duty-notices': 'messages to staff about stamp duty rates',
};

it('every collection with an address, a telephone number or a subscriber belongs to a part', () => {
  const covered = new Set([
    ...personSetup.parts.flatMap(({ collections }) => collections),
    ...personSetup.staff.map(({ collection }) => collection),
    ...Object.keys(NOT_VISITORS),
  ]);
  const personal = /^(to|owner|subscriber|visitor|user)$|e-?mail|phone|mobile/i;
  const forgotten = payload.config.collections
    .filter(({ slug }) => !covered.has(slug))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields
        .filter(
          (field) =>
            field.type === 'email' ||
            personal.test(field.name) ||
            (field.type === 'relationship' && [field.relationTo].flat().includes('subscribers')),
        )
        .map(({ name }) => `${slug}.${name}`),
    );
  expect(
    forgotten,
    'Name the collection in a part of features/personal-data, so that one person’s data is found there too.',
  ).toEqual([]);
  // None is named that is not there.
  const slugs = payload.config.collections.map(({ slug }) => String(slug));
  expect([...covered].filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('one person’s data is given out and erased everywhere, and nobody else’s', async () => {
  for (const email of [EMAIL, ...OTHERS]) await storePerson(email);
  const tables = [
    ...['subscribers', 'account_mails', 'alerts', 'alert_targets', 'alert_entries', 'alert_digests'],
    ...['alert_confirmations', 'shortlist_entries', 'shortlist_shares', 'newsletter_subscribers'],
    ...['leads', 'deliveries'],
  ];
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const [row] = await query(payload, sql`select count(*) as count from ${sql.identifier(table)}`);
          return [table, Number(row?.count)] as const;
        }),
      ),
    );
  const before = await counts();
  expect(Object.values(before)).not.toContain(0);

  const files = await unzip((await ask(personExportEndpoint)).bytes);
  expect([...files.keys()]).toEqual(['person.json', 'outbox/sue_b@example.com.eml']);
  const person = JSON.parse(String(files.get('person.json')));
  expect(person).toMatchObject({
    email: EMAIL,
    account: [{ email: EMAIL, firstName: 'Sue' }, { messages: [{ kind: 'confirm' }] }],
    alerts: [{ state: 'active', messages: [{ kind: 'confirmation' }, { kind: 'digest' }] }],
    savedListings: [{ saved: [{ note: 'Nice kitchen' }], links: [{ name: 'Sue' }] }],
    newsletter: [{ state: 'confirmed' }],
    leads: [{ email: EMAIL, deliveries: [{ kind: 'notice' }] }],
    stays: [],
  });
  expect(JSON.stringify(person)).not.toMatch(
    /"(hash|salt|sessions|resetPasswordToken)"|sueXb|mary|\.com\.au/,
  );

  const { text } = await ask(eraseEndpoint);
  expect(JSON.parse(text)).toEqual({
    deleted: [
      { what: 'property alert', count: 1 },
      { what: 'saved or compared listing', count: 1 },
      { what: 'account', count: 1 },
      { what: 'lead', count: 1 },
      { what: 'newsletter subscription', count: 1 },
      { what: 'message in the outbox folder', count: 1 },
    ],
    stays: [],
  });
  const after = await counts();
  for (const table of tables) expect([table, after[table]]).toEqual([table, (before[table] ?? 0) * 0.75]);
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(OTHERS.length);
  expect(JSON.parse((await ask(eraseEndpoint)).text)).toEqual({ deleted: [], stays: [] });
});

it('an answer of a contact form and a message that quotes the address are found as well', async () => {
  const id = await storeLead(payload, { email: '' });
  await payload.update({
    collection: 'leads',
    id,
    data: { answers: [{ name: 'your-mail', label: 'Mail', text: 'Ann@example.com' }] },
  });
  const body = Buffer.from('Email: ann@example.com').toString('base64');
  const base64 = `To: mia@agency.test\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;
  await writeFile(join(dataDir, 'outbox', 'base64.eml'), base64);
  await writeFile(join(dataDir, 'outbox', 'cut.eml'), 'To: mia@agency.test\r\n\r\nann@exam=\r\nple.com\r\n');
  const { text } = await ask(eraseEndpoint, 'ann@example.com');
  expect(JSON.parse(text).deleted).toEqual([
    { what: 'lead', count: 1 },
    { what: 'messages in the outbox folder', count: 2 },
  ]);
});

it('what belongs to staff stays, and the answer says so', async () => {
  await payload.create({
    collection: 'users',
    data: { name: 'Ada', role: 'editor', email: 'ada@agency.test', password: 'long enough, yes' },
  });
  expect(JSON.parse((await ask(eraseEndpoint, 'ada@agency.test')).text)).toEqual({
    deleted: [],
    stays: ['A staff user signs in with this address. Delete the user under Settings, Users.'],
  });
});
