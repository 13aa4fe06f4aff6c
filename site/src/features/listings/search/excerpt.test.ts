import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const shown = (text: string, ...words: string[]) =>
  excerptOf({ text, words })
    ?.map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test.each([
  ['Light from three sides.', ['side'], 'Light from three [sides].'],
  ['Two studies, a café and a Pool', ['study', 'cafe', 'pools'], 'Two [studies], a [café] and a [Pool]'],
  ['An apartment', ['art'], undefined],
  ['', ['art'], undefined],
])('%j with %j', (text, words, expected) => {
  expect(shown(text, ...words)).toBe(expected);
});

test('a long text is cut around the first word that was found', () => {
  const long = `${'before '.repeat(40)}pool ${'after '.repeat(60)}pool`;
  const text = String(shown(long, 'pool'));
  expect(text).toMatch(/^… before .* \[pool\] after .* …$/);
  expect(text.length).toBeLessThan(200);
});
