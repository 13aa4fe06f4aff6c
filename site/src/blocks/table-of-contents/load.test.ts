import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { load as loadTableOfContents } from './load.ts';
import { tableOfContents } from './table-of-contents.tsx';

const content: BlockNode[] = [
  { type: 'heading', props: { id: 'h-000001', text: 'The page', level: '1' } },
  {
    type: 'section',
    props: {
      id: 's-000001',
      content: [
        { type: 'heading', props: { id: 'h-000002', text: ' Our fees ', level: '2' } },
        { type: 'text', props: { id: 't-000001', html: '<p>x</p><h3>By <b>state</b></h3><h4>Small</h4>' } },
        { type: 'heading', props: { id: 'h-000003', text: ' ', level: '2' } },
      ],
    },
  },
  { type: 'unknown-kind', props: { id: 'u-000001', text: 'Not a heading', level: '2' } },
];

const load = (deepest: '2' | '3' | '4') =>
  loadTableOfContents({
    // It asks the database nothing.
    payload: {} as Payload,
    props: { ...tableOfContents.defaults, deepest },
    context: { path: '/fees', content },
    now: 0,
  });

it('lists headings and those of written text, wherever they stand, without the page’s title', async () => {
  expect((await load('3')).data).toEqual([
    { id: 'our-fees-000002', text: 'Our fees', level: 2 },
    { id: 'by-state-000001', text: 'By state', level: 3 },
  ]);
});

it.each([
  ['2', 1],
  ['3', 2],
  ['4', 3],
] as const)('stops at level %s', async (deepest, count) => {
  expect((await load(deepest)).data).toHaveLength(count);
});
