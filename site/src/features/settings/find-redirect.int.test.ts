import { describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { findRedirect, spellings } from './find-redirect.ts';

const { payload } = await testPayload();
const say = (from: string, to: string | null, kind: '301' | '302' | '410' = '301') =>
  // Staff cannot make circles; a page's move is not asked.
  payload.create({ collection: 'redirects', data: { from, to, kind }, context: { pageMoved: true } });

describe('findRedirect', () => {
  it('finds an old address with a closing slash, a query and escapes', async () => {
    await say('/our-team/', '/agents');
    await say('/über uns', '/agents?from=de', '302');
    expect(await findRedirect(payload, '/our-team/?utm_source=mail')).toEqual({
      to: '/agents',
      status: 301,
      takesQuery: false,
      id: expect.any(Number),
    });
    expect(await findRedirect(payload, '/our-team')).toEqual({
      to: '/agents',
      status: 301,
      takesQuery: false,
      id: expect.any(Number),
    });
    expect(await findRedirect(payload, '/Our-Team')).toEqual({
      to: '/agents',
      status: 301,
      takesQuery: false,
      id: expect.any(Number),
    });
    expect(await findRedirect(payload, '/%C3%BCber%20uns/')).toEqual({
      to: '/agents?from=de',
      status: 302,
      takesQuery: false,
      id: expect.any(Number),
    });
  });

  it('says what is gone, and nothing of other addresses', async () => {
    await say('/old-page', null, '410');
    expect(await findRedirect(payload, '/old-page/')).toEqual({ gone: true, id: expect.any(Number) });
    expect(await findRedirect(payload, '/old-page-2')).toBeUndefined();
    for (const path of ['/%E0%A4%A', '/%00', '/x%00y'])
      expect(await findRedirect(payload, path)).toBeUndefined();
  });

  it('finds an address by its query, in any order, before one without a query', async () => {
    await say('/p?id=3&lang=en', '/sell');
    await say('/p', '/buy');
    expect(await findRedirect(payload, '/p/?lang=en&utm_source=a&id=3')).toMatchObject({
      to: '/sell',
      takesQuery: true,
    });
    expect(await findRedirect(payload, '/p?id=4')).toMatchObject({ to: '/buy', takesQuery: false });
    await say('/only?id=3', '/sell');
    expect(await findRedirect(payload, '/only')).toBeUndefined();
  });

  it('leads from a whole folder, to one address or with the rest of the path', async () => {
    await say('/blog/*', '/news/*');
    await say('/blog/2019/*', '/news');
    await say('/blog/about-us', '/agents');
    await say('/gone/*', null, '410');
    const to = async (path: string) => {
      const found = await findRedirect(payload, path);
      return found && ('gone' in found ? 'gone' : found.to);
    };
    expect(await to('/blog')).toBe('/news');
    expect(await to('/blog/')).toBe('/news');
    expect(await to('/blog/Caf%C3%A9/two/?page=2')).toBe('/news/Caf%C3%A9/two');
    expect(await to('/Blog/one')).toBe('/news/one');
    expect(await to('/blog/2019/05/one')).toBe('/news');
    expect(await to('/blog/about-us')).toBe('/agents');
    expect(await to('/gone/for/good')).toBe('gone');
    expect(await to('/blogs')).toBeUndefined();
  });

  it('leads from a folder to no other website than staff chose', async () => {
    await say('/old/*', '/*');
    for (const path of ['/old//evil.example', '/old///evil.example', '/old/\\\\evil.example'])
      expect(await findRedirect(payload, path)).toMatchObject({ to: '/evil.example' });
    expect(await findRedirect(payload, '/old')).toMatchObject({ to: '/' });
  });

  it('leads nobody in a circle', async () => {
    await say('/self', '/self/');
    await say('/a', '/b?x=1');
    await say('/b', '/c');
    await say('/c', '/a');
    for (const path of ['/self', '/a', '/b', '/c']) expect(await findRedirect(payload, path)).toBeUndefined();
  });

  it('follows one hop of an honest chain', async () => {
    await say('/one', '/two');
    await say('/two', 'https://example.com/three');
    expect(await findRedirect(payload, '/one')).toEqual({
      to: '/two',
      status: 301,
      takesQuery: false,
      id: expect.any(Number),
    });
    expect(await findRedirect(payload, '/two')).toEqual({
      to: 'https://example.com/three',
      status: 301,
      takesQuery: false,
      id: expect.any(Number),
    });
  });
});

describe('spellings', () => {
  it('are the decoded one, the one that came and the one in lowercase', () => {
    expect(spellings('/Caf%C3%A9/?a=1')).toEqual(['/Café', '/Caf%C3%A9', '/café']);
    expect(spellings('/plain')).toEqual(['/plain']);
  });
});
