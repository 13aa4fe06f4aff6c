import { expect, it } from 'vitest';
import type { BlockNode } from '../fields.ts';
import { summaryOf } from './block-summary.ts';

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
