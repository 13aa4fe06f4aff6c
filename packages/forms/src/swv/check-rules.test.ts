import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picture } from '../testing/examples.ts';
import type { FormValues } from '../values.ts';
import { brokenRules, checkRules } from './check-rules.ts';
import type { SwvRule, SwvRuleName } from './schema.ts';

const about = { field: 'it', error: 'Mend it.' };
const file = (name: string, size = 10) => picture({ name, size });

type Table = { rule: SwvRule; passes: readonly unknown[]; fails: readonly unknown[] };

const plain = (rule: 'required' | 'requiredfile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time') => ({
  ...about,
  rule,
});
const bounded = (rule: Extract<SwvRule, { threshold: string }>['rule'], threshold: string) => ({
  ...about,
  rule,
  threshold,
});

/** One entry per rule, or this does not compile. */
const tables: Record<SwvRuleName, Table> = {
  required: {
    rule: plain('required'),
    passes: ['0', ['', 'a'], [file('a.pdf')]],
    fails: [undefined, '', ' \t\n', '\u00A0\u3000', '\0', [], ['', ' '], '\u200B'],
  },
  requiredfile: {
    rule: plain('requiredfile'),
    passes: [[file('a.pdf')]],
    fails: [undefined, 'a.pdf', [file('a.pdf', 0)], [file('', 0)]],
  },
  email: {
    rule: plain('email'),
    passes: ['a@b.co', ' ada@example.com ', 'a..b@mail.example.com.au', "o'b+c@x-y.museum", 'a@bc.d'],
    fails: [
      ...['a@b.c', 'ada', '@example.com', 'ada@example', 'a@b@c.com', 'ada@.com', 'ada@a..com', 'ada@-a.com'],
      ...['ada@a-.com', 'ada@a.com.', 'a da@example.com', 'ada@exa_mple.com', 'zoë@example.com'],
    ],
  },
  url: {
    rule: plain('url'),
    passes: ['http://a', 'https://example.com/?a=b#c', 'HTTPS://EXAMPLE.COM'],
    fails: [
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'http:example.com',
      'http://a b',
      'http://',
    ],
  },
  tel: {
    rule: plain('tel'),
    passes: [
      '0255500000',
      '+61 (0)2 5550 0000',
      '5550000',
      '02.5550.0000',
      '02 5550 0000 #12',
      '00 61 2 5550 0000',
    ],
    fails: ['555000', '+1234567890123456', '5550-HOME', 'call me', '+', '##'],
  },
  number: {
    rule: plain('number'),
    passes: ['1', '-1', '0.5', '.5', '-.5', '1e3', '1.5E-3', ' 7 '],
    fails: ['1.', '+1', '1,000', '0x10', '1e', 'NaN', 'Infinity', '--1', '1e999'],
  },
  date: {
    rule: plain('date'),
    passes: ['2026-07-01', '2024-02-29'],
    fails: ['2030-02-30', '2026-02-29', '01/07/2026', '2026-7-1', '2026-13-01', 'soon'],
  },
  time: {
    rule: plain('time'),
    passes: ['00:00', '23:59', '14:30:59'],
    fails: ['24:00', '14:60', '2:30', '14:30:60', '14.30'],
  },
  enum: {
    rule: { ...about, rule: 'enum', accept: ['a', 'B', '1'] },
    passes: ['a', ['a', 'B'], [], '', 1],
    fails: ['b', ['a', 'x'], 'constructor'],
  },
  file: {
    rule: { ...about, rule: 'file', accept: ['.pdf', 'image/*', 'application/msword'] },
    passes: [[], [file('cv.PDF'), file('a.jpeg')], [file('a.b.doc')], [file('', 0)]],
    fails: [[file('cv.pdf.exe')], [file('pdf')], [file('a.svg')], [file('a.pdf'), file('a.docx')]],
  },
  dayofweek: {
    rule: { ...about, rule: 'dayofweek', accept: ['1', '7'] },
    passes: ['2026-11-23', '2026-11-22', 'no date', ''],
    fails: ['2026-11-24', ['2026-11-23', '2026-11-24']],
  },
  minitems: { rule: bounded('minitems', '2'), passes: [[], ['a', 'b']], fails: ['a', ['a', ' ']] },
  maxitems: { rule: bounded('maxitems', '1'), passes: [[], 'a', ['a', '']], fails: [['a', 'b']] },
  minlength: {
    rule: bounded('minlength', '3'),
    passes: ['', 'abc', ['a', 'bc'], '😀a'],
    fails: ['ab', ' ab '],
  },
  maxlength: {
    rule: bounded('maxlength', '3'),
    passes: ['abc', 'a\r\nb', ' abc '],
    fails: ['abcd', '😀😀', ['ab', 'cd'], 'a\r\n\r\nb'],
  },
  minnumber: { rule: bounded('minnumber', '-1.5'), passes: ['-1.5', '7', 'many', ''], fails: ['-2', '-1.6'] },
  maxnumber: { rule: bounded('maxnumber', '10'), passes: ['10', '9', 'many'], fails: ['11', '1e2'] },
  mindate: {
    rule: bounded('mindate', '2026-07-01'),
    passes: ['2026-07-01', '2027-01-01', 'soon'],
    fails: ['2026-06-30'],
  },
  maxdate: { rule: bounded('maxdate', '2026-07-01'), passes: ['2026-07-01', ''], fails: ['2026-07-02'] },
  minfilesize: {
    rule: bounded('minfilesize', '20'),
    passes: [[], [file('a', 10), file('b', 10)]],
    fails: [[file('a', 19)]],
  },
  maxfilesize: {
    rule: bounded('maxfilesize', '20'),
    passes: [[], [file('a', 20)]],
    fails: [[file('a', 10), file('b', 11)]],
  },
  stepnumber: {
    rule: { ...about, rule: 'stepnumber', base: '0.1', interval: '0.1' },
    passes: ['0.3', '0.7', '-0.2', 'many', ''],
    fails: ['0.35', '1.01'],
  },
  all: {
    rule: { ...about, rule: 'all', rules: [plain('email'), bounded('maxlength', '10')] },
    passes: ['a@b.com', ''],
    fails: ['ada', 'ada.byron@example.com'],
  },
  any: {
    rule: { ...about, rule: 'any', rules: [plain('email'), { ...plain('tel'), field: 'other' }] },
    // Nothing given breaks no rule, so the other one passes.
    passes: ['a@b.com', 'nonsense'],
    fails: [],
  },
};

const failing = ({ rule, value }: { rule: SwvRule; value: unknown }) =>
  checkRules({
    schema: { version: '', locale: '', rules: [rule] },
    values: { it: value } as FormValues,
  }).size > 0;

describe.each(Object.entries(tables))('the rule %s', (_name, { rule, passes, fails }) => {
  it.each(passes.map((value) => [value]))('passes %j', (value) =>
    expect(failing({ rule, value })).toBe(false),
  );
  it.each(fails.map((value) => [value]))('fails %j', (value) => expect(failing({ rule, value })).toBe(true));
});

describe('rules together', () => {
  const texts = (rules: SwvRule[], values: FormValues) =>
    Object.fromEntries(checkRules({ schema: { version: '', locale: '', rules }, values }));
  const email = { rule: 'email', field: 'email', error: 'Whole address.' } as const;

  it('say the text of the first one that fails, one for each field', () => {
    const rules: SwvRule[] = [
      email,
      { ...email, rule: 'minlength', threshold: '9', error: 'Longer.' },
      { ...email, rule: 'required', field: 'name', error: 'Enter your name.' },
    ];
    expect(texts(rules, { email: 'ada' })).toEqual({ email: 'Whole address.', name: 'Enter your name.' });
  });

  it('in groups: of all, what failed inside; of any, the group’s own words', () => {
    const inner = [
      email,
      { ...email, rule: 'required' as const, field: 'phone', error: 'Enter your phone.' },
    ];
    const values = { email: 'ada' };
    expect(texts([{ ...email, rule: 'all', error: 'Own.', rules: inner }], values)).toEqual({
      email: 'Whole address.',
    });
    expect(
      texts([{ ...email, rule: 'all', error: 'Own.', rules: [{ ...email, error: '' }] }], values),
    ).toEqual({ email: 'Own.' });
    expect(texts([{ ...email, rule: 'any', error: 'Either.', rules: inner }], values)).toEqual({
      email: 'Either.',
    });
    expect(texts([{ ...email, rule: 'any', error: 'Either.', rules: [] }], values)).toEqual({
      email: 'Either.',
    });
  });

  it('that are not known are left alone', () => {
    const rules = [
      { ...email, rule: 'later' },
      { ...email, rule: 'constructor' },
    ] as unknown as SwvRule[];
    expect(texts(rules, { email: 'ada' })).toEqual({});
  });

  it('never throw, whatever is sent', () => {
    const rules = Object.values(tables).map(({ rule }) => rule);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (it, values) => {
        brokenRules({ schema: { rules }, values: { it } as FormValues });
        brokenRules({ schema: { rules }, values: values as FormValues });
      }),
    );
  });
});
