import { describe, expect, test } from 'vitest';
import { calculateDuty } from './calculate.ts';
import { DutyInputError } from './errors.ts';
import type { DutyInput } from './input.ts';
import type { Scheme } from './tables.ts';
import { duty, fees, invented, scheme, table } from './testing/invented.ts';

const purchase = (own: Partial<DutyInput> = {}): DutyInput => ({
  state: 'NSW',
  date: '2025-12-01',
  value: 200_000,
  ...own,
});
const calculate = (schemes: Scheme[], own: Partial<DutyInput> = {}) =>
  calculateDuty(purchase(own), invented([duty, ...schemes, ...fees]));

const concession = (give: Scheme['tables'][number]['rules'][number]['give'], id = 'relief') =>
  scheme({ id, part: 'concession', tables: [table([{ when: { firstHome: true }, give }])] });

describe('the answer', () => {
  test('adds up duty and fees, and explains each', () => {
    const result = calculate([]);
    expect(result).toMatchObject({ stampDuty: 3_000, transferFee: 100, mortgageFee: 100, totalFees: 3_200 });
    expect(result).toMatchObject({
      edition: '2025-26',
      dutiableValue: 200_000,
      concession: 0,
      totalGrants: 0,
    });
    expect(result.lines.map(({ id }) => id)).toEqual(['duty', 'transferFee', 'mortgageFee']);
    expect(result.lines[0]).toMatchObject({
      label: 'The duty',
      amount: 3_000,
      rule: 'As the Act says.',
      edition: '2025-26',
      from: '2025-07-01',
      confidence: 'high',
      source: { title: 'The Act' },
      moreSources: [{ title: 'The Gazette' }],
      caveats: [],
      working: [
        { step: 'band', over: 0, to: 100_000, rate: 1, per: 100, amount: 1_000 },
        { step: 'band', over: 100_000, to: 200_000, rate: 2, per: 100, amount: 2_000 },
      ],
    });
  });

  test('is plain data as JSON, lines included', () => {
    const result = calculate([]);
    const sent = JSON.parse(JSON.stringify(result));
    expect(sent).toEqual({ ...result, lines: result.lines });
    expect(sent.lines).toHaveLength(3);
  });

  test('makes its lines once', () => {
    const result = calculate([]);
    expect(result.lines).toBe(result.lines);
  });

  test('before the first table is that there are no rates', () => {
    const result = calculate([], { date: '2025-06-30' });
    expect(result.noRates).toBe('No rates for New South Wales before 1 July 2025.');
    expect(result).toMatchObject({ stampDuty: null, totalFees: null, totalGrants: null, lines: [] });
  });

  test('after the last edition checked uses the last table and says so', () => {
    const { lines, edition } = calculate([], { date: '2026-07-01' });
    expect(edition).toBe('2026-27');
    expect(lines.map((line) => [line.edition, line.caveats])).toEqual([
      ['2025-26', ['The 2026-27 rules are not known. These are the 2025-26 rules.']],
      ['2025-26', ['The 2026-27 fee is not known. This is the 2025-26 fee.']],
      ['2025-26', ['The 2026-27 fee is not known. This is the 2025-26 fee.']],
    ]);
  });

  test('has no fee, and no total, before the first known one', () => {
    const late = fees.map((fee) => ({
      ...fee,
      tables: fee.tables.map((one) => ({ ...one, from: '2026-01-01' })),
    }));
    const result = calculateDuty(purchase(), invented([duty, ...late]));
    expect(result).toMatchObject({ stampDuty: 3_000, transferFee: null, totalFees: null });
    expect(result.lines.at(-1)).toMatchObject({
      amount: null,
      caveats: ['The 2025-26 fee is not known.'],
    });
  });

  test('for nothing bought is nothing to pay in duty', () => {
    expect(calculate([], { value: 0 })).toMatchObject({ stampDuty: 0, concession: 0 });
  });
});

describe('concessions', () => {
  const buyer = { firstHome: true };

  test.each([
    ['nil', { formula: 'nil' }, 3_000],
    [
      'an amount off by steps',
      {
        formula: 'less',
        steps: [
          { from: 0, off: 500 },
          { from: 200_000, off: 400 },
        ],
      },
      400,
    ],
    ['never more than the duty', { formula: 'less', steps: [{ from: 0, off: 99_999 }] }, 3_000],
    ['a taper of the duty', { formula: 'taper', nilTo: 150_000, endsAt: 250_000 }, 1_500],
    ['a fading amount', { formula: 'fading', nilTo: 150_000, endsAt: 250_000 }, 1_000],
    ['a rate per hundred over a limit', { formula: 'perHundred', nilTo: 190_000, rate: 3 }, 2_700],
    ['a rate per hundred never above the duty', { formula: 'perHundred', nilTo: 100_000, rate: 9 }, 0],
    ['a share', { formula: 'share', percent: 50 }, 1_500],
    ['a share with a cap', { formula: 'share', percent: 50, most: 700 }, 700],
    ['another scale', { formula: 'scale', scale: { bands: [{ over: 0, base: 0, rate: 1 }] } }, 1_000],
  ] as const)('%s', (_, give, off) => {
    const result = calculate([concession(structuredClone(give) as never)], buyer);
    expect(result).toMatchObject({ concession: off, stampDuty: 3_000 - off });
  });

  test('the one that leaves least to pay is given', () => {
    const two = [
      concession({ formula: 'share', percent: 20 }, 'small'),
      concession({ formula: 'share', percent: 30 }, 'large'),
    ];
    const result = calculate(two, buyer);
    expect(result.concession).toBe(900);
    expect(result.lines.filter(({ part }) => part === 'concession').map(({ id }) => id)).toEqual(['large']);
  });

  test('are not given to others', () => {
    expect(calculate([concession({ formula: 'nil' })], { firstHome: false }).concession).toBe(0);
  });

  test('of unknown amount make the duty unknown', () => {
    const result = calculate([concession({ formula: 'unknown' })], buyer);
    expect(result).toMatchObject({ stampDuty: null, concession: null, totalFees: null, transferFee: 100 });
    expect(result.lines.find(({ id }) => id === 'relief')).toMatchObject({ amount: null, working: [] });
  });

  test('of unknown amount do not matter when another leaves nothing to pay', () => {
    const two = [concession({ formula: 'unknown' }), concession({ formula: 'nil' }, 'full')];
    expect(calculate(two, buyer)).toMatchObject({ stampDuty: 0, concession: 3_000 });
  });

  test('that ended speak to those they would concern', () => {
    const ended = scheme({
      id: 'ended',
      part: 'concession',
      tables: [
        table([{ when: { firstHome: true }, give: { formula: 'none' }, caveat: 'It ended in June.' }]),
      ],
    });
    expect(calculate([ended], buyer).lines[1]).toMatchObject({ amount: 0, caveats: ['It ended in June.'] });
    expect(calculate([ended]).lines.map(({ id }) => id)).not.toContain('ended');
  });

  test('the income test counts children up to its limit', () => {
    const income = { upTo: 100_000, perChild: 5_000, childrenTo: 2 };
    const tested = scheme({
      id: 'tested',
      part: 'concession',
      tables: [table([{ when: { income }, give: { formula: 'nil' } }])],
    });
    const paid = (own: Partial<DutyInput>) => calculate([tested], own).stampDuty;
    expect(paid({ income: 100_000 })).toBe(0);
    expect(paid({ income: 100_001 })).toBe(3_000);
    expect(paid({ income: 110_000, children: 2 })).toBe(0);
    expect(paid({ income: 110_001, children: 5 })).toBe(3_000);
  });
});

describe('what else there is', () => {
  test('a surcharge on the foreign buyers’ share', () => {
    const surcharge = scheme({
      id: 'surcharge',
      part: 'foreignDuty',
      tables: [table([{ give: { formula: 'percent', percent: 8 } }])],
    });
    expect(calculate([surcharge], { foreign: true }).foreignDuty).toBe(16_000);
    expect(calculate([surcharge], { foreign: true, foreignShare: 0.25 })).toMatchObject({
      foreignDuty: 4_000,
      totalFees: 7_200,
    });
    expect(calculate([surcharge]).foreignDuty).toBe(0);
  });

  test('a concession that the surcharge shares in, under one cap', () => {
    const both = [
      concession({ formula: 'share', percent: 100, most: 5_000, foreignToo: true }),
      scheme({
        id: 'surcharge',
        part: 'foreignDuty',
        tables: [table([{ give: { formula: 'percent', percent: 8 } }])],
      }),
    ];
    const result = calculate(both, { firstHome: true, foreign: true });
    expect(result).toMatchObject({ stampDuty: 0, concession: 3_000, foreignDuty: 14_000 });
  });

  test('grants, never more than the price', () => {
    const grant = (give: Scheme['tables'][number]['rules'][number]['give']) =>
      scheme({ id: 'grant', part: 'fhog', tables: [table([{ when: { firstHome: true }, give }])] });
    const given = (own: Partial<DutyInput>) =>
      calculate([grant({ formula: 'amount', amount: 10_000 })], own).fhog;
    expect(given({ firstHome: true })).toBe(10_000);
    expect(given({ firstHome: true, value: 9_000 })).toBe(9_000);
    expect(given({})).toBe(0);
    const less = grant({ formula: 'lessPerHundred', amount: 8_500, over: 150_000, less: 17 });
    expect(calculate([less], { firstHome: true, value: 160_099 }).fhog).toBe(6_800);
  });

  test('a first home buyer reads why there is no grant', () => {
    const none = scheme({ id: 'grant', part: 'fhog', tables: [table([], { rule: 'There is none.' })] });
    expect(calculate([none], { firstHome: true }).lines.at(-1)).toMatchObject({
      amount: 0,
      rule: 'There is none.',
    });
  });

  test('a dutiable value less the building work to come', () => {
    const offThePlan = scheme({
      id: 'off-the-plan',
      part: 'dutiableValue',
      tables: [
        table([
          { when: { offThePlan: true }, give: { formula: 'deductConstruction', leavesAtMost: 150_000 } },
        ]),
      ],
    });
    const bought = (own: Partial<DutyInput>) => calculate([offThePlan], { offThePlan: true, ...own });
    expect(bought({ constructionAfterContract: 100_000 })).toMatchObject({
      dutiableValue: 100_000,
      stampDuty: 1_000,
    });
    expect(bought({ constructionAfterContract: 49_999 }).dutiableValue).toBe(200_000);
    const unsaid = bought({ value: 140_000 });
    expect(unsaid.dutiableValue).toBe(140_000);
    expect(unsaid.lines[0]?.caveats).toEqual([expect.stringContaining('Enter its cost')]);
  });

  test('fees by steps, by started parts, by whole thousands with a cap', () => {
    const transfer = (fee: object, value: number) => {
      const own = scheme({
        id: 'fee',
        part: 'transferFee',
        tables: [table([{ give: { formula: 'fee', fee } as never }])],
      });
      return calculateDuty(purchase({ value }), invented([duty, own])).transferFee;
    };
    const steps = { steps: [{ to: 50_000, amount: 10 }], base: 10, over: 50_000, each: 3, per: 10_000 };
    expect([50_000, 50_001, 60_000, 60_001].map((value) => transfer(steps, value))).toEqual([10, 13, 13, 16]);
    const whole = { base: 100, each: 2.34, per: 1_000, count: 'whole', most: 120 };
    expect([999, 1_000, 1_999, 9_000].map((value) => transfer(whole, value))).toEqual([
      100, 102.34, 102.34, 120,
    ]);
  });
});

describe('what is no purchase is refused, with the field and what to do', () => {
  test.each([
    [
      'a negative price',
      { value: -1 },
      'value',
      'Give the price in dollars, between 0 and 1,000,000,000,000.',
    ],
    ['no number', { value: Number.NaN }, 'value', /price/],
    ['too much', { value: 1e12 + 1 }, 'value', /price/],
    ['a text', { value: '5' as never }, 'value', /price/],
    ['an unknown state', { state: 'NZ' as never }, 'state', /ACT, NSW/],
    ['a day that is not in the calendar', { date: '2025-02-29' }, 'date', /calendar/],
    ['no day', { date: 'today' }, 'date', /2026-07-01/],
    ['a share over 1', { foreignShare: 1.5 }, 'foreignShare', /between 0 and 1/],
    ['half a child', { children: 0.5 }, 'children', /whole number/],
    ['an unknown kind', { kind: 'castle' as never }, 'kind', /established, new, vacant/],
    ['a yes', { firstHome: 'yes' as never }, 'firstHome', /true or false/],
    ['a negative income', { income: -5 }, 'income', /income/],
  ] as const)('%s', (_, own, field, sentence) => {
    const calculating = () => calculate([], own);
    expect(calculating).toThrow(DutyInputError);
    expect(calculating).toThrow(expect.objectContaining({ field, name: 'DutyInputError' }));
    expect(calculating).toThrow(sentence);
  });
});
