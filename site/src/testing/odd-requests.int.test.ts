// The API of staff, asked as a program with a mistake asks it. One boot of Payload; costs about 8 s.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, staffApi } from '#site/features/settings/testing/staff-api.ts';
import { testPayload } from './payload.ts';

const { payload } = await testPayload();
const { person, ask, signIn } = staffApi(payload);

let admin: Person;
beforeAll(async () => {
  admin = await person('admin');
});

const COLLECTIONS = ['leads', 'listings', 'pages', 'users', 'media', 'deliveries', 'audit-log', 'feeds'];

/** The status of a list of each collection with this query. */
const statuses = async (query: string) =>
  Promise.all(
    COLLECTIONS.map(async (slug) => (await ask(`/${slug}?limit=1&${query}`, { by: admin })).status),
  );
const all = (status: number) => COLLECTIONS.map(() => status);

describe('a filter that cannot be read is answered 400:', () => {
  it.each([
    ['no filter at all', 'where=abc'],
    ['half a JSON text', 'where={"id":'],
    ['a list in place of a filter', 'where[]=1'],
    ['a list in place of conditions', 'where[id][]=1'],
    ['a text in place of conditions', 'where[id]=1'],
    ['text among the conditions', 'where[and][0]=x'],
    ['conditions without a list', 'where[or][id][equals]=1'],
    ['an operator that does not exist', 'where[id][is]=1'],
    ['a field that does not exist', 'where[nowhere][equals]=1'],
    ['a value of several parts', 'where[id][equals][x][y]=1'],
    ['a list to compare with', 'where[updatedAt][greater_than][]=1'],
    ['a list to look like', 'where[updatedAt][like][]=1'],
    ['a place on a map', 'where[id][near]=1,2,3'],
    ['the character 0', 'where[createdAt][equals]=a%00b'],
    ['a number that is no moment', `where=${encodeURIComponent('{"createdAt":{"equals":1e20}}')}`],
  ])('%s', async (_, query) => {
    expect(await statuses(query)).toEqual(all(400));
  });

  it.each([
    ['letters for an id', 'where[id][equals]=abc'],
    ['letters among ids', 'where[id][in][]=abc'],
    ['an id that is too long', 'where[id][equals]=99999999999999999999'],
    ['letters for a moment', 'where[createdAt][greater_than]=soon'],
    ['an empty text for a moment', 'where[createdAt][less_than]='],
    ['a decimal for an id', 'where[id][equals]=1.5'],
  ])('%s finds nothing, or is refused', async (_, query) => {
    for (const status of await statuses(query)) expect([200, 400]).toContain(status);
  });
});

it('a filter as the admin sends it is answered', async () => {
  const nested = { or: [{ and: [{ id: { in: [1, 2] } }, { createdAt: { exists: true } }] }] };
  for (const query of [
    'where[or][0][and][0][id][equals]=1',
    'where[id][not_in]=1,2',
    `where=${encodeURIComponent(JSON.stringify(nested))}`,
  ])
    expect(await statuses(query)).toEqual(all(200));
});

it('a copy of a record that has no such number is refused', async () => {
  for (const slug of ['pages', 'posts', 'popups', 'listings', 'newsletters'])
    expect((await ask(`/${slug}/abc/duplicate`, { by: admin, method: 'POST', body: {} })).status).toBe(400);
});

describe('two requests of one person at the same moment', () => {
  const sessionsOf = async (id: number) =>
    ((await payload.findByID({ collection: 'users', id, showHiddenFields: true })).sessions ?? []).length;

  it('both sign in, and both stay signed in', async () => {
    const { email, id } = await person('editor');
    const before = await sessionsOf(id);
    const signed = await Promise.all([signIn(email), signIn(email.toUpperCase()), signIn(email)]);
    expect(signed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sessionsOf(id)).toBe(before + 3);
    for (const { json } of signed) {
      const by = { id, email, role: 'editor', token: String(json.token) } as const;
      expect((await ask('/users/me', { by })).json).toMatchObject({ user: { id } });
    }
  });

  it('one signs out while the other signs in', async () => {
    const editor = await person('editor');
    const before = await sessionsOf(editor.id);
    const leave = () => ask('/users/logout', { by: editor, method: 'POST' });
    const [out, signed] = await Promise.all([leave(), signIn(editor.email)]);
    expect([out.status, signed.status]).toEqual([200, 200]);
    expect(await sessionsOf(editor.id)).toBe(before);
  });
});

it('a request that the database cannot answer is told when to try again', async () => {
  const away = Object.assign(
    new Error('Failed query', { cause: Object.assign(new Error(), { code: '53100' }) }),
  );
  const failing = (method: 'create' | 'find' | 'findOne') =>
    vi.spyOn(payload.db, method).mockRejectedValue(away);
  const answers: unknown[] = [];
  for (const [method, work] of [
    ['find', () => ask('/leads', { by: admin })],
    ['create', () => ask('/post-categories', { by: admin, method: 'POST', body: { name: 'News' } })],
    ['findOne', () => signIn(admin.email)],
  ] as const) {
    const spy = failing(method);
    const { status, headers, json } = await work();
    answers.push([status, headers.get('retry-after'), json]);
    spy.mockRestore();
  }
  const told = (rest: string) => ({
    errors: [
      { message: `The website cannot use its database at the moment${rest}. Wait a minute and try again.` },
    ],
  });
  expect(answers).toEqual([
    [503, '30', told('')],
    [503, '30', told(', so nothing was saved')],
    [503, '30', told(', so nothing was saved')],
  ]);
});
