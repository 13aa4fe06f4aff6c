import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput } from '../index.ts';

type Purchase = Omit<DutyInput, 'state'>;

const sa = (purchase: Purchase) => calculateDuty({ state: 'SA', ...purchase });
const caveats = (purchase: Purchase, id: string) =>
  sa(purchase).lines.find((line) => line.id === id)?.caveats;

const firstHome = { use: 'primary', firstHome: true, kind: 'new' } as const;
const firstLand = { ...firstHome, kind: 'vacant' } as const;
const apartment = { kind: 'new', offThePlan: true, dwelling: 'unit' } as const;

// General duty: 29,580 at 650,000; 32,330 at 700,000; 16,330 at 400,000; 18,830 at 450,000.
test.each<[string, Purchase, number, number]>([
  ['no relief the day before it began', { ...firstHome, date: '2023-06-14', value: 600_000 }, 26_830, 0],
  ['all of it on its first day', { ...firstHome, date: '2023-06-15', value: 600_000 }, 0, 26_830],
  ['all of it at the limit', { ...firstHome, date: '2024-06-05', value: 650_000 }, 0, 29_580],
  // 29,585.50 × 1 / 50,000 = 0.5917
  ['a little to pay a dollar over', { ...firstHome, date: '2024-06-05', value: 650_001 }, 0.59, 29_584.91],
  // 32,330 × 49,999 / 50,000 = 32,329.3534
  ['nearly all at the last dollar', { ...firstHome, date: '2024-06-05', value: 699_999 }, 32_329.35, 0.65],
  ['all to pay at the end', { ...firstHome, date: '2024-06-05', value: 700_000 }, 32_330, 0],
  ['no limit from the next day', { ...firstHome, date: '2024-06-06', value: 2_000_000 }, 0, 103_830],
  ['land: all of it at the limit', { ...firstLand, date: '2024-06-05', value: 400_000 }, 0, 16_330],
  // 16,335 × 1 / 50,000 = 0.3267
  ['land: a dollar over', { ...firstLand, date: '2024-06-05', value: 400_001 }, 0.33, 16_334.67],
  ['land: none at the end', { ...firstLand, date: '2024-06-05', value: 450_000 }, 18_830, 0],
  ['land: no limit from the next day', { ...firstLand, date: '2024-06-06', value: 450_000 }, 0, 18_830],
  ['never for an investment', { ...firstHome, use: 'investment', date: '2026-11-21', value: 1_000 }, 10, 0],
  [
    'never for an established home',
    { ...firstHome, kind: 'established', date: '2026-11-21', value: 1_000 },
    10,
    0,
  ],
])('first home relief, %s', (_, purchase, stampDuty, concession) => {
  expect(sa(purchase)).toMatchObject({ stampDuty, concession });
});

test('a formula that was read off published amounts is named as such, a whole relief is not', () => {
  const between = caveats({ ...firstHome, date: '2023-12-01', value: 660_000 }, 'first-home');
  expect(between).toEqual([expect.stringContaining('formula between the limits')]);
  expect(caveats({ ...firstHome, date: '2023-12-01', value: 640_000 }, 'first-home')).toEqual([]);
});

describe('foreign buyers', () => {
  const foreign = { foreign: true, date: '2025-02-13', value: 600_000 } as const;

  test.each<[string, Purchase, number | null]>([
    ['nothing before 2018', { ...foreign, date: '2017-12-31' }, 0],
    ['7 % since', { ...foreign, date: '2018-01-01' }, 42_000],
    ['of the foreign share', { ...foreign, foreignShare: 0.5 }, 21_000],
    ['of a first home, as far as is known', { ...foreign, ...firstHome, date: '2024-06-05' }, 42_000],
    [
      'not known for a first home under the relief',
      { ...foreign, ...firstHome, foreignShare: 0.5, date: '2024-06-06' },
      null,
    ],
    ['not known to its last day', { ...foreign, ...firstHome, foreignShare: 0.5, date: '2025-02-12' }, null],
    ['known then for who gets no relief', { ...foreign, ...firstHome, date: '2025-02-12' }, 42_000],
    ['known then for others', { ...foreign, ...firstHome, kind: 'established', date: '2025-02-12' }, 42_000],
    ['of first homes again', { ...foreign, ...firstHome }, 42_000],
  ])('pay %s', (_, purchase, foreignDuty) => {
    expect(sa(purchase).foreignDuty).toBe(foreignDuty);
  });

  test('get no total while the surcharge is not known', () => {
    const result = sa({ ...foreign, ...firstHome, foreignShare: 0.5, date: '2024-06-06' });
    expect(result).toMatchObject({ stampDuty: 0, totalFees: null });
  });
});

test.each<[string, Purchase, number | null]>([
  ['not known in earlier years', { ...firstHome, date: '2023-06-14', value: 575_000 }, null],
  ['nothing over the earlier limit', { ...firstHome, date: '2023-06-14', value: 575_001 }, 0],
  ['15,000 at the limit', { ...firstHome, date: '2024-06-05', value: 650_000 }, 15_000],
  ['nothing a dollar over', { ...firstHome, date: '2024-06-05', value: 650_001 }, 0],
  ['no limit since', { ...firstHome, date: '2024-06-06', value: 650_001 }, 15_000],
  ['never more than the price', { ...firstHome, date: '2025-09-01', value: 12_000 }, 12_000],
  ['nothing for land alone', { ...firstLand, date: '2025-09-01', value: 300_000 }, 0],
  [
    'with a contract to build',
    { ...firstLand, houseAndLandPackage: true, date: '2025-09-01', value: 700_000 },
    15_000,
  ],
])('First Home Owner Grant, %s', (_, purchase, fhog) => {
  expect(sa(purchase).fhog).toBe(fhog);
});

test.each<[string, string, number, number]>([
  ['the day before it began', '2012-10-14', 400_000, 0],
  ['its first day, whole', '2012-10-15', 400_000, 8_500],
  ['a hundred not whole', '2013-12-31', 400_099, 8_500],
  ['17 less', '2013-12-31', 400_100, 8_483],
  ['half way', '2013-12-31', 425_000, 4_250],
  ['the last dollar', '2013-12-31', 449_999, 17],
  ['its limit', '2013-12-31', 450_000, 0],
  ['the day after it ended', '2014-01-01', 400_000, 0],
])('housing construction grant for any buyer, %s', (_, date, value, otherGrants) => {
  expect(sa({ kind: 'new', date, value }).otherGrants).toBe(otherGrants);
});

test.each<[string, Purchase, number | null]>([
  ['at the full amount', { ...apartment, date: '2012-05-31', value: 500_000 }, 0],
  // 21,335.50 less 21,330
  ['a dollar over', { ...apartment, date: '2014-06-30', value: 500_001 }, 5.5],
  ['not for a house', { ...apartment, dwelling: 'house', date: '2014-06-30', value: 500_000 }, 21_330],
  ['not known by stage', { ...apartment, date: '2014-07-01', value: 500_000 }, null],
  ['not known to its last day', { ...apartment, date: '2018-06-30', value: 500_000 }, null],
  ['ended', { ...apartment, date: '2018-07-01', value: 500_000 }, 21_330],
])('off-the-plan concession, %s', (_, purchase, stampDuty) => {
  expect(sa(purchase).stampDuty).toBe(stampDuty);
});

describe('registration fees', () => {
  test.each<[string, number, number | null]>([
    ['2013-06-30', 5_000, null],
    ['2013-07-01', 5_000, 148],
    ['2013-07-01', 5_001, 163],
    ['2014-06-30', 40_001, 252],
    ['2014-06-30', 50_001, 325.5],
    ['2017-07-01', 50_000, null],
    ['2017-07-01', 50_001, 354.5],
    ['2019-07-01', 60_001, 466],
    ['2021-07-01', 5_000, 176],
    ['2021-07-01', 20_000, 196],
    ['2021-07-01', 40_000, 216],
    ['2021-07-01', 50_000, 303],
    ['2021-07-01', 60_000, 392.5],
    ['2021-07-01', 60_001, 482],
    ['2026-06-30', 500_000, 4_330.5],
    ['2026-07-01', 5_000, 204],
    ['2026-07-01', 5_001, 228],
    ['2026-11-21', 650_000, 6_473],
  ])('of a transfer on %s at %i', (date, value, transferFee) => {
    expect(sa({ date, value }).transferFee).toBe(transferFee);
  });

  test.each([
    ['2021-06-30', null],
    ['2021-07-01', 176],
    ['2023-07-01', 187],
    ['2025-06-30', 187],
    ['2025-07-01', 198],
    ['2026-07-01', 204],
  ])('of a mortgage on %s', (date, mortgageFee) => {
    expect(sa({ date, value: 500_000 }).mortgageFee).toBe(mortgageFee);
  });

  test('of an older edition say so', () => {
    const [caveat] = caveats({ date: '2025-10-01', value: 500_000 }, 'transfer-fee') ?? [];
    expect(caveat).toBe('The 2025-26 fee is not known. This is the 2021-22 fee.');
  });

  test('of a transfer in 2026-27 are not confirmed, and say why', () => {
    const line = sa({ date: '2026-11-21', value: 650_000 }).lines.find(({ id }) => id === 'transfer-fee');
    expect(line).toMatchObject({ confirmed: false, caveats: [expect.stringContaining('$6,462')] });
  });

  test('are the same on paper', () => {
    const purchase = { date: '2025-10-01', value: 500_000 };
    expect(sa({ ...purchase, electronic: false })).toEqual(sa(purchase));
  });
});

test('people who move to a new home are told of the downsizer relief, which takes nothing off', () => {
  const move = { use: 'primary', kind: 'new', value: 2_000_000 } as const;
  expect(sa({ ...move, date: '2026-03-25' })).toMatchObject({ stampDuty: 103_830, concession: 0 });
  expect(caveats({ ...move, date: '2026-03-25' }, 'downsizer')).toEqual([
    expect.stringContaining('Up to $103,830'),
  ]);
  expect(caveats({ ...move, date: '2026-03-24' }, 'downsizer')).toBeUndefined();
  expect(caveats({ ...move, kind: 'established', date: '2026-03-25' }, 'downsizer')).toBeUndefined();
});

test('a package is told that duty applies to the land only', () => {
  const purchase = { kind: 'vacant', date: '2025-09-01', value: 500_000 } as const;
  expect(caveats({ ...purchase, houseAndLandPackage: true }, 'duty')).toEqual([
    expect.stringContaining('duty applies to the land only'),
  ]);
  expect(caveats(purchase, 'duty')).toEqual([]);
});

test('a pension card changes nothing', () => {
  const purchase = { use: 'primary', kind: 'established', date: '2025-09-01', value: 500_000 } as const;
  expect(sa({ ...purchase, pensioner: true })).toEqual(sa(purchase));
});

test('a day before the first table has no rates', () => {
  expect(sa({ date: '2012-05-30', value: 500_000 }).noRates).toBe(
    'No rates for South Australia before 31 May 2012.',
  );
  expect(sa({ date: '2012-05-31', value: 500_000 }).stampDuty).toBe(21_330);
});
