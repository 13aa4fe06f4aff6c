import { expect, test } from 'vitest';
import { calculateDuty, STATES, builtInTables as tables } from './index.ts';
import { rateRows } from './rate-rows.ts';

const rows = (date: string, state: number, type: string) =>
  rateRows({ tables, date }).filter((row) => row.state_id === state && row.type === type);

test('bands as the rate list has them: inclusive, from one dollar over the last', () => {
  expect(rows('2025-12-01', 2, 'general_rate').slice(-7)).toMatchObject([
    { income_from: 1, income_to: 17_000, fixed_amount: 0, percent: 1.25 },
    { income_from: 17_001, income_to: 37_000, fixed_amount: 212, percent: 1.5 },
    { income_from: 37_001, income_to: 99_000, fixed_amount: 512, percent: 1.75 },
    { income_from: 99_001, income_to: 372_000, fixed_amount: 1_597, percent: 3.5 },
    { income_from: 372_001, income_to: 1_240_000, fixed_amount: 11_152, percent: 4.5 },
    { income_from: 1_240_001, income_to: 3_721_000, fixed_amount: 50_212, percent: 5.5 },
    { income_from: 3_721_001, income_to: 999_999_999_999, fixed_amount: 186_667, percent: 7 },
  ]);
});

test('the formula of the rate list gives the duty of the engine, on values rounded up to 100', () => {
  for (const { state, id } of STATES.filter(({ state }) =>
    ['NSW', 'QLD', 'SA', 'TAS', 'WA'].includes(state),
  )) {
    for (const value of [12_300, 80_000, 250_100, 480_000, 999_900, 1_500_000, 4_000_000]) {
      const row = rows('2025-12-01', id, 'general_rate').find(
        (one) => !one.for.includes('house_and_land') && one.income_from <= value && value <= one.income_to,
      );
      const duty =
        ((value - ((row?.income_from ?? 0) - 1)) * (row?.percent ?? 0)) / 100 + (row?.fixed_amount ?? 0);
      const { stampDuty } = calculateDuty({ state, date: '2025-12-01', value, use: 'investment' });
      expect(duty, `${state} ${value}`).toBeCloseTo(stampDuty ?? -1, 2);
    }
  }
});

test('Victoria’s transfer fee says paper or electronic, and its cap in income_to', () => {
  expect(rows('2025-12-01', 7, 'land_transfer_fee')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        urban_area: 'Electronic',
        fixed_amount: 101.5,
        percent: 2.34,
        income_to: 3_611,
      }),
      expect.objectContaining({ urban_area: 'Paper', fixed_amount: 111.8, percent: 2.34, income_to: 3_621 }),
    ]),
  );
});

test('fees by the 10,000 become a percentage of the value', () => {
  expect(rows('2025-12-01', 4, 'land_transfer_fee')).toMatchObject([
    { income_from: 1, income_to: 180_000, fixed_amount: 238.14, percent: 0 },
    { income_from: 180_001, fixed_amount: 238.14, percent: 0.4471 },
  ]);
});

test('a share that falls is no straight line of the rate list between its two values', () => {
  const falling = rows('2026-12-01', 8, 'off_the_plan_concession').filter(({ for: who }) =>
    who.includes('pre_'),
  );
  expect(falling).toMatchObject([
    { income_from: 1, income_to: 800_000, percent: 100 },
    { income_from: 800_001, income_to: 899_999, percent: null },
    { income_from: 900_000, percent: 50 },
  ]);
});

test('before any table a state has no rows', () => {
  expect(rateRows({ tables, date: '1990-01-01' })).toEqual([]);
});
