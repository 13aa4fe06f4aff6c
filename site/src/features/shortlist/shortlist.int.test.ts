import { describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { createShortlistService } from './shortlist-service.ts';
import type { ListOwner } from './shortlist-types.ts';

const { payload } = await testPayload();

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-02T00:00:00Z');
let now = START;

/** Listings 1 to 999 are on the website; each price tells its number and when it was asked for. */
const service = createShortlistService({
  payload,
  directory: {
    listing: async (id) =>
      id < 1000 ? { priceText: `$${id} at ${(now - START) / DAY}`, channel: 'buy' } : undefined,
  },
  now: () => now,
});

let people = 0;
/** Lists nobody has used. */
function newPeople() {
  people += 1;
  const visitor = `visitor${people}`;
  return { visitor, subscriber: people, browser: { visitor }, account: { subscriber: people } };
}

const save = (owner: ListOwner, listing: number, day = 0) => {
  now = START + day * DAY;
  return service.change({ owner, kind: 'saved', method: 'save', listing });
};
const compare = (owner: ListOwner, listing: number, day = 0) => {
  now = START + day * DAY;
  return service.change({ owner, kind: 'compared', method: 'save', listing });
};
const remove = (owner: ListOwner, listing: number) =>
  service.change({ owner, kind: 'saved', method: 'delete', listing });
const saved = (owner: ListOwner) => service.entries({ owner, kind: 'saved' });

describe('a list', () => {
  it('holds what was saved, newest first, with what it cost then', async () => {
    const { browser } = newPeople();
    expect(await save(browser, 7)).toEqual({ ok: true, message: 'Property Saved', saved: [7], compared: [] });
    await save(browser, 9, 1);
    expect(await saved(browser)).toEqual([
      { listing: 9, note: '', addedAt: START + DAY, priceText: '$9 at 1', channel: 'buy' },
      { listing: 7, note: '', addedAt: START, priceText: '$7 at 0', channel: 'buy' },
    ]);
    expect(await remove(browser, 7)).toEqual({
      ok: true,
      message: 'Property Removed',
      saved: [9],
      compared: [],
    });
  });

  it('keeps the first date when the same is saved again, and takes no harm from a second removal', async () => {
    const { browser } = newPeople();
    await save(browser, 7);
    await save(browser, 7, 3);
    expect(await saved(browser)).toMatchObject([{ listing: 7, addedAt: START, priceText: '$7 at 0' }]);
    await remove(browser, 7);
    expect(await remove(browser, 7)).toMatchObject({ ok: true, saved: [] });
  });

  it('takes nothing that is not on the website', async () => {
    const { browser } = newPeople();
    expect(await save(browser, 1000)).toEqual({
      ok: false,
      reason: 'unknown',
      message: 'This property is no longer on the website.',
    });
    expect(await service.state(browser)).toEqual({ saved: [], compared: [] });
  });

  it('of compared listings holds four; the fifth changes nothing', async () => {
    const { browser } = newPeople();
    for (const id of [1, 2, 3, 4]) await compare(browser, id, id);
    expect(await compare(browser, 5, 5)).toMatchObject({
      ok: false,
      reason: 'full',
      message: 'You can compare up to 4 properties. Remove one to add this property.',
    });
    expect(await compare(browser, 4, 5)).toMatchObject({ ok: true, message: 'Property Added' });
    expect((await service.state(browser)).compared).toEqual([4, 3, 2, 1]);
  });

  it('takes one of two that come at once for the last place', async () => {
    const { browser } = newPeople();
    for (const id of [1, 2, 3]) await compare(browser, id);
    await Promise.all([4, 5, 6, 7].map((id) => compare(browser, id)));
    expect((await service.state(browser)).compared).toHaveLength(4);
  });

  it('is full with 500, and hundreds more that come at once change nothing', async () => {
    const { browser } = newPeople();
    for (let id = 1; id <= 500; id += 1) await save(browser, id);
    const answers = await Promise.all(Array.from({ length: 400 }, (_, index) => save(browser, 501 + index)));
    expect(answers.every((answer) => !answer.ok && answer.reason === 'full')).toBe(true);
    expect((await saved(browser)).length).toBe(500);
  }, 60_000);

  it('is nobody else’s', async () => {
    const [one, other] = [newPeople(), newPeople()];
    await save(one.browser, 7);
    // The same number as an account and as a browser are two.
    await save(one.account, 8);
    await remove(other.browser, 7);
    expect((await service.state(one.browser)).saved).toEqual([7]);
    expect((await service.state(one.account)).saved).toEqual([8]);
    expect((await service.state(other.browser)).saved).toEqual([]);
  });
});

describe('a note', () => {
  it('is kept as it was written, without what nobody can see', async () => {
    const { browser } = newPeople();
    await save(browser, 7);
    const note = '<b>Ask</b> about the “roof”\nand the price';
    expect(
      await service.note({
        owner: browser,
        listing: 7,
        note: `  ${note.replace('\n', '\r\n')}\u0000\u202e `,
      }),
    ).toEqual({ ok: true });
    expect(await saved(browser)).toMatchObject([{ note }]);
    await service.note({ owner: browser, listing: 7, note: ' ' });
    expect(await saved(browser)).toMatchObject([{ note: '' }]);
  });

  it('of 501 characters is refused with a sentence, and one on a listing that is not saved, too', async () => {
    const { browser } = newPeople();
    await save(browser, 7);
    expect(await service.note({ owner: browser, listing: 7, note: 'x'.repeat(500) })).toEqual({ ok: true });
    expect(await service.note({ owner: browser, listing: 7, note: 'y'.repeat(501) })).toMatchObject({
      ok: false,
      message: expect.stringContaining('500'),
    });
    expect(await saved(browser)).toMatchObject([{ note: 'x'.repeat(500) }]);
    expect(await service.note({ owner: browser, listing: 8, note: 'Hm' })).toMatchObject({ ok: false });
  });
});

describe('at sign-in', () => {
  const signIn = ({ visitor, subscriber }: { visitor: string; subscriber: number }) =>
    service.accountPart.signedIn({ visitor, subscriber });

  it('a browser’s lists become part of the account’s, once', async () => {
    const one = newPeople();
    await save(one.browser, 1, 1);
    await compare(one.browser, 2, 1);
    await save(one.account, 3, 2);
    await signIn(one);
    expect(await service.state(one.account)).toEqual({ saved: [3, 1], compared: [2] });
    expect(await service.state(one.browser)).toEqual({ saved: [], compared: [] });
    await remove(one.account, 1);
    await signIn(one);
    expect((await service.state(one.account)).saved).toEqual([3]);
  });

  it('the older date and its note win, and no note is lost to an empty one', async () => {
    const one = newPeople();
    for (const [owner, day] of [
      [one.browser, 0],
      [one.account, 5],
    ] as const) {
      for (const listing of [1, 2, 3]) await save(owner, listing, day);
      await save(owner, 4, 5 - day);
    }
    const write = (owner: ListOwner, listing: number, note: string) => service.note({ owner, listing, note });
    await write(one.browser, 1, 'old');
    await write(one.account, 1, 'new');
    await write(one.account, 2, 'only new');
    await write(one.browser, 3, 'only old');
    await write(one.browser, 4, 'new');
    await write(one.account, 4, 'old');
    await signIn(one);
    const merged = new Map((await saved(one.account)).map((entry) => [entry.listing, entry]));
    expect([1, 2, 3, 4].map((listing) => merged.get(listing)?.note)).toEqual([
      'old',
      'only new',
      'only old',
      'old',
    ]);
    expect([...merged.values()].map(({ addedAt }) => addedAt)).toEqual([START, START, START, START]);
    expect(merged.get(1)?.priceText).toBe('$1 at 0');
  });

  it('four stay of those that are compared: the latest', async () => {
    const one = newPeople();
    for (const id of [1, 2, 3]) await compare(one.account, id, id);
    for (const id of [4, 5]) await compare(one.browser, id, id);
    await signIn(one);
    expect((await service.state(one.account)).compared).toEqual([5, 4, 3, 2]);
  });
});

describe('a link', () => {
  const share = async (owner: ListOwner, { name = '', withNotes = false } = {}) => {
    const made = await service.share({ owner, name, withNotes });
    return made.ok ? made.token : expect.fail(made.message);
  };

  it('shows the list as it is now, without notes unless they are shared', async () => {
    const { browser } = newPeople();
    await save(browser, 1);
    await service.note({ owner: browser, listing: 1, note: 'Too dear?' });
    const [plain, noted] = [
      await share(browser),
      await share(browser, { name: ' Zoë\u0007 ', withNotes: true }),
    ];
    await save(browser, 2, 1);
    expect(await service.shared(plain)).toMatchObject({
      name: '',
      entries: [
        { listing: 2, note: '' },
        { listing: 1, note: '' },
      ],
    });
    expect(await service.shared(noted)).toMatchObject({ name: 'Zoë', entries: [{}, { note: 'Too dear?' }] });
  });

  it('ends when its owner ends it, and only then', async () => {
    const [one, other] = [newPeople(), newPeople()];
    await save(one.browser, 1);
    const token = await share(one.browser);
    expect(await service.unshare({ owner: other.browser, token })).toBe(false);
    expect((await service.shared(token))?.entries).toMatchObject([{ listing: 1 }]);
    expect(await service.unshare({ owner: one.browser, token })).toBe(true);
    expect(await service.shared(token)).toBeUndefined();
  });

  it.each(['', 'x', 'x'.repeat(22), "' or 1=1 --", 'x'.repeat(5000)])(
    'made up as “%.30s” shows nothing',
    async (token) => {
      expect(await service.shared(token)).toBeUndefined();
    },
  );

  it('is one of ten at most', async () => {
    const { browser } = newPeople();
    for (let links = 0; links < 10; links += 1) await share(browser);
    expect(await service.share({ owner: browser, name: '', withNotes: false })).toMatchObject({ ok: false });
    expect(await service.shares(browser)).toHaveLength(10);
  });

  it('goes with its list to an empty account, and ends where the account has a list of its own', async () => {
    const [one, other] = [newPeople(), newPeople()];
    for (const { browser } of [one, other]) await save(browser, 1);
    await save(other.account, 2);
    const tokens = [await share(one.browser), await share(other.browser)] as const;
    for (const { visitor, subscriber } of [one, other])
      await service.accountPart.signedIn({ visitor, subscriber });
    expect((await service.shared(tokens[0]))?.entries).toMatchObject([{ listing: 1 }]);
    expect(await service.shared(tokens[1])).toBeUndefined();
  });
});

describe('what is kept', () => {
  it('can be taken away by its owner, and erased whole', async () => {
    const one = newPeople();
    await save(one.account, 1);
    await compare(one.account, 2);
    await service.note({ owner: one.account, listing: 1, note: 'Mine' });
    const link = await service.share({ owner: one.account, name: 'Zoë', withNotes: true });
    expect(await service.accountPart.data(one.subscriber)).toMatchObject({
      saved: [{ listing: 1, note: 'Mine', addedAt: '2026-11-02T00:00:00.000Z' }],
      compared: [{ listing: 2 }],
      links: [{ name: 'Zoë' }],
    });
    await service.accountPart.erase(one.subscriber);
    expect(await service.accountPart.data(one.subscriber)).toEqual({ saved: [], compared: [], links: [] });
    expect(link.ok && (await service.shared(link.token))).toBeUndefined();
  });

  it('of a browser goes 400 days after it was last here; what an account keeps stays', async () => {
    const [gone, back] = [newPeople(), newPeople()];
    for (const { browser, account } of [gone, back]) {
      await save(browser, 1);
      await save(account, 1);
    }
    const link = await service.share({ owner: gone.browser, name: '', withNotes: false });
    now = START + 300 * DAY;
    await service.state(back.browser);
    now = START + 401 * DAY;
    expect(await service.sweep()).toBeGreaterThan(0);
    expect((await service.state(gone.browser)).saved).toEqual([]);
    expect((await service.state(back.browser)).saved).toEqual([1]);
    expect((await service.state(gone.account)).saved).toEqual([1]);
    expect(link.ok && (await service.shared(link.token))).toBeUndefined();
  });
});
