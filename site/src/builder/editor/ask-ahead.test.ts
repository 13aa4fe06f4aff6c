import { expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { askAhead } from './ask-ahead.ts';

const grid = (id: string, props = {}): BlockNode => ({
  type: 'listing-grid',
  props: { id, count: 3, ...props },
});
const section = (id: string, content: BlockNode[]): BlockNode => ({
  type: 'section',
  props: { id, content },
});

function asked(content: BlockNode[], presets: StylePreset[] = []) {
  const wanted: { type: string; props: BlockNode['props'] }[] = [];
  askAhead({ data: { want: (input) => void wanted.push(input) }, content, presets });
  return wanted;
}

it('asks for blocks at any depth, in the order of the page', () => {
  const page = [section('a', [grid('b')]), { type: 'of-a-later-version', props: { id: 'c' } }, grid('d')];
  expect(asked(page).map(({ props }) => props.id)).toEqual(['a', 'b', 'd']);
});

it('asks as the block is drawn, with its style preset', () => {
  const preset: StylePreset = { id: 4, name: 'Dark', block: 'listing-grid', values: { band: 'brand' } };
  const [drawn] = asked([grid('a', { band: 'paper', stylePreset: [4] })], [preset]);
  expect(drawn?.props).toMatchObject({ id: 'a', band: 'brand' });
});

it('leaves the blocks further down to when they are drawn', () => {
  const page = Array.from({ length: 300 }, (_, index) => grid(`block-${index}`));
  expect(asked(page)).toHaveLength(120);
});
