import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, cleanList, cleanSecret } from './clean-text.ts';

// Letters that NFC takes apart, accents it reorders, and what is stripped between them.
const awkward = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r',
    '\u0000',
    '\u0301',
    '\u0323',
    '\u0344',
    '\u0958',
    '\u200B',
    '\uD800',
  ),
  maxLength: 120,
});

describe.each([
  ['a line', cleanLine],
  ['lines', cleanLines],
  ['a secret', cleanSecret],
])('cleaning %s', (_, clean) => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(awkward, fc.string({ unit: 'binary' })), (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves well-formed NFC text without controls', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const cleaned = clean(text);
        expect(cleaned).toBe(cleaned.normalize('NFC'));
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).not.toMatch(/(?!\n)\p{Cc}/u);
      }),
      { numRuns: 500 },
    );
  });

  it('bounds heaped accents, also on letters that are taken apart', () => {
    expect(clean(`a${'\u0323\u0301'.repeat(20_000)}b`)).toHaveLength(31);
    expect(clean(`\u0958${'\u0323'.repeat(40)}`)).toHaveLength(31);
  });

  it.each([[null], [undefined], [{}], [[]], [Symbol.iterator], [() => 'x']])('makes nothing of %o', (raw) => {
    expect(clean(raw)).toBe('');
  });
});

it.each(['\u200D', ' \u3164 ', '\u202E\u2066', '\u2800', '\u180E\n', '\uFE0F'])(
  'what nobody sees says nothing: %j',
  (text) => {
    expect(cleanLine(text)).toBe('');
    expect(cleanLines(text)).toBe('');
    expect(cleanLine(`a${text}b`)).toMatch(/^a.*b$/u);
  },
);

it('of several texts the first that says something counts', () => {
  expect(cleanLine(['', ' \u200B', 'Zoë', 'Ada'])).toBe('Zoë');
  expect(cleanLine([{}, ['Zoë']])).toBe('');
});

it('a list keeps its texts, each clean', () => {
  expect(cleanList(['a\n', ' ', null, { b: 1 }, 2])).toEqual(['a', '2']);
  expect(cleanList('a')).toEqual(['a']);
});
