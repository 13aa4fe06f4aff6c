import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockFields, BlockNode } from '#site/block-kit/fields.ts';
import { createBlockData, type LoadedBlocks } from './block-data.ts';

const fields: BlockFields = {
  count: { kind: 'number', label: 'Count', min: 0, max: 9 },
  image: { kind: 'media', label: 'Picture' },
  content: { kind: 'slot', label: 'Content' },
};
const picture = { src: '/media/a.webp', srcset: '', width: 3, height: 2 };

function setUp() {
  const asked: BlockNode[][] = [];
  let answer: (nodes: BlockNode[]) => Record<string, unknown> = (nodes) =>
    Object.fromEntries(nodes.map(({ props }) => [props.id, `data of ${props.count}`]));
  let broken = false;
  let serving: LoadedBlocks['served'] = {};
  const store = createBlockData({
    withData: new Set(['list']),
    fetchBlocks: async (nodes) => {
      asked.push(nodes);
      if (broken) throw new Error('offline');
      return { data: answer(nodes), pictures: { 7: picture }, served: serving };
    },
  });
  const want = (type: string, props: BlockNode['props']) => store.want({ type, props, fields });
  return {
    ...store,
    stateOf: (id: string, type = 'list') => store.stateOf({ id, type }),
    asked,
    want,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    serve: (next: typeof serving) => {
      serving = next;
    },
    breakDown: (is: boolean) => {
      broken = is;
    },
  };
}

describe('the data of blocks in the editor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(300);

  it('comes in one request for all, and not again while nothing changes', async () => {
    const { want, asked, stateOf } = setUp();
    want('list', { id: 'a', count: 1 });
    want('list', { id: 'b', count: 2 });
    expect(stateOf('a')).toEqual({ state: 'loading' });
    await settle();
    want('list', { count: 1, id: 'a' });
    await settle();
    expect(asked).toHaveLength(1);
    expect(stateOf('b')).toEqual({ state: 'ready', data: 'data of 2' });
  });

  it('comes sooner for a block that shows nothing yet', async () => {
    const { want, asked } = setUp();
    want('list', { id: 'a', count: 1 });
    await vi.advanceTimersByTimeAsync(30);
    expect(asked).toHaveLength(1);
    want('list', { id: 'a', count: 2 });
    await vi.advanceTimersByTimeAsync(30);
    expect(asked).toHaveLength(1);
  });

  it('is asked for again where it hangs on other blocks, and stands meanwhile', async () => {
    const { want, asked, stateOf, answerWith, renew } = setUp();
    want('list', { id: 'a', count: 1 });
    await settle();
    answerWith(() => ({ a: 'another' }));
    renew('other');
    await settle();
    expect(asked).toHaveLength(1);
    renew('list');
    expect(stateOf('a')).toEqual({ state: 'ready', data: 'data of 1' });
    await settle();
    expect(stateOf('a')).toEqual({ state: 'ready', data: 'another' });
  });

  it('is not asked for where no loader gives any', async () => {
    const { want, asked, stateOf } = setUp();
    // Before anything was wanted too: nobody tells it to draw again.
    expect(stateOf('a', 'text')).toEqual({ state: 'ready', data: null });
    want('text', { id: 'a', count: 1 });
    await settle();
    expect(asked).toEqual([]);
  });

  it('of a text with a picture is the picture, once', async () => {
    const { want, asked, pictures } = setUp();
    want('text', { id: 'a', image: { id: 7 } });
    await settle();
    want('text', { id: 'a', image: { id: 7 }, count: 5 });
    await settle();
    expect(asked).toHaveLength(1);
    expect(pictures.get(7)).toEqual(picture);
  });

  it('does not ask about a deleted picture for ever', async () => {
    const { want, asked } = setUp();
    want('text', { id: 'a', image: { id: 8 } });
    await settle();
    want('text', { id: 'a', image: { id: 8 }, count: 2 });
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('is asked for again when a property changes, and stays until the answer is there', async () => {
    const { want, asked, stateOf } = setUp();
    want('list', { id: 'a', count: 1 });
    await settle();
    want('list', { id: 'a', count: 3 });
    expect(stateOf('a')).toEqual({ state: 'ready', data: 'data of 1' });
    await settle();
    expect(stateOf('a')).toEqual({ state: 'ready', data: 'data of 3' });
    expect(asked).toHaveLength(2);
  });

  it('leaves out the blocks inside', async () => {
    const { want, asked } = setUp();
    want('list', { id: 'a', content: [{ type: 'list', props: { id: 'b' } }] });
    await settle();
    expect(asked[0]?.[0]?.props).toEqual({ id: 'a' });
  });

  it('brings what the server put into a block, and the data of that', async () => {
    const { want, answerWith, serve, servedIn } = setUp();
    const inner = { type: 'list', props: { id: 'a-x' } };
    answerWith(() => ({ a: { name: 'Promise' }, 'a-x': 'inner', b: null }));
    serve({ a: { content: [inner], isRound: true } });
    expect(servedIn('a')).toBeUndefined();
    want('list', { id: 'a' });
    await settle();
    expect(servedIn('a')).toMatchObject({ content: [inner], isRound: true });
    expect([...(servedIn('a')?.data ?? [])]).toEqual([['a-x', 'inner']]);
  });

  it('has failed where the loader gave nothing, and is asked for again on request', async () => {
    const { want, answerWith, stateOf, again } = setUp();
    answerWith(() => ({}));
    want('list', { id: 'a', count: 1 });
    await settle();
    expect(stateOf('a')).toEqual({ state: 'failed' });
    answerWith(() => ({ a: 'now' }));
    again('a');
    want('list', { id: 'a', count: 1 });
    await settle();
    expect(stateOf('a')).toEqual({ state: 'ready', data: 'now' });
  });

  it('has failed without a connection, and comes with the next look', async () => {
    const { want, breakDown, stateOf } = setUp();
    breakDown(true);
    want('list', { id: 'a', count: 1 });
    await settle();
    expect(stateOf('a')).toEqual({ state: 'failed' });
    breakDown(false);
    want('list', { id: 'a', count: 1 });
    await settle();
    expect(stateOf('a')).toMatchObject({ state: 'ready' });
  });
});
