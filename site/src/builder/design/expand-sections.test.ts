import { expect, it } from 'vitest';
import { MAX_BLOCKS, nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { expandSections } from './expand-sections.ts';

const node = (id: string, type: string, props: object = {}): BlockNode => ({ type, props: { id, ...props } });
const synced = (id: string, section: unknown): BlockNode =>
  node(id, 'synced-section', { section: [section] });
const spacer = (id: string) => node(id, 'spacer');

/** Expands with these sections stored, and tells the ids as a tree and the questions that were asked. */
async function expanded(content: BlockNode[], stored: Record<number, BlockNode[]> = {}) {
  const asked: number[][] = [];
  const whole = await expandSections({
    content,
    find: async (ids) => {
      asked.push(ids);
      return new Map(
        ids.flatMap((id) =>
          stored[id] ? [[id, { design: { content: stored[id], root: { props: {} } } }]] : [],
        ),
      );
    },
  });
  return { tree: whole.map(treeOf), asked };
}

type Tree = string | [string, ...Tree[]];

function treeOf({ props }: BlockNode): Tree {
  const inner = nodesIn(props.content);
  return inner.length > 0 ? [props.id, ...inner.map(treeOf)] : props.id;
}

it('asks nothing for a page without any', async () => {
  expect(await expanded([spacer('a')])).toEqual({ tree: ['a'], asked: [] });
});

it('puts in what a section holds, under ids of its own each time', async () => {
  const stored = { 1: [spacer('s')] };
  const { tree, asked } = await expanded(
    [synced('a', 1), node('box', 'section', { content: [synced('b', 1)] })],
    stored,
  );
  expect(tree).toEqual([
    ['a', 'a-s'],
    ['box', ['b', 'b-s']],
  ]);
  expect(asked).toEqual([[1]]);
});

it('puts sections into sections', async () => {
  const { tree, asked } = await expanded([synced('a', 1)], {
    1: [synced('x', 2), spacer('y')],
    2: [spacer('z')],
  });
  expect(tree).toEqual([['a', ['a-x', 'a-x-z'], 'a-y']]);
  expect(asked).toEqual([[1], [2]]);
});

it.each([
  ['itself', { 1: [spacer('s'), synced('again', 1)] }, [['a', 'a-s', 'a-again']]],
  [
    'itself by way of another',
    { 1: [synced('x', 2)], 2: [spacer('s'), synced('back', 1)] },
    [['a', ['a-x', 'a-x-s', 'a-x-back']]],
  ],
])('leaves one empty that is within %s', async (_what, stored, tree) => {
  expect((await expanded([synced('a', 1)], stored)).tree).toEqual(tree);
});

it.each([
  ['gone', 9],
  ['no number', 'x'],
  ['none', undefined],
])('stays empty where the section is %s', async (_what, section) => {
  expect((await expanded([synced('a', section), spacer('b')])).tree).toEqual(['a', 'b']);
});

it('puts in ten sections within one another, and asks for no more than it puts in', async () => {
  const stored = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [at + 1, [synced(`s${at + 2}`, at + 2)]]),
  );
  const chain = await expanded([synced('s1', 1)], stored);
  const deepest = `s1${Array.from({ length: 10 }, (_, at) => `-s${at + 2}`).join('')}`;
  expect(JSON.stringify(chain.tree)).toContain(`"${deepest}"`);
  expect(JSON.stringify(chain.tree)).not.toContain(`${deepest}-`);
  expect(chain.asked.length).toBeLessThanOrEqual(11);
  // The page names all of them itself, so all are found.
  const all = await expanded(
    Object.keys(stored)
      .map((id) => synced(`p${id}`, Number(id)))
      .slice(0, 50),
    stored,
  );
  const depth = (tree: Tree): number =>
    typeof tree === 'string' ? 1 : 1 + Math.max(...tree.slice(1).map((one) => depth(one as Tree)));
  expect(Math.max(...all.tree.map(depth))).toBeLessThanOrEqual(11);
});

it('never makes a page larger than a page may be', async () => {
  // Each holds the next twice: without a limit, a million blocks.
  const stored = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [at + 1, [synced('l', at + 2), synced('r', at + 2), spacer('s')]]),
  );
  const { tree } = await expanded([synced('a', 1)], stored);
  expect(JSON.stringify(tree).split(',').length).toBeLessThanOrEqual(MAX_BLOCKS + 1);
});
