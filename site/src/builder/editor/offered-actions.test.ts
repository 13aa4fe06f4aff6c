import { expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { readAction } from '#site/ui/actions/action-link.ts';
import { offeredActions } from './offered-actions.ts';

const panel = (props: Record<string, unknown>): BlockNode => ({
  type: 'off-canvas',
  props: { id: 'off-canvas-1', content: [], ...props },
});
const section = (content: BlockNode[]): BlockNode => ({
  type: 'section',
  props: { id: 'section-1', content },
});
const offered = (content: BlockNode[], collection = 'pages') =>
  offeredActions({ content, collection }).map(({ label, href }) => [label, readAction(href)]);

it('offers the panels of a page, wherever they stand, by their titles', () => {
  const within = panel({ id: 'off-canvas-2', title: '', linkName: 'menu' });
  expect(offered([panel({ title: 'Filters' }), section([within])])).toEqual([
    ['Open “Filters”', { name: 'off_canvas:open', id: 'off-canvas-1' }],
    ['Open “the panel”', { name: 'off_canvas:open', id: 'menu' }],
  ]);
});

it('does without a name in links that cannot be one', () => {
  expect(offered([panel({ title: 'Filters', linkName: 'a b' })])).toEqual([
    ['Open “Filters”', { name: 'off_canvas:open', id: 'off-canvas-1' }],
  ]);
});

it('offers to close a popup in a popup alone', () => {
  expect(offered([], 'popups').map(([, action]) => action)).toEqual([
    { name: 'popup:close', doNotShowAgain: false },
    { name: 'popup:close', doNotShowAgain: true },
  ]);
  expect(offered([])).toEqual([]);
});

it('offers the anchors of a page, each once', () => {
  const fees = section([]);
  fees.props.box = { anchor: 'fees' };
  expect(offeredActions({ content: [fees, section([{ ...fees }])], collection: 'pages' })).toEqual([
    { label: 'Scroll to “fees”', href: '#fees' },
  ]);
});
