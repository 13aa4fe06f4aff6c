import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../messages.ts';
import { picture } from '../testing/examples.ts';
import { isBlank } from '../values.ts';
import { type Field, kindOf, kinds } from './list.ts';

type Examples<F extends Field> = {
  field: F;
  /** What is sent, the answer it becomes, and how that reads. */
  accepted: readonly (readonly [raw: unknown, answer: unknown, shown: string])[];
  refused: readonly (readonly [raw: unknown, rule: Rule])[];
};

const common = { name: 'it', label: 'It' };
const options = [
  { value: 'buy', label: 'To buy' },
  { value: 'rent', label: 'To rent' },
];
const oneOf = {
  accepted: [
    ['buy', 'buy', 'To buy'],
    [' rent ', 'rent', 'To rent'],
    [['rent', 'buy'], 'rent', 'To rent'],
  ],
  refused: [
    ['Buy', 'option'],
    ['constructor', 'option'],
  ],
} as const;

/** One entry per kind, or this does not compile. */
const examples: { [K in Field['kind']]: Examples<Extract<Field, { kind: K }>> } = {
  text: {
    field: { ...common, kind: 'text' },
    accepted: [
      ['  Ada\tByron\r\n', 'Ada Byron', 'Ada Byron'],
      ['e\u0301', 'é', 'é'],
      ['e\u0000\u0301', 'é', 'é'],
      ['pay\u202Eeht\u200B', 'payeht', 'payeht'],
      [12, '12', '12'],
    ],
    refused: [],
  },
  textarea: {
    field: { ...common, kind: 'textarea' },
    accepted: [['one\r\ntwo\rthree\u2028four\n', 'one\ntwo\nthree\nfour', 'one\ntwo\nthree\nfour']],
    refused: [],
  },
  email: {
    field: { ...common, kind: 'email' },
    accepted: [
      [' Ada@Example.COM ', 'Ada@Example.COM', 'Ada@Example.COM'],
      [
        "o'brien+home@mail.example.net.au",
        "o'brien+home@mail.example.net.au",
        "o'brien+home@mail.example.net.au",
      ],
      ['a@b.info', 'a@b.info', 'a@b.info'],
      ['ada＠example.com', 'ada@example.com', 'ada@example.com'],
      // Endings that came after "a dot and 2 to 4 letters" was written.
      ['ada@agency.sydney', 'ada@agency.sydney', 'ada@agency.sydney'],
      ['ada@home.Properties', 'ada@home.Properties', 'ada@home.Properties'],
      ['ada@b.museum', 'ada@b.museum', 'ada@b.museum'],
      ['ada@b.xn--p1ai', 'ada@b.xn--p1ai', 'ada@b.xn--p1ai'],
    ],
    refused: [
      'ada',
      'ada@example',
      '@example.com',
      'ada@.com',
      'a@b.c',
      'a@b.xn--',
      `a@b.${'c'.repeat(64)}`,
      'a b@c.com',
      'a@b.com x',
      'a@b@c.com',
      'a@b.c0m',
    ].map((raw) => [raw, 'format'] as const),
  },
  phone: {
    field: { ...common, kind: 'phone' },
    accepted: [
      [' (03) 5550 0000 ', '(03) 5550 0000', '(03) 5550 0000'],
      // As the keyboards of visitors who read Arabic and Chinese write it, and as websites set it.
      ['٠٤٠٠ ٠٠٠ ٠٠٠', '0400 000 000', '0400 000 000'],
      ['＋６１ ４００ ０００ ０００', '+61 400 000 000', '+61 400 000 000'],
      ['0400‑000–000', '0400-000-000', '0400-000-000'],
      ...['12345', '+61 400 000 000', '0400.000.000', '02 5550 0000 ext. 12', '12'].map(
        (number) => [number, number, number] as [string, string, string],
      ),
    ],
    refused: ['abc', '<script>', 'ask me', '---', 'call 0400 000 000'].map((raw) => [raw, 'format'] as const),
  },
  password: {
    field: { ...common, kind: 'password' },
    accepted: [
      ['  two words ', '  two words ', ''],
      ['e\u0301', 'é', ''],
    ],
    refused: [],
  },
  hidden: { field: { ...common, kind: 'hidden' }, accepted: [[' R2-99 ', 'R2-99', 'R2-99']], refused: [] },
  context: {
    field: { ...common, kind: 'context', maxLength: 5 },
    accepted: [
      ['abcdefgh', 'abcde', 'abcde'],
      ['abcd efgh', 'abcd', 'abcd'],
      ['abcd😀', 'abcd', 'abcd'],
    ],
    refused: [],
  },
  select: { field: { ...common, kind: 'select', options }, ...oneOf },
  radio: { field: { ...common, kind: 'radio', options }, ...oneOf },
  checkbox: {
    field: { ...common, kind: 'checkbox' },
    accepted: [
      ['on', true, 'Yes'],
      ['1', true, 'Yes'],
      [undefined, false, 'No'],
      ['No', false, 'No'],
      [{}, false, 'No'],
    ],
    refused: [],
  },
  checkboxes: {
    field: { ...common, kind: 'checkboxes', options, minChosen: 1, maxChosen: 1 },
    accepted: [
      ['buy', ['buy'], 'To buy'],
      [['rent', 'rent', ''], ['rent'], 'To rent'],
    ],
    refused: [
      [['rent', 'buy'], 'tooMany'],
      [['buy', 'lease'], 'option'],
      [[], 'tooFew'],
    ],
  },
  places: {
    field: { ...common, kind: 'places', maxPlaces: 2, suggestFrom: '/places' },
    accepted: [
      ['Newtown, 2042;', ['Newtown', '2042'], 'Newtown, 2042'],
      [['Newtown NSW 2042', 'Newtown NSW 2042'], ['Newtown NSW 2042'], 'Newtown NSW 2042'],
    ],
    refused: [
      ['a, b, c', 'tooMany'],
      ['x'.repeat(81), 'maxLength'],
    ],
  },
  date: {
    field: { ...common, kind: 'date', min: '1999-07-01', max: 'today' },
    accepted: [
      ['30/06/2026', '2026-06-30', '30/06/2026'],
      ['1-7-2026', '2026-07-01', '01/07/2026'],
      // “Date picker format dd/mm/yyyy”: the number keypad of an iPhone has no “/”, and people write short years.
      ['01072026', '2026-07-01', '01/07/2026'],
      ['01/07/26', '2026-07-01', '01/07/2026'],
      ['۰۱／۰۷／۲۰۲۶', '2026-07-01', '01/07/2026'],
      ['2024-02-29', '2024-02-29', '29/02/2024'],
      ['29/02/2000', '2000-02-29', '29/02/2000'],
      ['01/07/1999', '1999-07-01', '01/07/1999'],
      ['31/12/2000', '2000-12-31', '31/12/2000'],
    ],
    refused: [
      ...[
        '30/02/2027',
        '29/02/2027',
        '29/02/2100',
        '31/04/2027',
        '12/31/2027',
        '0/1/2027',
        '1/2-2027',
        'soon',
      ].map((raw) => [raw, 'format'] as const),
      ['30/06/1999', 'min'],
      ['02/07/2026', 'max'],
    ],
  },
  number: {
    field: { ...common, kind: 'number', min: 0, max: 2_000_000 },
    accepted: [
      ['$1,250,000', 1_250_000, '1,250,000'],
      [' 2.5 ', 2.5, '2.5'],
      ['-0', 0, '0'],
      [7, 7, '7'],
      ['2,000,000', 2_000_000, '2,000,000'],
    ],
    refused: [
      ...['1,2', '1e3', '0x10', '1.', 'two', 'NaN', '--1', '1'.repeat(400)].map(
        (raw) => [raw, 'format'] as const,
      ),
      ['-1', 'min'],
      ['2000001', 'max'],
    ],
  },
  file: {
    field: {
      ...common,
      kind: 'file',
      accept: ['jpg', 'png'],
      maxBytes: 3 * 1024 * 1024,
      maxFiles: 2,
      minFiles: 1,
    },
    accepted: [
      [[picture()], [picture()], 'leak.jpg (2 KB)'],
      [
        [picture({ name: 'A.b.PNG', size: 3 * 1024 * 1024 }), picture({ name: '', size: 0 }), 'text', null],
        [picture({ name: 'A.b.PNG', size: 3 * 1024 * 1024 })],
        'A.b.PNG (3 MB)',
      ],
    ],
    refused: [
      [[], 'tooFew'],
      [[picture(), picture(), picture()], 'tooMany'],
      [[picture({ name: 'leak.gif' })], 'fileType'],
      [[picture({ name: 'jpg' })], 'fileType'],
      [[picture({ name: 'leak.jpg.exe' })], 'fileType'],
      [[picture({ size: 3 * 1024 * 1024 + 1 })], 'fileSize'],
      [[picture({ size: 0 })], 'fileEmpty'],
    ],
  },
  url: {
    field: { ...common, kind: 'url' },
    accepted: [[' https://example.com/a?b ', 'https://example.com/a?b', 'https://example.com/a?b']],
    refused: [
      ['example.com', 'format'],
      ['javascript:alert(1)', 'format'],
      ['http://a b', 'format'],
    ],
  },
  time: {
    field: { ...common, kind: 'time' },
    accepted: [[' 14:30 ', '14:30', '14:30']],
    refused: [
      ['24:00', 'format'],
      ['2:30 pm', 'format'],
    ],
  },
  range: {
    field: { ...common, kind: 'range', step: 25 },
    accepted: [['75', 75, '75']],
    refused: [
      ['101', 'max'],
      ['-25', 'min'],
      ['30', 'step'],
      ['much', 'format'],
    ],
  },
  acceptance: {
    field: { ...common, kind: 'acceptance' },
    accepted: [
      ['1', true, 'Yes'],
      [true, true, 'Yes'],
    ],
    refused: [['', 'required']],
  },
  quiz: { field: { ...common, kind: 'quiz' }, accepted: [[' Perth ', 'Perth', '']], refused: [] },
};

const today = '2026-07-01';

describe.each(kinds.map(({ kind }) => ({ name: kind, ...(examples[kind] as Examples<Field>) })))(
  'the kind $name',
  ({ field, accepted, refused }) => {
    const kind = kindOf(field);
    const clean = (raw: unknown) => kind.clean({ raw, field });

    it('is found by the name of its fields', () => expect(kind.kind).toBe(field.kind));

    it.each(accepted)('accepts %j', (raw, expected, shown) => {
      const answer = clean(raw);
      expect(answer).toStrictEqual(expected);
      if (answer === undefined) throw new Error('an example must have an answer');
      expect(kind.check({ answer, field, today })).toBeUndefined();
      expect(kind.show({ answer, field })).toBe(shown);
    });

    it.each(refused)('refuses %j', (raw, rule) => {
      const answer = clean(raw);
      if (answer === undefined) throw new Error('an example must have an answer');
      expect(kind.check({ answer, field, today })?.rule).toBe(rule);
    });

    it.each([
      [undefined],
      [null],
      [''],
      [' \u200B'.slice(field.kind === 'password' ? 1 : 0)],
      [[]],
      [['']],
      [{}],
    ])('takes %j as nothing given', (raw) => expect(isBlank(clean(raw))).toBe(true));

    it('takes what an untouched control sends as nothing given', () =>
      expect(isBlank(clean(kind.empty))).toBe(true));

    it('cleans, checks and shows anything without throwing, and leaves its own answers unchanged', () => {
      const text = fc.string({ unit: 'binary' });
      const given = accepted.map(([raw]) => raw);
      const raws = fc.oneof(fc.anything(), text, fc.array(text), fc.constantFrom(...given));
      fc.assert(
        fc.property(raws, (raw) => {
          const answer = clean(raw);
          if (answer === undefined) return;
          expect(clean(answer)).toStrictEqual(answer);
          expect(kind.check({ answer, field, today })?.rule ?? 'ok').toBeTypeOf('string');
          expect(kind.show({ answer, field })).not.toMatch(/(?!\n)\p{Cc}/u);
        }),
      );
    });
  },
);
