import { expect, it } from 'vitest';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { placesIn, summaryOf } from './block-summary.ts';

const node = (type: string, props: object): BlockNode => ({ type, props: { id: 'a', ...props } });

it('names a block by its own words', () => {
  expect(summaryOf(node('heading', { text: 'Meet the team' }))).toBe('Meet the team');
});

it('reads rich text without its tags', () => {
  expect(summaryOf(node('text', { html: '<p>Sell &amp; <strong>buy</strong></p>' }))).toBe('Sell & buy');
});

it('names what holds others by the first words inside', () => {
  const inner = [node('spacer', {}), node('heading', { text: 'Fees' })];
  expect(summaryOf(node('section', { content: inner }))).toBe('Fees');
});

it('shortens long words', () => {
  expect(summaryOf(node('heading', { text: 'x'.repeat(90) }))).toBe(`${'x'.repeat(48)}…`);
});

it('has none for a block that says nothing, or that nobody knows', () => {
  expect(summaryOf(node('spacer', {}))).toBe('');
  expect(summaryOf(node('hologram', { text: 'Hi' }))).toBe('');
});

it('calls the places of tabs by their titles, and knows those that are not there', () => {
  const places = placesIn(node('tabs', { tabs: [{ title: 'Buying' }, { title: '' }] }));
  expect(places.filter(({ isUsed }) => isUsed).map(({ name }) => name)).toEqual([
    'Buying',
    'Blocks of tab 2',
  ]);
});

it('knows the columns that there are', () => {
  const used = placesIn(node('columns', { count: 3 })).filter(({ isUsed }) => isUsed);
  expect(used.map(({ name }) => name)).toEqual(['Column 1', 'Column 2', 'Column 3']);
});
