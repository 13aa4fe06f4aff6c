import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Design } from '#site/block-kit/design.ts';
import { createDesignSaver, type SaveAnswer, type SaveRequest } from './design-saver.ts';

const design = (id: string): Design => ({ content: [{ type: 'text', props: { id } }], root: { props: {} } });
const [one, two] = [design('one'), design('two')];
const conflict: SaveAnswer = { kind: 'conflict', by: 'Ada', at: 'T9' };

function setUp() {
  const sent: SaveRequest[] = [];
  const shelf: unknown[] = [];
  const answers: (SaveAnswer | 'offline' | Promise<SaveAnswer>)[] = [];
  let count = 0;
  const saver = createDesignSaver({
    updatedAt: 'T0',
    shelf: { put: (kept) => void shelf.splice(0, 1, kept), clear: () => void shelf.splice(0) },
    send: async (request) => {
      sent.push(request);
      const answer = answers.shift();
      if (answer === 'offline') throw new TypeError('fetch failed');
      count += 1;
      const status = request.publish ? 'published' : 'draft';
      return answer ?? { kind: 'saved', updatedAt: `T${count}`, status };
    },
  });
  return { ...saver, sent, shelf, answers };
}

describe('saving a design', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('happens two seconds after the last change, once', async () => {
    const { change, sent, state, shelf } = setUp();
    change(one);
    await wait(1900);
    change(two);
    await wait(1900);
    expect(sent).toEqual([]);
    expect(shelf).toEqual([{ design: two, basedOn: 'T0' }]);
    await wait(200);
    expect(sent).toEqual([{ design: two, basedOn: 'T0', publish: false, asNewVersion: false }]);
    expect(state()).toEqual({ state: 'saved', as: 'draft' });
    expect(shelf).toEqual([]);
  });

  it('builds on what the server answered', async () => {
    const { change, flush, sent } = setUp();
    change(one);
    await flush();
    change(two);
    await flush();
    expect(sent.map(({ basedOn }) => basedOn)).toEqual(['T0', 'T1']);
  });

  it('sends one at a time, and what was changed meanwhile after it', async () => {
    const { change, sent, answers, shelf, hasUnsaved } = setUp();
    let answer: (saved: SaveAnswer) => void = () => {};
    answers.push(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    change(one);
    await wait(2000);
    change(two);
    await wait(1000);
    expect(sent).toHaveLength(1);
    answer({ kind: 'saved', updatedAt: 'T1', status: 'draft' });
    await wait(0);
    expect(shelf).toEqual([{ design: two, basedOn: 'T1' }]);
    await wait(2000);
    expect(sent[1]).toMatchObject({ design: two, basedOn: 'T1' });
    expect(hasUnsaved()).toBe(false);
  });

  it('is tried again while there is no connection, and says so', async () => {
    const { change, sent, answers, state, shelf } = setUp();
    answers.push('offline', 'offline');
    change(one);
    await wait(2000);
    expect(state()).toEqual({ state: 'offline' });
    expect(shelf).toHaveLength(1);
    await wait(2000);
    await wait(5000);
    expect(sent).toHaveLength(3);
    expect(state()).toEqual({ state: 'saved', as: 'draft' });
  });

  it('stops at a conflict until it is decided', async () => {
    const { change, sent, answers, state, shelf, keepMine } = setUp();
    answers.push(conflict);
    change(one);
    await wait(2000);
    expect(state()).toEqual({ state: 'conflict', by: 'Ada', at: 'T9' });
    change(two);
    await wait(60_000);
    expect(sent).toHaveLength(1);
    expect(shelf).toEqual([{ design: two, basedOn: 'T0' }]);
    expect(await keepMine()).toBe(true);
    expect(sent[1]).toEqual({ design: two, basedOn: 'T9', publish: false, asNewVersion: true });
  });

  it('keeps what was built here as an older version when theirs is chosen', async () => {
    const { change, answers, flush, takeTheirs, shelf, sent, hasUnsaved } = setUp();
    answers.push(conflict);
    change(one);
    await flush();
    expect(await takeTheirs()).toBe(true);
    expect(sent[1]).toEqual({
      design: one,
      basedOn: 'T9',
      publish: false,
      asNewVersion: true,
      underTheirs: true,
    });
    expect([shelf, hasUnsaved()]).toEqual([[], false]);
  });

  it('gives nothing up that the server could not keep', async () => {
    const { change, answers, flush, takeTheirs, shelf } = setUp();
    answers.push(conflict, 'offline');
    change(one);
    await flush();
    expect(await takeTheirs()).toBe(false);
    expect(shelf).toEqual([{ design: one, basedOn: 'T0' }]);
  });

  it('shows the sentence of a refusal, and tries again after the next change', async () => {
    const { change, answers, state, sent, hasUnsaved } = setUp();
    answers.push({ kind: 'refused', message: 'Divide it into two pages.' });
    change(one);
    await wait(2000);
    expect(state()).toEqual({ state: 'refused', message: 'Divide it into two pages.' });
    expect(hasUnsaved()).toBe(true);
    change(two);
    await wait(2000);
    expect(sent).toHaveLength(2);
    expect(state()).toEqual({ state: 'saved', as: 'draft' });
  });

  it('says that sample text is meant where somebody said so, for that publishing alone', async () => {
    const { publish, change, sent, flush } = setUp();
    await publish(one, { keepSampleText: true });
    change(two);
    await flush();
    await publish(two);
    expect(sent.map(({ keepSampleText }) => keepSampleText)).toEqual([true, undefined, undefined]);
  });

  it('publishes without waiting, also when nothing changed', async () => {
    const { publish, sent, state } = setUp();
    expect(await publish(one)).toBe(true);
    expect(sent).toEqual([{ design: one, basedOn: 'T0', publish: true, asNewVersion: false }]);
    expect(state()).toEqual({ state: 'saved', as: 'published' });
  });

  it('is behind what was saved after it, until it has something to save itself', async () => {
    const { change, isBehind, state } = createDesignSaver({
      updatedAt: '2026-11-29T09:00:00.000Z',
      hasNewerDraft: true,
      shelf: { put: () => {}, clear: () => {} },
      send: async () => ({ kind: 'saved', updatedAt: '2026-11-29T09:02:00.000Z', status: 'draft' }),
    });
    expect(state()).toEqual({ state: 'saved', as: 'draft' });
    expect(isBehind(null)).toBe(false);
    expect(isBehind('2026-11-29T09:00:00.000Z')).toBe(false);
    expect(isBehind('2026-11-29T09:01:00.000Z')).toBe(true);
    change(one);
    expect(isBehind('2026-11-29T09:01:00.000Z')).toBe(false);
    await wait(2000);
    expect(isBehind('2026-11-29T09:01:00.000Z')).toBe(false);
  });

  it('says of a change after publishing that it is a draft', async () => {
    const { publish, change, flush, state } = setUp();
    await publish(one);
    change(two);
    await flush();
    expect(state()).toEqual({ state: 'saved', as: 'draft' });
  });

  it('is public although something was changed while it was published', async () => {
    const { publish, change, answers, state } = setUp();
    const answer = Promise.withResolvers<SaveAnswer>();
    answers.push(answer.promise);
    const published = publish(one);
    await wait(0);
    change(two);
    answer.resolve({ kind: 'saved', updatedAt: 'T1', status: 'published' });
    expect(await published).toBe(true);
    expect(state()).toEqual({ state: 'changed' });
    await wait(2000);
    expect(state()).toEqual({ state: 'saved', as: 'draft' });
  });

  it('does not wait for ever after a publishing that got no answer: the person decides', async () => {
    const { publish, answers, state, sent } = setUp();
    answers.push('offline');
    expect(await publish(one)).toBe(false);
    expect(state()).toEqual({ state: 'saved' });
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });
});
