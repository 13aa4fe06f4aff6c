import { expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { compareDesigns } from './compare-designs.ts';

const heading = (id: string, text = id): BlockNode => ({ type: 'heading', props: { id, text } });
const section = (id: string, content: BlockNode[]): BlockNode => ({
  type: 'section',
  props: { id, content },
});

const told = (before: BlockNode[], after: BlockNode[]) =>
  compareDesigns({ before, after }).map(({ id, kind, settings }) => [kind, id, ...settings].join(' '));

it('finds nothing between equal versions', () => {
  expect(told([section('s', [heading('a')])], [section('s', [heading('a')])])).toEqual([]);
});
it('names the settings of a changed block, also within others', () => {
  expect(told([section('s', [heading('a', 'Old')])], [section('s', [heading('a', 'New')])])).toEqual([
    'changed a Heading',
  ]);
});
it('finds blocks that came and went', () => {
  expect(told([heading('a'), heading('gone')], [heading('a'), heading('new')])).toEqual([
    'added new',
    'removed gone',
  ]);
});
it('finds a block that moved into a section', () => {
  expect(told([heading('a'), section('s', [])], [section('s', [heading('a')])])).toContain('moved a');
});
it('tells what a block says', () => {
  expect(compareDesigns({ before: [], after: [heading('a', 'Sell with us')] })).toMatchObject([
    { block: 'Heading', text: 'Sell with us' },
  ]);
});
