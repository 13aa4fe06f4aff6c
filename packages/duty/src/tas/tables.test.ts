import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput } from '../index.ts';
import { mortgageFee, transferFee } from './registration.ts';

type Purchase = Omit<DutyInput, 'state'>;

const tas = (purchase: Purchase) => calculateDuty({ state: 'TAS', ...purchase });
const caveats = (purchase: Purchase, id: string) =>
  tas(purchase).lines.find((line) => line.id === id)?.caveats;

const firstHome = { use: 'primary', firstHome: true, kind: 'established' } as const;
const newHome = { ...firstHome, kind: 'new' } as const;
const apartment = { kind: 'new', offThePlan: true, dwelling: 'unit' } as const;
const pensioner = { use: 'primary', pensioner: true, kind: 'established' } as const;

test.each([
  [0, 0],
  [1, 50],
  [3_000, 50],
  [3_001, 51.75],
])('a purchase of %i bears the least duty or the first band', (value, stampDuty) => {
  expect(tas({ date: '2025-09-01', value }).stampDuty).toBe(stampDuty);
});

// General duty: 13,997.50 at 400,000; 18,247.50 at 500,000; 22,497.50 at 600,000; 28,935 at 750,000.
test.each<[string, Purchase, number]>([
  ['none before it began', { ...firstHome, date: '2018-02-06', value: 400_000 }, 0],
  ['half up to 400,000', { ...firstHome, date: '2018-02-07', value: 400_000 }, 6_998.75],
  ['none over it', { ...firstHome, date: '2021-03-15', value: 400_001 }, 0],
  ['half up to 500,000', { ...firstHome, date: '2021-03-16', value: 500_000 }, 9_123.75],
  ['none over it', { ...firstHome, date: '2021-12-31', value: 500_001 }, 0],
  ['half up to 600,000', { ...firstHome, date: '2022-01-01', value: 600_000 }, 11_248.75],
  ['half on the last day of halves', { ...firstHome, date: '2024-02-17', value: 600_000 }, 11_248.75],
  ['all of it the next day', { ...firstHome, date: '2024-02-18', value: 600_000 }, 22_497.5],
  ['all of it up to 750,000', { ...firstHome, date: '2026-06-30', value: 750_000 }, 28_935],
  ['none a dollar over', { ...firstHome, date: '2026-06-30', value: 750_001 }, 0],
  ['none after June 2026', { ...firstHome, date: '2026-07-01', value: 750_000 }, 0],
  ['none on a new home', { ...newHome, date: '2025-09-01', value: 500_000 }, 0],
  ['none on an investment', { ...firstHome, use: 'investment', date: '2025-09-01', value: 500_000 }, 0],
])('first home relief, %s', (_, purchase, concession) => {
  expect(tas(purchase).concession).toBe(concession);
});

describe('what ended is said to those whom it concerns', () => {
  test.each<[string, string, Purchase]>([
    ['first-home', 'a first home', { ...firstHome, date: '2026-07-01', value: 750_000 }],
    ['off-the-plan', 'an apartment', { ...apartment, date: '2026-07-01', value: 750_000 }],
    ['pensioner', 'a pensioner', { ...pensioner, date: '2025-07-01', value: 600_000 }],
  ])('%s: %s', (id, _, purchase) => {
    expect(caveats(purchase, id)).toEqual([expect.stringContaining('No extension was announced')]);
    expect(caveats({ ...purchase, value: 750_001 }, id)).toBeUndefined();
    expect(caveats({ date: purchase.date, value: purchase.value }, id)).toBeUndefined();
  });
});

test.each<[string, Purchase, number]>([
  ['none before it began', { ...apartment, date: '2024-06-30', value: 750_000 }, 0],
  ['half, for an investor too', { ...apartment, date: '2024-07-01', value: 750_000 }, 14_467.5],
  ['none over 750,000', { ...apartment, date: '2026-06-30', value: 750_001 }, 0],
  ['none for a house', { ...apartment, dwelling: 'house', date: '2026-06-30', value: 750_000 }, 0],
  ['none after June 2026', { ...apartment, date: '2026-07-01', value: 750_000 }, 0],
])('off-the-plan concession, %s', (_, purchase, concession) => {
  expect(tas(purchase).concession).toBe(concession);
});

// Half of 19,998.50 at 541,200 and of 20,002.75 on the next hundred, against a grant of 10,000.
test.each([
  [541_200, 0, 10_000],
  [541_201, 10_001.38, 0],
  [750_000, 14_467.5, 0],
  [750_001, 0, 10_000],
])(
  'a first apartment at %i gets the concession or the grant, whichever is more',
  (value, concession, fhog) => {
    const purchase = { ...newHome, ...apartment, value };
    expect(tas({ ...purchase, date: '2024-07-01' })).toMatchObject({ concession, fhog });
    expect(tas({ ...purchase, date: '2025-06-30' })).toMatchObject({ concession, fhog });
    // The grant is worth more than half the duty at every price of the concession.
    expect(tas({ ...purchase, date: '2025-07-01' })).toMatchObject({ concession: 0, fhog: 30_000 });
    expect(tas({ ...purchase, date: '2026-07-01' })).toMatchObject({ concession: 0, fhog: 20_000 });
  },
);

test.each<[string, Purchase, number]>([
  ['none before it began', { ...pensioner, date: '2018-02-09', value: 400_000 }, 0],
  ['half up to 400,000', { ...pensioner, date: '2018-02-10', value: 400_000 }, 6_998.75],
  ['none over it', { ...pensioner, date: '2021-03-15', value: 400_001 }, 0],
  ['half up to 500,000', { ...pensioner, date: '2021-03-16', value: 500_000 }, 9_123.75],
  ['none over it', { ...pensioner, date: '2021-12-31', value: 500_001 }, 0],
  ['half up to 600,000', { ...pensioner, kind: 'new', date: '2022-01-01', value: 600_000 }, 11_248.75],
  ['none on land', { ...pensioner, kind: 'vacant', date: '2025-06-30', value: 600_000 }, 0],
  ['half on the last day', { ...pensioner, date: '2025-06-30', value: 600_000 }, 11_248.75],
  ['none after June 2025', { ...pensioner, date: '2025-07-01', value: 600_000 }, 0],
])('pensioner concession, %s', (_, purchase, concession) => {
  expect(tas(purchase).concession).toBe(concession);
});

test.each<[string, Purchase, number | null]>([
  ['not known', { ...newHome, date: '2016-06-30', value: 400_000 }, null],
  ['20,000', { ...newHome, date: '2016-07-01', value: 400_000 }, 20_000],
  ['20,000 to the last day', { ...newHome, date: '2021-03-31', value: 400_000 }, 20_000],
  ['30,000', { ...newHome, date: '2021-04-01', value: 2_000_000 }, 30_000],
  ['10,000', { ...newHome, date: '2025-06-30', value: 2_000_000 }, 10_000],
  ['30,000 again', { ...newHome, date: '2025-07-01', value: 2_000_000 }, 30_000],
  ['30,000 to the last day', { ...newHome, date: '2026-06-30', value: 2_000_000 }, 30_000],
  ['20,000', { ...newHome, date: '2026-07-01', value: 2_000_000 }, 20_000],
  ['not paid after June 2027, as far as known', { ...newHome, date: '2027-07-01', value: 2_000_000 }, 0],
  ['no more than the price', { ...newHome, date: '2025-09-01', value: 9_000 }, 9_000],
  ['nothing for land', { ...newHome, kind: 'vacant', date: '2025-09-01', value: 200_000 }, 0],
  [
    'for land and building',
    { ...newHome, kind: 'vacant', houseAndLandPackage: true, date: '2025-09-01', value: 200_000 },
    30_000,
  ],
  ['nothing for an established home', { ...firstHome, date: '2025-09-01', value: 200_000 }, 0],
])('First Home Owner Grant, %s', (_, purchase, fhog) => {
  expect(tas(purchase).fhog).toBe(fhog);
});

test.each<[string, Partial<Purchase>, number]>([
  ['2018-06-30', {}, 0],
  ['2018-07-01', {}, 15_000],
  ['2018-07-01', { primaryProduction: true }, 2_500],
  ['2020-03-31', {}, 15_000],
  ['2020-04-01', {}, 40_000],
  ['2026-11-21', { foreignShare: 0.5 }, 20_000],
  ['2026-11-21', { foreignShare: 0.5, primaryProduction: true }, 3_750],
])('foreign buyers of 500,000 on %s %o', (date, more, foreignDuty) => {
  expect(tas({ foreign: true, value: 500_000, ...more, date }).foreignDuty).toBe(foreignDuty);
});

describe('registration fees', () => {
  // 1.78, 1.87, 1.91 and 1.96 dollars a unit; cents are cut off.
  test.each([
    ['2023-07-01', 178],
    ['2024-07-01', 187],
    ['2025-07-01', 191],
    ['2026-07-01', 196],
  ])('from %s are units of %i cents', (from, unit) => {
    const fee = ({ tables }: typeof transferFee) =>
      tables.find((table) => table.from === from)?.rules[0]?.give;
    expect(fee(transferFee)).toEqual({ formula: 'fee', fee: { base: Math.trunc(131 * unit) / 100 } });
    expect(fee(mortgageFee)).toEqual({ formula: 'fee', fee: { base: Math.trunc(85.5 * unit) / 100 } });
  });

  test.each<[string, number | null, number | null]>([
    ['2014-06-30', null, null],
    ['2014-07-01', 193.88, 126.54],
    ['2021-07-01', 216.15, 126.54],
    ['2024-06-30', 233.18, 152.19],
    ['2024-07-01', 244.97, 159.88],
    ['2025-07-01', 250.21, 163.3],
    ['2026-11-21', 256.76, 167.58],
  ])('on %s', (date, transfer, mortgage) => {
    expect(tas({ date, value: 500_000 })).toMatchObject({ transferFee: transfer, mortgageFee: mortgage });
  });

  test('of last year say so', () => {
    expect(caveats({ date: '2027-07-01', value: 500_000 }, 'mortgage-fee')).toEqual([
      'The 2027-28 fee is not known. This is the 2026-27 fee.',
    ]);
  });
});

test('a day before the first table has no rates', () => {
  expect(tas({ date: '2013-10-20', value: 500_000 }).noRates).toBe(
    'No rates for Tasmania before 21 October 2013.',
  );
  expect(tas({ date: '2013-10-21', value: 500_000 }).stampDuty).toBe(18_247.5);
});
