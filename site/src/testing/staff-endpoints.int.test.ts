// One boot of Payload and a user for each role: about 20 s. Every endpoint of the API that is not Payload's own.
// @sqlite-only: rights are decided in the program, and the tests of each feature try its queries on PostgreSQL.
import { sql } from 'drizzle-orm';
import { type Endpoint, handleEndpoints } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { storeLead } from '#site/features/leads/testing/stored-leads.ts';
import { composeNewsletter } from '#site/features/newsletters/compose-newsletter.ts';
import { provideNewsletters } from '#site/features/newsletters/newsletter-composer.ts';
import { type Person, staffApi } from '#site/features/settings/testing/staff-api.ts';
import config from '#site/payload.config.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { type Area, RIGHTS, type Right, ROLES, type Role } from '#site/server/rights.ts';
import { testPayload } from './payload.ts';

const { payload } = await testPayload();
// Staff come from there, as a website with an address of its own has it; without one it is not in the configuration.
const SITE = env().siteUrl;
payload.config.serverURL = SITE;
const { person } = staffApi(payload);
const roles = Object.keys(ROLES) as Role[];

const may = (area: Area, ...rights: Right[]): Role[] =>
  roles.filter((role) => rights.includes(RIGHTS[role][area]));

const ADMINS: Role[] = ['admin'];
const EDITORS: Role[] = ['admin', 'editor'];
const WEBSITE = may('website', 'all');
const LISTINGS = may('listings', 'all', 'office', 'own');
/** Those who work on leads, and with those who only read them. */
const LEADS = may('leads', 'all', 'office', 'own');
const LEADS_READ = may('leads', 'all', 'office', 'own', 'read');
const FEEDS = may('feeds', 'all', 'add');
const FEEDS_READ = may('feeds', 'all', 'add', 'read');

type Rule = { who: Role[]; body?: object; query?: string; before?: () => Promise<unknown> };

/** What is built with blocks has the endpoints of the page builder. */
const DESIGNED = ['pages', 'posts', 'popups', 'sections', 'templates', 'item-templates'];
const PORTABLE = ['pages', 'sections', 'templates', 'item-templates'];

const builder = `PUT /design|GET /sample-text|GET /preview-link|GET /publish-check|GET /history|GET /history/:version
  PUT /history/:version/name|POST /presence|GET /schedule|POST /schedule|DELETE /schedule/:job`;

/** Who gets past the door of each endpoint. A new one fails the test until it is here. */
const ENDPOINTS: Record<string, Rule> = {
  ...rules(
    WEBSITE,
    DESIGNED.flatMap((slug) => listOf(builder).map((one) => one.replace(' ', ` /${slug}/:id`))),
  ),
  ...rules(
    WEBSITE,
    PORTABLE.flatMap((slug) => [`GET /${slug}/:id/export`, `POST /${slug}/import`]),
  ),
  ...rules(roles, ['GET /popups/:id/results', 'POST /posts/publish-check']),

  ...rules(may('listings', 'all', 'office'), ['POST /listings/feed-values']),
  ...rules(EDITORS, ['GET /listings/export']),
  // Anyone who may read a listing can send its private link to a buyer.
  ...rules(roles, ['GET /listings/board', 'POST /listings/publish-check', 'POST /listings/:id/private-link']),
  ...rules(LISTINGS, [
    'GET /listings/:id/schedule',
    'POST /listings/:id/schedule',
    'DELETE /listings/:id/schedule/:job',
    'GET /vendor-reports/:id/link',
    'POST /vendor-reports/:id/new-link',
  ]),
  'POST /listings/:id/action': { who: LISTINGS, body: { action: 'withdraw' }, before: putOnMarket },

  ...rules(FEEDS, [
    'POST /feeds/upload',
    'POST /feeds/:id/decide',
    'POST /feeds/:id/put-back',
    'POST /feeds/:id/again',
  ]),
  ...rules(FEEDS_READ, ['GET /feeds/:id/problems']),
  ...rules(ADMINS, ['POST /feed-sources/:id/token', 'POST /feed-sources/:id/pull-password']),
  ...rules(FEEDS, [
    'POST /feed-sources/:id/fetch',
    'POST /feed-sources/:id/csv-columns',
    'POST /feed-sources/:id/csv-columns/read',
    'POST /feed-sources/:id/csv-columns/preview',
  ]),

  // What uses a record is no secret among staff.
  ...rules(
    roles,
    [
      ...['property-documents', 'agents', 'offices', 'media', 'videos', 'downloads', 'contact-forms'],
      'style-presets',
    ].map((slug) => `GET /${slug}/:id/places`),
  ),
  ...rules(roles, ['POST /agents/publish-check', 'POST /offices/publish-check']),
  ...rules(WEBSITE, ['POST /reviews/import', 'POST /redirects/import', 'POST /contact-forms/import']),
  ...rules(roles, [
    'GET /redirects/export',
    'POST /contact-forms/problems',
    'POST /contact-forms/mail-preview',
  ]),
  'POST /contact-forms/start': { who: WEBSITE, body: { starter: 'contact' } },

  ...rules(LEADS_READ, [
    'GET /leads/:id/attachments/:name',
    'GET /leads/export',
    'GET /leads/summary',
    'GET /leads/inbox',
    'GET /leads/performance',
    'GET /leads/:id/history',
    'GET /leads/open-homes',
    'GET /leads/open-homes/visitors',
    'GET /contacts/list',
    'GET /contacts/:id/page',
  ]),
  ...rules(LEADS, [
    'POST /leads/:id/opened',
    'POST /leads/:id/notes',
    'POST /leads/:id/reply',
    'POST /leads/:id/sms',
    'POST /leads/:id/tasks',
    'POST /leads/:id/tasks/:task',
    'POST /deliveries/resend-all',
    'POST /deliveries/:id/resend',
  ]),
  ...rules(EDITORS, [
    'POST /contacts/:id/merge',
    'POST /contacts/:id/split',
    'POST /globals/lead-mail-templates/test',
  ]),
  ...rules(ADMINS, ['POST /webhooks/:id/test']),

  ...rules(EDITORS, [
    'GET /newsletter-subscribers/export',
    'POST /newsletter-subscribers/:id/end',
    'POST /alerts/end-all',
    'POST /alerts/:id/end',
  ]),
  ...rules(roles, ['GET /newsletters/:id/preview', 'GET /newsletters/:id/progress']),
  ...rules(WEBSITE, [
    'POST /newsletters/:id/test',
    'POST /newsletters/:id/send',
    'POST /newsletters/:id/resend',
    'POST /newsletters/:id/stop',
  ]),

  // Rates are no secret. Importing and undoing ask the collection’s own rule once there is something to do.
  ...rules(roles, [
    'POST /duty-editions/preview',
    'GET /duty-editions/in-force',
    'GET /duty-editions/tables',
    'POST /duty-editions/import',
    'GET /duty-editions/:id/export',
    'POST /duty-editions/:id/undo',
    'GET /duty-statistics/summary',
  ]),

  ...rules(ADMINS, ['POST /users/invite', 'POST /globals/settings/test-email']),
  // Of one’s own account; of another one, see below.
  ...rules(roles, [
    'GET /users/:id/sign-in',
    'POST /users/:id/two-step/begin',
    'POST /users/:id/two-step/confirm',
    'POST /users/:id/two-step/end',
    'POST /users/:id/passkeys/begin',
    'POST /users/:id/passkeys/finish',
    'POST /users/:id/passkeys/remove',
    'POST /users/:id/passkeys/rename',
    'POST /users/:id/sign-out',
  ]),
  ...rules(ADMINS, [
    'GET /globals/lead-handling/recipients',
    'POST /globals/lead-handling/person-export',
    'POST /globals/lead-handling/person-erase',
  ]),
  ...rules(roles, [
    'GET /globals/lead-mail-templates/example',
    'GET /globals/settings/place',
    'GET /notices',
    'GET /search',
    'GET /help/pictures/:name',
    'POST /blocks/load',
    'GET /blocks/link-targets',
    'GET /blocks/examples',
    'GET /blocks/nonce',
  ]),
  ...rules(WEBSITE, [
    'GET /website-kits/:key',
    'POST /website-kits/:key',
    // Without a kit that was added there is none to take back: 404 for those who may.
    'POST /website-kits/undo',
  ]),
  'GET /staff-bar': { who: roles, query: '?path=/about' },
  'POST /staff-bar': { who: WEBSITE, query: '?path=/about' },
};

/** For everybody, signed in or not: they ask for nothing that is there. */
const OPEN = [
  'POST /users/forgot-password',
  'POST /subscribers/forgot-password',
  'POST /users/passkey-challenge',
  'POST /users/passkey-sign-in',
];

/** Payload's own, in each collection and global. What they allow is walked in staff-rights.int.test.ts. */
const PAYLOADS = new Set(
  listOf(`GET /|POST /|PATCH /|DELETE /|GET /:id|PATCH /:id|DELETE /:id|GET /count|GET /distinct|POST /:id/duplicate
    GET /versions|GET /versions/:id|POST /versions/:id|POST /access/:id?|POST /access|GET /access|GET /init|GET /me
    GET /paste-url/:id?|GET /file/:filename|POST /login|POST /logout|POST /refresh-token|POST /reset-password
    POST /first-register|POST /unlock|POST /verify/:id|POST /:id/api-key/reveal`),
);

function listOf(text: string): string[] {
  return text.split(/[|\n]/).map((line) => line.trim());
}
function rules(who: Role[], keys: string[]): Record<string, Rule> {
  return Object.fromEntries(keys.map((key) => [key, { who }]));
}

/** Who asks: the roles, and those who may do nothing. */
const people = new Map<string, Person | undefined>();
/** A record of each collection that an address can name. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  provideNewsletters(composeNewsletter);
  const make = async (collection: string, data: Record<string, unknown>) => {
    const made = await payload.create({ collection: collection as 'pages', data: data as never });
    ids[collection] = Number(made.id);
  };
  await make('offices', { name: 'Newtown', _status: 'published' });
  await make('agents', { name: 'Mia', office: ids.offices, _status: 'published' });
  const address = {
    streetNumber: '9',
    street: 'Test Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
  };
  await make('listings', {
    ...{ method: 'buy', category: 'residential', status: 'current', _status: 'published', ...address },
    ...{ agents: [ids.agents], office: ids.offices },
  });
  for (const [collection, data] of [
    ['pages', { title: 'About', path: '/about', _status: 'published' }],
    ['posts', { title: 'News' }],
    ['popups', { name: 'Offer' }],
    ['sections', { name: 'Team' }],
    ['templates', { kind: 'header' }],
    ['item-templates', { name: 'Card', source: 'listings' }],
  ] as const)
    await make(collection, { _status: 'draft', ...data });
  await make('newsletters', { subject: 'Spring', state: 'draft' });
  ids.leads = await storeLead(payload, { agentId: ids.agents, delivery: 'failed' });
  await query(payload, sql`update leads set office_id = ${ids.offices} where id = ${ids.leads}`);
  ids.deliveries = Number((await payload.find({ collection: 'deliveries', limit: 1 })).docs[0]?.id);
  for (const role of roles) {
    const who = await person(role);
    const data = { agent: ids.agents, office: ids.offices };
    await payload.update({ collection: 'users', id: who.id, data });
    people.set(role, who);
  }
  const set = async (name: string, data: Record<string, unknown>) => {
    const who = await person('admin');
    await payload.db.updateOne({ collection: 'users', id: who.id, data, returning: false });
    people.set(name, who);
  };
  await set('an admin who was deactivated', { deactivated: true });
  await set('an admin with a password of somebody else', { mustChangePassword: true });
  people.set('a visitor', undefined);
}, 60_000);

async function putOnMarket() {
  await payload.update({
    collection: 'listings',
    id: Number(ids.listings),
    data: { status: 'current', _status: 'published' },
  });
}

type Named = { key: string; slug: string; method: string; path: string };
function ownEndpoints(): Named[] {
  const { collections, globals, endpoints } = payload.config;
  const named = (base: string, slug: string, list: readonly Endpoint[] | false) =>
    (list || []).flatMap(({ method, path }): Named[] => {
      const verb = method.toUpperCase();
      const own = { key: `${verb} ${base}${path}`, slug, method: verb, path: base + path };
      return PAYLOADS.has(`${verb} ${path}`) ? [] : [own];
    });
  return [
    ...collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, endpoints: own }) => named(`/${slug}`, slug, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => named(`/globals/${slug}`, slug, own)),
    ...named('', '', endpoints),
  ];
}

async function statusOf({
  endpoint: { method, path, slug },
  who,
  id = ids[slug] ?? 1,
  rule: { body = {}, query: search = '', before } = { who: [] },
}: {
  endpoint: Named;
  who: Person | undefined;
  id?: number;
  rule?: Rule;
}): Promise<number> {
  await before?.();
  const address = path.replace(':id', String(id)).replace(/:\w+/g, '1');
  const request = new Request(`${SITE}/api${address}${search}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Origin: SITE,
      ...(who ? { Authorization: `JWT ${who.token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return (await handleEndpoints({ config, request })).status;
}

it('names every endpoint, and none that is gone', () => {
  const keys = new Set(ownEndpoints().map(({ key }) => key));
  const named = [...Object.keys(ENDPOINTS), ...OPEN];
  expect(
    [...keys].filter((key) => !named.includes(key)),
    'Name the endpoint in ENDPOINTS with the roles that it is for.',
  ).toEqual([]);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

it('lets in the roles that it is for, and nobody else', { timeout: 180_000 }, async () => {
  const wrong: string[] = [];
  for (const endpoint of ownEndpoints()) {
    const rule = ENDPOINTS[endpoint.key];
    if (!rule) continue;
    let isMissing = false;
    for (const [name, who] of people) {
      const id = endpoint.slug === 'users' ? who?.id : undefined;
      const status = await statusOf({ endpoint, who, rule, ...(id ? { id } : {}) });
      // Records that are none of somebody’s business do not exist for them; this one may be missing for all.
      if (name === 'admin') isMissing = status === 404;
      const isOut = status === 401 || status === 403 || (status === 404 && !isMissing);
      if (status >= 500 || isOut === rule.who.includes(name as Role))
        wrong.push(`${endpoint.key}: ${status} for ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('of another user’s account is for admins', async () => {
  const other = Number(people.get('viewer')?.id);
  const wrong: string[] = [];
  for (const endpoint of ownEndpoints().filter(({ path }) => path.startsWith('/users/:id/')))
    for (const role of roles.filter((each) => each !== 'viewer')) {
      const status = await statusOf({ endpoint, who: people.get(role), id: other });
      if ([401, 403, 404].includes(status) === (role === 'admin'))
        wrong.push(`${endpoint.key}: ${status} for ${role}`);
    }
  // Nobody sets up somebody else’s second step, or their passkeys.
  const own = /(two-step\/(begin|confirm)|passkeys\/(begin|finish|rename)): 40[134] for admin/;
  expect(wrong.filter((line) => !own.test(line))).toEqual([]);
});
