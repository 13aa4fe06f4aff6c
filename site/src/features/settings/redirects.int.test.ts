// One boot of Payload: a few seconds. Redirects as staff make them, their files, and addresses that were not found.
import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { countRedirect } from './find-redirect.ts';
import { isWorthNoting, noteMissingAddress } from './missing-addresses.ts';
import { exportRedirectsEndpoint, importRedirectsEndpoint } from './redirect-files.ts';

const NOW = Date.UTC(2026, 10, 23);
let payload: Payload;
const editor = { id: 1, collection: 'users', role: 'editor' } as never;
const make = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, kind: '301' }, user: editor });
const problemOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'accepted',
    (error) => error.data?.errors?.[0]?.message ?? String(error),
  );
const asked = (body: unknown, role = 'editor') =>
  ({
    payload,
    user: { id: 1, collection: 'users', role },
    context: {},
    json: async () => body,
  }) as unknown as PayloadRequest;

beforeAll(async () => {
  ({ payload } = await testPayload({ seedAdmin: true }));
  await payload.create({
    collection: 'pages',
    data: { title: 'About', path: '/about', _status: 'published' },
  });
});

describe('redirects that staff make', () => {
  it.each([
    ['/buy', '/rent', /^A page is at \/buy/],
    ['/about/?from=mail', '/', /^A page is at \/about/],
    ['/admin/old', '/', /^A page is at \/admin\/old/],
    ['/same', '/same/', /circle: \/same → \/same/],
    ['/ask', '/ask?page=2', /circle/],
    ['/shop/*', '/shop/all', /circle: \/shop\/all is itself below \/shop/],
    ['/shop/*', '/shop', /circle/],
    ['/*', '/', /Enter \* only once/],
    ['/a/*/b', '/', /Enter \* only once/],
    ['/a*', '/', /Enter \* only once/],
    ['/a', '/b/*', /Enter \* only at the end/],
    ['/a/*', '/b*', /Enter \* only at the end/],
  ])('are refused from %s to %s', async (from, to, sentence) => {
    expect(await problemOf(make(from, to))).toMatch(sentence);
  });

  it('are refused where they end at their beginning, however long the way', async () => {
    await make('/one', '/two');
    await make('/two', '/three');
    expect(await problemOf(make('/three', '/one'))).toMatch(/circle: \/three → \/one → \/two → \/three/);
    expect(await problemOf(make('/three', '/about'))).toBe('accepted');
  });

  it('are refused where a folder leads back to itself', async () => {
    expect(await problemOf(make('/blog/*', '/journal/*'))).toBe('accepted');
    expect(await problemOf(make('/journal/*', '/blog/*'))).toMatch(/circle/);
    expect(await problemOf(make('/journal/one', '/blog/one'))).toMatch(/circle/);
    expect(await problemOf(make('/journal/*', '/about'))).toBe('accepted');
  });

  it('are still made by the website itself when a page moves', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } } });
    const id = Number(docs[0]?.id);
    const data = { title: 'About', path: '/about-us', _status: 'published' as const };
    await payload.update({ collection: 'pages', id, data, user: editor });
    const { docs: made } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/about' } },
    });
    expect(made).toMatchObject([{ to: '/about-us', kind: '301' }]);
  });

  it('count how often they are used', async () => {
    const { id } = await make('/counted', '/buy');
    await countRedirect({ payload, id, now: NOW });
    await countRedirect({ payload, id, now: NOW });
    expect(await payload.findByID({ collection: 'redirects', id })).toMatchObject({
      hits: 2,
      lastHitAt: new Date(NOW).toISOString(),
    });
  });
});

describe('files of redirects', () => {
  it('are imported row by row, with a sentence for what is wrong', async () => {
    const csv =
      'Source URL;Target URL;Code\nhttps://old.example/team/?p=1;/agents;301\n/sale;/buy;307\n/rent;/buy;\n;/buy;\n/bye;;410\n';
    const answer = await importRedirectsEndpoint.handler(asked({ csv }));
    expect(await answer.json()).toEqual({
      added: 3,
      changed: 0,
      known: 0,
      problems: [
        'Row 5: enter the old path, and where it leads now.',
        expect.stringMatching(/^Row 4: A page is at \/rent/),
      ],
    });
    const again = await importRedirectsEndpoint.handler(
      asked({ csv: 'From,To,Kind\n/sale,/sold,302\n/bye,,410' }),
    );
    expect(await again.json()).toMatchObject({ added: 0, changed: 1, known: 1, problems: [] });
  });

  it('can be exported, and imported again without a change', async () => {
    const answer = await exportRedirectsEndpoint.handler(asked({}));
    const csv = await answer.text();
    expect(csv).toContain('/team?p=1,/agents,301,0,');
    const again = await importRedirectsEndpoint.handler(asked({ csv }));
    expect(await again.json()).toMatchObject({ added: 0, changed: 0, problems: [] });
  });

  it('are for those who may change the website', async () => {
    await expect(importRedirectsEndpoint.handler(asked({ csv: 'x' }, 'agent'))).rejects.toThrow(
      /cannot change/,
    );
  });
});

describe('addresses that were not found', () => {
  it('are counted once each, without what programs try out and what is one visitor’s own', async () => {
    for (const path of ['/our-team', '/our-team', '/wp-login.php', '/.env', '/alerts/confirm/abc'])
      await noteMissingAddress({ payload, path, now: NOW });
    const { docs } = await payload.find({ collection: 'missing-addresses' });
    expect(docs.map(({ path, hits }) => [path, hits])).toEqual([['/our-team', 2]]);
    expect(isWorthNoting(`/${'long'.repeat(60)}`)).toBe(false);
  });

  it('become redirects where staff say where they lead', async () => {
    const { docs } = await payload.find({ collection: 'missing-addresses' });
    const update = (redirectTo: string) =>
      payload.update({
        collection: 'missing-addresses',
        id: Number(docs[0]?.id),
        data: { redirectTo },
        user: editor,
        overrideAccess: false,
      });
    expect(await problemOf(update('/our-team'))).toMatch(/circle/);
    await update('/agents');
    const { docs: made } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/our-team' } },
    });
    expect(made).toMatchObject([{ to: '/agents' }]);
  });
});
