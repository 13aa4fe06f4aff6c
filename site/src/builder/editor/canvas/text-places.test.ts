import { describe, expect, it } from 'vitest';
import { blocks } from '../../registry.ts';
import { placeShown, textPlaces } from './text-places.ts';

const fieldsOf = (type: string) => blocks.get(type)?.fields ?? {};
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('texts of a block', () => {
  it('are found in its own fields, with their limits', () => {
    const places = textPlaces({ props: { text: 'Sold', eyebrow: '' }, fields: fieldsOf('heading') });
    expect(places).toEqual([
      { path: 'text', kind: 'textarea', value: 'Sold', maxLength: 200 },
      { path: 'eyebrow', kind: 'text', value: '', maxLength: 80 },
    ]);
  });
  it('are found in the items of a list', () => {
    const items = [
      { question: 'Why?', answer: '<p>Because</p>' },
      { question: 'When?', answer: '' },
    ];
    const places = textPlaces({ props: { items }, fields: fieldsOf('faq') });
    expect(places.map(({ path }) => path)).toContain('items[1].question');
    expect(places.find(({ path }) => path === 'items[0].answer')?.kind).toBe('richtext');
  });
});

describe('the place of a text on the page', () => {
  const places = [
    { path: 'a', kind: 'text' as const, value: 'Call us' },
    { path: 'b', kind: 'textarea' as const, value: 'Homes,\nhonestly sold' },
    { path: 'c', kind: 'text' as const, value: 'Call us' },
    { path: 'd', kind: 'richtext' as const, value: '<p>One <b>two</b></p>' },
  ];
  it.each([
    ['however its lines break', 'Homes, honestly sold', 0, 'b'],
    ['in formatted text', ' One two ', 0, 'd'],
    ['as the second of two alike', 'Call us', 1, 'c'],
    ['as the last one where more are shown than stored', 'Call us', 7, 'c'],
  ])('is found %s', (_, shown, nth, path) => {
    expect(placeShown({ places, shown, nth: () => nth, textOf })?.path).toBe(path);
  });
  it.each(['', ' ', 'Something else'])('is none for “%s”', (shown) => {
    expect(placeShown({ places, shown, nth: () => 0, textOf })).toBeUndefined();
  });
});
