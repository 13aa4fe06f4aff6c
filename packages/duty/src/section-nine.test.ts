import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput } from './index.ts';

/** The constants that the older provider had written into its code, each in the edition whose law it was. */
const buyer = { use: 'primary', kind: 'established', firstHome: true } as const;
const answer = (input: DutyInput) => calculateDuty(input);

describe('state 1, ACT: home buyer cap 34,270 with a 4.54 per cent formula (2024-25)', () => {
  test.each([
    [1_000_000, 34_270, 0],
    [1_200_000, 34_270, 12_800],
    [2_000_000, 34_270, 56_530],
  ])('%d: %d off, %d to pay', (value, concession, stampDuty) => {
    const eligible = { ...buyer, income: 200_000, children: 0 };
    expect(answer({ state: 'ACT', date: '2025-03-01', value, ...eligible })).toMatchObject({
      concession,
      stampDuty,
    });
  });

  test('over 1,455,000 it is 4.54 per cent of all of it', () => {
    const { stampDuty } = answer({ state: 'ACT', date: '2025-03-01', value: 2_000_000, use: 'primary' });
    expect(stampDuty).toBe(90_800);
  });
});

describe('state 2, NSW (2025-26)', () => {
  const date = '2025-12-01';

  test('first home concession: nil to 800,000, then 30,412 per 200,000 up to 1,000,000', () => {
    const off = (value: number) => answer({ state: 'NSW', date, value, ...buyer }).concession;
    expect(answer({ state: 'NSW', date, value: 800_000, ...buyer }).stampDuty).toBe(0);
    expect(off(900_000)).toBe(30_412 / 2);
    expect(off(950_000)).toBe(30_412 / 4);
    expect(off(1_000_000)).toBe(0);
  });

  test('vacant land: 10,382 per 100,000 under 450,000', () => {
    const off = (value: number) => answer({ state: 'NSW', date, value, ...buyer, kind: 'vacant' }).concession;
    expect(off(400_000)).toBe(10_382 / 2);
    expect(off(450_000)).toBe(0);
  });

  test('grant of 10,000 for land with its building contract up to 750,000', () => {
    const land = { ...buyer, kind: 'vacant', houseAndLandPackage: true } as const;
    expect(answer({ state: 'NSW', date, value: 750_000, ...land }).fhog).toBe(10_000);
    expect(answer({ state: 'NSW', date, value: 750_001, ...land }).fhog).toBe(0);
  });
});

test('state 6, TAS: nothing to pay up to 750,000 for a first established home (18 Feb 2024 to 30 Jun 2026)', () => {
  const duty = (date: string, value: number) => answer({ state: 'TAS', date, value, ...buyer }).stampDuty;
  expect(duty('2024-02-18', 750_000)).toBe(0);
  expect(duty('2024-02-18', 750_001)).toBeGreaterThan(28_000);
  expect(duty('2024-02-17', 750_000)).toBeGreaterThan(28_000);
  expect(duty('2026-07-01', 750_000)).toBeGreaterThan(28_000);
});

describe('state 7, VIC (2025-26)', () => {
  const date = '2025-12-01';

  test('transfer fee: the value per 1,000 times 2.34, capped, on paper or electronically', () => {
    const fee = (value: number, electronic: boolean) =>
      answer({ state: 'VIC', date, value, electronic }).transferFee;
    expect(fee(600_999, true)).toBe(101.5 + 600 * 2.34);
    expect(fee(600_999, false)).toBe(111.8 + 600 * 2.34);
    expect(fee(1_500_000, true)).toBe(3_611);
    expect(fee(9_000_000, false)).toBe(3_621);
  });

  test('first home buyers pay (value − 600,000) / 150,000 of the duty', () => {
    const value = 675_000;
    const full = answer({ state: 'VIC', date, value, use: 'investment' }).stampDuty ?? 0;
    expect(answer({ state: 'VIC', date, value, ...buyer }).stampDuty).toBe(full / 2);
  });

  test('discount for values up to 1,000,000 (25 Nov 2020 to 30 Jun 2021)', () => {
    const discount = (day: string, value: number) =>
      answer({ state: 'VIC', date: day, value, use: 'primary', kind: 'new' }).victorianDiscount;
    expect(discount('2020-11-25', 1_000_000)).toBe(27_500);
    expect(discount('2021-06-30', 1_000_000)).toBe(27_500);
    expect(discount('2021-06-30', 1_000_001)).toBe(0);
    expect(discount('2021-07-01', 1_000_000)).toBe(0);
  });
});

test('housing construction grant: 8,500 minus 17 per 100 (SA, 15 Oct 2012 to 31 Dec 2013)', () => {
  const grant = (date: string, value: number) =>
    answer({ state: 'SA', date, value, use: 'investment', kind: 'new' }).otherGrants;
  expect(grant('2012-10-15', 400_000)).toBe(8_500);
  expect(grant('2013-03-01', 425_000)).toBe(8_500 - 17 * 250);
  expect(grant('2013-12-31', 449_999)).toBe(17);
  expect(grant('2014-01-01', 400_000)).toBe(0);
});

test('rounding base: 100 for duty, 10,000 for land transfer in states 4 and 5', () => {
  const at = (state: DutyInput['state'], value: number) => answer({ state, date: '2025-12-01', value });
  expect(at('QLD', 600_001).stampDuty).toBe(at('QLD', 600_100).stampDuty);
  for (const state of ['QLD', 'SA'] as const) {
    expect(at(state, 600_001).transferFee).toBe(at(state, 610_000).transferFee);
    expect(at(state, 610_001).transferFee).toBeGreaterThan(at(state, 610_000).transferFee ?? 0);
  }
});
