import { describe, expect, it } from 'vitest';
import { nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { collected, duplicatedMany, movedMany, replacedMany, withoutMany } from './many-blocks.ts';

const heading = (id: string): BlockNode => ({ type: 'heading', props: { id, text: id } });
const section = (id: string, content: BlockNode[]): BlockNode => ({
  type: 'section',
  props: { id, content },
});
const page = () => [heading('a'), section('s', [heading('b'), heading('c')]), heading('d')];
const ids = (...each: string[]) => new Set(each);

/** A page as text: what is in a section stands in brackets. */
const shape = (nodes: BlockNode[]): string =>
  nodes.map(({ props: { id, content } }) => (content ? `${id}(${shape(nodesIn(content))})` : id)).join(' ');

describe('several chosen blocks', () => {
  const nodes = page();
  it('are in the order of the page, without what is in another chosen one', () => {
    expect(shape(collected({ nodes, ids: ids('d', 'c', 'a') }))).toBe('a c d');
    expect(shape(collected({ nodes, ids: ids('b', 's') }))).toBe('s(b c)');
  });
  it('are removed wherever they stand, and the rest stays the same', () => {
    const left = withoutMany({ nodes, ids: ids('a', 'b') });
    expect(shape(left)).toBe('s(c) d');
    expect(left.at(-1)).toBe(nodes.at(-1));
    expect(withoutMany({ nodes, ids: ids('gone') })).toBe(nodes);
  });
  it('are copied after the last of them in each place', () => {
    const copy = (node: BlockNode) => ({ ...node, props: { ...node.props, id: `${node.props.id}2` } });
    expect(shape(duplicatedMany({ nodes, ids: ids('a', 'd', 'b'), copy }))).toBe('a s(b b2 c) d a2 d2');
    expect(shape(duplicatedMany({ nodes, ids: ids('s', 'b'), copy }))).toBe('a s(b c) s2(b c) d');
  });
  it('move together, and not at all where one is at the end', () => {
    expect(shape(movedMany({ nodes, ids: ids('a', 's'), by: 1 }))).toBe('d a s(b c)');
    expect(shape(movedMany({ nodes, ids: ids('s', 'd'), by: -1 }))).toBe('s(b c) d a');
    expect(movedMany({ nodes, ids: ids('a', 's'), by: -1 })).toBe(nodes);
    expect(shape(movedMany({ nodes, ids: ids('a', 'c'), by: -1 }))).toBe('a s(c b) d');
  });
  it('are replaced by one block where the first of them was', () => {
    expect(shape(replacedMany({ nodes, ids: ids('c', 'd'), by: heading('new') }))).toBe('a s(b new)');
  });
});
