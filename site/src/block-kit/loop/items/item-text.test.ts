import { expect, it } from 'vitest';
import { ITEM_SOURCES } from '#site/features/pages/template-kinds.ts';
import { EXAMPLE_NOW } from '../../examples.ts';
import { LOOP_SOURCES } from '../sources/sources.ts';
import { EXAMPLE_ITEMS } from './example-of-items.ts';
import { excerptOf, ITEM_PLACEHOLDERS, itemTexts } from './item-text.ts';

it.each(Object.entries(EXAMPLE_ITEMS))('%s has every word that its source is said to have', (_, item) => {
  const words = itemTexts({ item, now: EXAMPLE_NOW });
  expect(Object.keys(words).sort()).toEqual([...ITEM_PLACEHOLDERS[item.kind]].sort());
  expect(Object.values(words).every((text) => typeof text === 'string')).toBe(true);
});

it('tells a property as its card does', () => {
  expect(itemTexts({ item: EXAMPLE_ITEMS['a property'], now: EXAMPLE_NOW })).toMatchObject({
    address: '12 Example Street, Newtown NSW 2042',
    price: '$1,250,000',
    open: expect.stringContaining('Open Saturday 21 November'),
    link: '/property/newtown-nsw-2042/12-example-street/41',
  });
});

it('there are item templates for all that loops show', () => {
  expect(Object.keys(ITEM_SOURCES)).toEqual(Object.keys(LOOP_SOURCES));
});

it('an excerpt ends at a whole word', () => {
  expect(excerptOf('Short.\n\nText.')).toBe('Short. Text.');
  const long = excerptOf('word '.repeat(100));
  expect(long).toMatch(/word …$/);
  expect(long.length).toBeLessThanOrEqual(182);
});
