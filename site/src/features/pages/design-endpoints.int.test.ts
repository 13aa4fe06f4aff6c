import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { designRules } from '#site/builder/design-rules.ts';
import { onPurge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { designEndpoints } from './design-endpoints.ts';

type Node = { type: string; props: { id: string } & Record<string, unknown> };
type Design = { content: Node[]; root: { props: Record<string, unknown> } };

let payload: Payload;
let editor: { id: number };
let admin: { id: number };
beforeAll(async () => {
  ({ payload } = await testPayload());
  const user = (name: string, role: 'admin' | 'editor') =>
    payload.create({
      collection: 'users',
      data: { name, role, email: `${role}@example.com`, password: 'correct horse battery' },
    });
  admin = await user('Ada', 'admin');
  editor = await user('Ed', 'editor');
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

const design = (text: string): Design => ({
  content: [{ type: 'heading', props: { id: 'h', text } }],
  root: { props: {} },
});

const [put, getSampleText, getPreview] = designEndpoints('pages', designRules).map(({ handler }) => handler);

type Answer = {
  status?: string;
  message?: string;
  path?: string;
  updatedAt: string;
  conflict: { by: string | null; at: string };
};

/** Sends to an endpoint as a member of staff would. */
async function send({
  role = 'editor',
  id = String(page.id),
  body = {},
  handler = put,
  headers = {},
}: {
  role?: 'admin' | 'editor' | 'agent' | '';
  id?: string;
  body?: unknown;
  handler?: typeof put;
  headers?: Record<string, string>;
} = {}) {
  const user = role ? { id: role === 'admin' ? admin.id : editor.id, collection: 'users', role } : null;
  const request = {
    user,
    payload,
    routeParams: { id },
    context: {},
    payloadAPI: 'REST',
    headers: new Headers(headers),
    body: new Response(typeof body === 'string' ? body : JSON.stringify(body)).body,
  } as unknown as PayloadRequest;
  const response = (await handler?.(request)) as Response;
  return { code: response.status, ...((await response.json()) as Answer) };
}

const save = (text: string, more: object = {}) =>
  send({ body: { design: design(text), basedOn: page.updatedAt, ...more } });
const textOf = async ({ draft }: { draft: boolean }) => {
  const doc = await payload.findByID({ collection: 'pages', id: page.id, draft, depth: 0 });
  return (doc.design as Design).content[0]?.props.text;
};
const versions = async () =>
  (
    await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: '-updatedAt',
      limit: 50,
    })
  ).docs;

describe('saving a design', () => {
  it('makes a draft, and visitors keep seeing what is published', async () => {
    expect(await save('second')).toMatchObject({ code: 200 });
    expect(await textOf({ draft: true })).toBe('second');
    expect(await textOf({ draft: false })).toBe('first');
  });

  it('publishes when asked to', async () => {
    expect(await save('second', { publish: true })).toMatchObject({ code: 200 });
    expect(await textOf({ draft: false })).toBe('second');
  });

  it('goes on from what it answered', async () => {
    const { updatedAt } = await save('second');
    expect(await save('third', { basedOn: updatedAt })).toMatchObject({ code: 200 });
    expect(await textOf({ draft: true })).toBe('third');
  });

  it('knows its own save again when the answer got lost', async () => {
    const mine = { tab: 'mine' };
    await save('second', mine);
    expect(await save('third', mine)).toMatchObject({ code: 200 });
    expect(await textOf({ draft: true })).toBe('third');
  });

  it('takes no other save for its own: not another tab’s, nor what was changed after it', async () => {
    await save('second', { tab: 'theirs' });
    expect(await save('third', { tab: 'mine' })).toMatchObject({ code: 409 });
    expect(await save('third')).toMatchObject({ code: 409 });
    await payload.update({ collection: 'pages', id: page.id, data: { title: 'Renamed' }, draft: true });
    expect(await save('third', { tab: 'theirs' })).toMatchObject({ code: 409 });
    expect(await textOf({ draft: true })).toBe('second');
  });

  it('makes nothing public again while it is a draft', async () => {
    const purged = vi.fn();
    const stop = onPurge(purged);
    const { updatedAt } = await save('second');
    expect(purged).not.toHaveBeenCalled();
    await save('second', { basedOn: updatedAt, publish: true });
    stop();
    expect(purged).toHaveBeenCalledWith(expect.arrayContaining([`page:/about-${count}`]), 'here');
  });

  it('is refused with who and when where somebody else saved meanwhile', async () => {
    const theirs = await send({
      role: 'admin',
      body: { design: design('theirs'), basedOn: page.updatedAt },
    });
    expect(await save('mine')).toEqual({
      code: 409,
      conflict: { by: 'Ada', at: theirs.updatedAt },
    });
    expect(await textOf({ draft: true })).toBe('theirs');
  });

  it('is stored where only the form was saved meanwhile, or the page was published at its time', async () => {
    const { updatedAt } = await save('second');
    await payload.update({ collection: 'pages', id: page.id, data: { title: 'Renamed' }, draft: true });
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } });
    expect(await textOf({ draft: false })).toBe('second');
    expect(await save('third', { basedOn: updatedAt })).toMatchObject({ code: 200 });
    const { title } = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 });
    expect([title, await textOf({ draft: true })]).toEqual(['Renamed', 'third']);
  });

  it('lets one of two win who save in the same moment', async () => {
    const both = await Promise.all([save('one'), save('two')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
  });

  it('keeps theirs in the history when mine becomes the newest', async () => {
    await send({ role: 'admin', body: { design: design('theirs'), basedOn: page.updatedAt } });
    const { conflict } = await save('mine');
    await save('mine', { basedOn: conflict.at, asNewVersion: true });
    const texts = (await versions()).map(({ version }) => (version.design as Design).content[0]?.props.text);
    expect(texts.slice(0, 2)).toEqual(['mine', 'theirs']);
  });

  it('keeps mine in the history when theirs stays the newest, in their name', async () => {
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { design: design('theirs') as never },
      user: { ...admin, collection: 'users', role: 'admin' } as never,
      draft: true,
    });
    const { conflict } = await save('mine');
    const answer = await save('mine', { basedOn: conflict.at, asNewVersion: true, underTheirs: true });
    expect(answer).toMatchObject({ code: 200, status: 'draft' });
    const texts = (await versions()).map(({ version }) => (version.design as Design).content[0]?.props.text);
    expect(texts.slice(0, 2)).toEqual(['theirs', 'mine']);
    const newest = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 });
    expect(newest.editedBy).toBe(admin.id);
    expect(await textOf({ draft: false })).toBe('first');
  });

  it('does not fill the history with one person’s minutes', async () => {
    let basedOn = page.updatedAt;
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      basedOn = (await save(text, { basedOn })).updatedAt;
    }
    expect(await textOf({ draft: true })).toBe('6');
    expect((await versions()).length).toBeLessThanOrEqual(3);
  });

  it('cleans what it stores', async () => {
    const content = [
      { type: 'text', props: { id: 't', html: '<p>Hi</p><script>alert(1)</script>', onclick: 'x' } },
      { type: 'hologram', props: { id: 'u', depth: 3 } },
    ];
    await save('', { design: { content, root: {} } });
    const doc = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 });
    const [text, unknown] = (doc.design as Design).content;
    expect(text?.props).toMatchObject({ html: '<p>Hi</p>' });
    expect(text?.props).not.toHaveProperty('onclick');
    expect(unknown).toEqual({ type: 'hologram', props: { id: 'u', depth: 3 } });
  });

  it('says what to do where it is too much', async () => {
    const content = Array.from({ length: 1001 }, (_, at) => ({ type: 'text', props: { id: `t${at}` } }));
    const answer = await save('', { design: { content, root: {} } });
    expect(answer).toMatchObject({ code: 422, message: expect.stringContaining('Split it') });
    expect(await textOf({ draft: true })).toBe('first');
  });

  it('says what to do where blocks stand deep in one another', async () => {
    const levels = 60_000;
    const nested = `${'{"type":"section","props":{"id":"s","content":['.repeat(levels)}${']}}'.repeat(levels)}`;
    const body = `{"design":{"content":[${nested}],"root":{}},"basedOn":"${page.updatedAt}"}`;
    expect(body.length).toBeLessThan(5_000_000);
    expect(await send({ body })).toMatchObject({
      code: 422,
      message: expect.stringContaining('Move the innermost'),
    });
    expect(await textOf({ draft: true })).toBe('first');
  });

  it('is as good as nothing to names that programs have uses for', async () => {
    const body = `{"design":{"__proto__":{"content":[]},"constructor":1,"content":[{"type":"__proto__","props":{"id":"__proto__","__proto__":{"isAdmin":true}}},{"type":"heading","props":{"id":"h","__proto__":{"text":"x"},"text":"kept"}}]},"basedOn":"${page.updatedAt}","__proto__":{"publish":true}}`;
    expect(await send({ body })).toMatchObject({ code: 200, status: 'draft' });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const doc = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 });
    expect((doc.design as Design).content.map(({ type, props }) => [type, props.id])).toEqual([
      ['__proto__', '__proto__'],
      ['heading', 'h'],
    ]);
    expect(JSON.stringify(doc.design)).not.toContain('isAdmin');
  });

  it('takes text that a database would refuse, without what it would refuse', async () => {
    const body = `{"design":{"content":[{"type":"heading","props":{"id":"h","text":"A\\u0000 \\ud83c home"}},{"type":"later","props":{"id":"l","\\u0000":"\\ud800"}}]},"basedOn":"${page.updatedAt}"}`;
    expect(await send({ body })).toMatchObject({ code: 200 });
    expect(await textOf({ draft: true })).toBe('A \ufffd home');
  });

  it('takes pasted HTML from admins alone', async () => {
    const html = { content: [{ type: 'html', props: { id: 'x', html: '<b>Hi</b>' } }], root: {} };
    expect(await save('', { design: html })).toMatchObject({
      code: 422,
      message: expect.stringContaining('Only admins'),
    });
    const body = { design: html, basedOn: page.updatedAt };
    expect(await send({ role: 'admin', body })).toMatchObject({ code: 200 });
  });

  it.each([
    [401, { role: '' }],
    [403, { role: 'agent' }],
    [404, { id: '999999' }],
    [404, { id: 'x' }],
    [400, { body: { basedOn: 'now' } }],
    [400, { body: '{"design":' }],
    [413, { headers: { 'content-length': '9000000' } }],
    // As it is, whatever its length was said to be.
    [413, { body: 'x'.repeat(5_000_001) }],
  ] as const)('answers %s to %.60j and changes nothing', async (code, request) => {
    const answer = await send({ body: { design: design('x'), basedOn: page.updatedAt }, ...request });
    expect(answer.code).toBe(code);
    expect(answer.message).toMatch(/\.$/);
    expect(await textOf({ draft: true })).toBe('first');
  });
});

describe('a page’s form', () => {
  const asEditor = () => ({
    overrideAccess: false,
    user: { ...editor, collection: 'users', role: 'editor' },
  });

  it('cannot put an old design back', async () => {
    await save('second');
    await payload.update({
      ...asEditor(),
      collection: 'pages',
      id: page.id,
      draft: true,
      data: { title: 'About us', design: design('first') as never },
    } as never);
    const doc = await payload.findByID({ collection: 'pages', id: page.id, draft: true, depth: 0 });
    expect(doc.title).toBe('About us');
    expect((doc.design as Design).content[0]?.props.text).toBe('second');
  });

  it('publishes the newest draft', async () => {
    await save('second');
    await payload.update({
      ...asEditor(),
      collection: 'pages',
      id: page.id,
      data: { _status: 'published' },
    } as never);
    expect(await textOf({ draft: false })).toBe('second');
  });

  it('restores an older version with its design', async () => {
    await save('second', { publish: true });
    const first = (await versions()).find(
      ({ version }) => (version.design as Design).content[0]?.props.text === 'first',
    );
    await payload.restoreVersion({ ...asEditor(), collection: 'pages', id: first?.id as never } as never);
    expect(await textOf({ draft: true })).toBe('first');
  });
});

describe('sample text', () => {
  const SAMPLE = 'A heading that says what follows';
  const found = [{ id: 'h', block: 'Heading', text: SAMPLE }];

  it('is published by nobody who has not said that it is meant', async () => {
    const refused = await save(SAMPLE, { publish: true });
    expect(refused).toMatchObject({ code: 422, message: expect.stringContaining(`“${SAMPLE}” (Heading)`) });
    expect(await textOf({ draft: false })).toBe('first');
    expect(await save(SAMPLE, { publish: true, keepSampleText: true })).toMatchObject({ code: 200 });
    expect(await textOf({ draft: false })).toBe(SAMPLE);
  });

  it('may be in a draft, and is listed', async () => {
    expect(await send({ handler: getSampleText })).toMatchObject({ sampleText: [] });
    expect(await save(SAMPLE)).toMatchObject({ code: 200 });
    expect(await send({ handler: getSampleText })).toMatchObject({ sampleText: found });
    expect(await send({ handler: getSampleText, role: '' })).toMatchObject({ code: 401 });
  });

  it('is refused from the page’s form too, and not where the program itself publishes', async () => {
    await save(SAMPLE);
    const publish = (query: object, payloadAPI = 'REST') =>
      payload.update({
        collection: 'pages',
        id: page.id,
        data: { _status: 'published' },
        req: { payloadAPI, query, context: {} } as never,
      });
    await expect(publish({})).rejects.toMatchObject({ status: 422, data: { sampleText: found } });
    expect(await publish({}, 'local')).toMatchObject({ _status: 'published' });
    expect(await publish({ keepSampleText: 'true' })).toMatchObject({ _status: 'published' });
  });
});

describe('copies and addresses', () => {
  const copy = async (id = page.id) =>
    payload.duplicate({ collection: 'pages', id, draft: true }) as unknown as {
      id: number;
      title: string;
      path: string;
    };

  it('a copy has an address of its own and says that it is one, also the second and a copy of it', async () => {
    const path = `/about-${count}`;
    expect(await copy()).toMatchObject({ title: 'About (copy)', path: `${path}-copy` });
    const second = await copy();
    expect(second).toMatchObject({ title: 'About (copy)', path: `${path}-copy-2` });
    expect(await copy(second.id)).toMatchObject({ title: 'About (copy)', path: `${path}-copy-2-copy` });
    expect(second).toMatchObject({ _status: 'draft' });
  });

  it('a copy of the home page is beside it', async () => {
    const home = await payload.create({ collection: 'pages', data: { title: 'Home', path: '/' } });
    expect(await copy(home.id)).toMatchObject({ path: '/home-copy' });
  });

  it('two pages at one address are refused with a sentence that names the other', async () => {
    const second = payload.create({
      collection: 'pages',
      data: { title: 'About us', path: `/About-${count}/`, _status: 'published' },
    });
    await expect(second).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'path',
            message: 'The page “About” already uses this slug. Choose another one.',
          },
        ],
      },
    });
  });
});

describe('the preview link', () => {
  it('is for editors and admins', async () => {
    const answer = await send({ handler: getPreview });
    expect(answer.path).toMatch(new RegExp(`^/preview/pages/${page.id}\\?t=`));
    expect(await send({ handler: getPreview, role: 'agent' })).toMatchObject({ code: 403 });
    expect(await send({ handler: getPreview, role: '' })).toMatchObject({ code: 401 });
  });
});
