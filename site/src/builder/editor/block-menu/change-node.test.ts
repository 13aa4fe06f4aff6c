import { describe, expect, it } from 'vitest';
import { nodesIn } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { changeNode, styleOf, withStyle, wrapped } from './change-node.ts';

const heading = (id: string, props: object = {}): BlockNode => ({
  type: 'heading',
  props: { id, text: id, ...props },
});
const section = (id: string, content: BlockNode[]): BlockNode => ({
  type: 'section',
  props: { id, content },
});

describe('changing one block', () => {
  const beside = heading('beside');
  const nodes = [beside, section('s', [heading('a'), heading('b')])];
  it('reaches into sections and leaves the others as they are', () => {
    const changed = changeNode({ nodes, id: 'b', change: (node) => ({ ...node, type: 'text' }) });
    expect(changed[0]).toBe(beside);
    expect(nodesIn(changed[1]?.props.content).map(({ type }) => type)).toEqual(['heading', 'text']);
  });
  it('changes nothing where there is no such block', () => {
    expect(changeNode({ nodes, id: 'gone', change: () => beside })).toBe(nodes);
  });
});

it('wraps a block in a new section with the defaults of one', () => {
  const around = wrapped({ node: heading('a'), type: 'section', id: 'section-new' });
  expect(around).toMatchObject({ type: 'section', props: { id: 'section-new', tone: 'paper' } });
  expect(around.props.content).toEqual([heading('a')]);
});
it('wraps a block in the first of two columns', () => {
  const around = wrapped({ node: heading('a'), type: 'columns', id: 'columns-new' });
  expect(around.props).toMatchObject({ count: 2, column1: [heading('a')], column2: [] });
});

describe('copying style', () => {
  const style = styleOf(
    heading('a', { colour: 'brand', size: { base: '5xl' }, box: { marginTop: { base: 40 } } }),
  );
  it('takes how a block looks and not what it says', () => {
    expect(style.values).toEqual({
      colour: 'brand',
      size: { base: '5xl' },
      box: { marginTop: { base: 40 } },
    });
  });
  it('puts it on a block of the same type', () => {
    const { props } = withStyle({ node: heading('b'), style });
    expect(props).toMatchObject({ id: 'b', text: 'b', colour: 'brand', size: { base: '5xl' } });
  });
  it('puts on other blocks only what means the same there', () => {
    const { props } = withStyle({ node: { type: 'text', props: { id: 't', size: 'lead' } }, style });
    expect(props).toMatchObject({ size: 'lead', box: { marginTop: { base: 40 } } });
  });
});
