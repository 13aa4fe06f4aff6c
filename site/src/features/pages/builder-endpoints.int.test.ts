import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { designRules } from '#site/builder/design-rules.ts';
import { testPayload } from '#site/testing/payload.ts';
import { designEndpoints } from './design-endpoints.ts';
import { keepNewestVersions, versionNames } from './version-names.ts';

let payload: Payload;
let staff: Record<'admin' | 'editor', number>;
beforeAll(async () => {
  ({ payload } = await testPayload());
  const user = async (name: string, role: 'admin' | 'editor') =>
    (
      await payload.create({
        collection: 'users',
        data: { name, role, email: `${role}@example.com`, password: 'correct horse battery' },
      })
    ).id;
  staff = { admin: await user('Ada', 'admin'), editor: await user('Ed', 'editor') };
});

const design = (text: string) => ({
  content: [{ type: 'heading', props: { id: 'h', text } }],
  root: { props: {} },
});

let page: { id: number; updatedAt: string };
let count = 0;
beforeEach(async () => {
  count += 1;
  page = await payload.create({
    collection: 'pages',
    data: { title: 'About', path: `/about-${count}`, design: design('first'), _status: 'published' },
  });
});

const endpoints = designEndpoints('pages', designRules);
const handlerOf = (path: string) => endpoints.find((endpoint) => endpoint.path === `/:id/${path}`)?.handler;
const put = handlerOf('design');
const getCheck = handlerOf('publish-check');
const getHistory = handlerOf('history');
const getVersion = handlerOf('history/:version');
const putName = handlerOf('history/:version/name');
const postPresence = handlerOf('presence');

/** Sends to an endpoint as a member of staff would. */
async function send({
  handler,
  role = 'editor',
  id = String(page.id),
  version,
  body = {},
}: {
  handler: typeof put;
  role?: 'admin' | 'editor' | 'agent' | '';
  id?: string;
  version?: string;
  body?: object;
}) {
  const user = role ? { id: role === 'admin' ? staff.admin : staff.editor, collection: 'users', role } : null;
  const request = {
    user,
    payload,
    routeParams: { id, version },
    context: {},
    payloadAPI: 'REST',
    headers: new Headers(),
    body: new Response(JSON.stringify(body)).body,
  } as unknown as PayloadRequest;
  const response = (await handler?.(request)) as Response;
  return { code: response.status, ...((await response.json()) as { path?: string }) };
}

describe('what is worth a look before publishing', () => {
  it('is found in the newest draft: pictures, headings, buttons, links, what search engines show', async () => {
    const content = [
      { type: 'heading', props: { id: 'h', level: '2', text: 'Part' } },
      { type: 'heading', props: { id: 'deep', level: '4', text: 'Deep' } },
      { type: 'image', props: { id: 'i', picture: { id: 999_999 } } },
      { type: 'button', props: { id: 'b', buttons: [{ label: 'Go', link: { href: '/gone' } }] } },
    ];
    await send({ handler: put, body: { design: { content, root: { props: {} } }, basedOn: page.updatedAt } });
    const { code, ...found } = await send({ handler: getCheck });
    expect(code).toBe(200);
    expect(found).toMatchObject({
      sampleText: [],
      notes: [
        { id: 'i', text: 'The image has been deleted, so visitors see none. Choose another one.' },
        { id: 'deep', text: '“Deep” is an H4 after an H2. Use H3.' },
        { id: 'b', block: 'Button', text: 'The link /gone: No page is at this address.' },
        { id: '', block: 'Search engines' },
      ],
    });
  });
  it('is for those who may change pages', async () => {
    expect(await send({ handler: getCheck, role: 'agent' })).toMatchObject({ code: 403 });
  });
});

describe('who else has a page open', () => {
  it('is told to those who may change pages', async () => {
    await send({ handler: postPresence, role: 'admin', body: { tab: 'one' } });
    expect(await send({ handler: postPresence, body: { tab: 'two' } })).toMatchObject({
      code: 200,
      others: ['Ada'],
      savedAt: page.updatedAt,
    });
    expect(await send({ handler: postPresence, role: '', body: { tab: 'two' } })).toMatchObject({
      code: 401,
    });
  });
  it('needs the name of a tab', async () => {
    expect(await send({ handler: postPresence, body: {} })).toMatchObject({ code: 400 });
  });
});

describe('work that was restored from another tab', () => {
  const save = (text: string, more: object) =>
    send({ handler: put, body: { design: design(text), basedOn: page.updatedAt, ...more } });
  const newest = () => payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 });
  const text = async () => ((await newest()).design as ReturnType<typeof design>).content[0]?.props.text;

  it('goes on where the answer of that tab got lost, and does not save over what that tab saves later', async () => {
    await save('second', { tab: 'left' });
    const { updatedAt: opened } = await newest();
    const restored = { tab: 'left', opened };
    const { updatedAt: basedOn } = (await save('restored', { tab: 'mine', restored })) as unknown as {
      updatedAt: string;
    };
    expect(await text()).toBe('restored');
    // The other tab was open after all: it asks before it saves over this, and this one before it saves over that.
    expect(await save('third', { tab: 'left' })).toMatchObject({ code: 409 });
    await save('third', { tab: 'left', basedOn });
    expect(await save('fourth', { tab: 'mine', basedOn, restored })).toMatchObject({ code: 409 });
    expect(await save('fourth', { tab: 'new', restored })).toMatchObject({ code: 409 });
    expect(await text()).toBe('third');
  });
});

describe('the history of a page', () => {
  const list = async () => {
    const { versions: lines } = (await send({ handler: getHistory })) as unknown as {
      versions: { id: string; by: string | null; status: string }[];
    };
    return lines;
  };
  it('lists who saved what, newest first, and gives each version', async () => {
    await send({ handler: put, body: { design: design('second'), basedOn: page.updatedAt } });
    const [newest, first] = await list();
    expect(newest).toMatchObject({ by: 'Ed', status: 'draft' });
    expect(first).toMatchObject({ by: null, status: 'published' });
    const found = await send({ handler: getVersion, version: first?.id });
    expect(found).toMatchObject({ code: 200, design: design('first') });
    expect(found.path).toContain(`version=${first?.id}`);
  });
  it('gives no version of another page, and nothing to agents', async () => {
    const [version] = await list();
    const other = await payload.create({ collection: 'pages', data: { title: 'Other', path: '/other-one' } });
    expect(await send({ handler: getVersion, id: String(other.id), version: version?.id })).toMatchObject({
      code: 404,
    });
    expect(await send({ handler: getHistory, role: 'agent' })).toMatchObject({ code: 403 });
  });
  it('names a version, which then outlives the newest ones, until the name is taken back', async () => {
    const target = { payload, collection: 'pages' as const, id: page.id };
    const [version] = await list();
    const named = (name: string) => send({ handler: putName, version: version?.id, body: { name } });
    expect(await named('Before spring campaign')).toMatchObject({
      code: 200,
      versions: [{ id: version?.id, name: 'Before spring campaign' }],
    });
    for (const text of ['second', 'third', 'fourth'])
      await payload.update({ collection: 'pages', id: page.id, data: { design: design(text) } });
    await keepNewestVersions({ ...target, most: 2 });
    expect((await list()).map(({ id }) => id)).toEqual([expect.any(String), expect.any(String), version?.id]);
    await named('');
    await keepNewestVersions({ ...target, most: 2 });
    expect(await list()).toHaveLength(2);
  });
  it('refuses names of other versions, long ones, and those who may not change pages', async () => {
    const [version] = await list();
    const answer = async (input: object) =>
      (await send({ handler: putName, version: version?.id, body: { name: 'Mine' }, ...input })).code;
    expect(await answer({ version: '999999' })).toBe(404);
    expect(await answer({ body: { name: 'x'.repeat(81) } })).toBe(422);
    expect(await answer({ body: {} })).toBe(400);
    expect(await answer({ role: 'agent' })).toBe(403);
  });
  it('forgets the names with the record', async () => {
    const [version] = await list();
    await send({ handler: putName, version: version?.id, body: { name: 'Mine' } });
    await payload.delete({ collection: 'pages', id: page.id });
    expect(await versionNames({ payload, collection: 'pages', id: page.id })).toEqual({});
  });
});

it('the slug is made from the title where it is left empty: the first that is free, and it stays', async () => {
  const make = (title: string) =>
    payload.create({ collection: 'pages', data: { title }, draft: true, overrideAccess: true });
  const first = await make('Selling in Glebe / Annandale');
  expect(first.path).toBe('/selling-in-glebe-annandale');
  expect((await make('Selling in Glebe / Annandale')).path).toBe('/selling-in-glebe-annandale-copy');
  // One that the website has for itself is not taken.
  expect((await make('Agents')).path).toBe('/agents-copy');
  const data = { title: 'Selling in Leichhardt' };
  const renamed = await payload.update({ collection: 'pages', id: first.id, data, draft: true });
  expect(renamed.path).toBe('/selling-in-glebe-annandale');
});
