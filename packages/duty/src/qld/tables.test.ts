import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput, type DutyResult } from '../engine.ts';
import { qld } from './tables.ts';

const home = { use: 'primary' } as const;
const first = { use: 'primary', firstHome: true } as const;
const newHome = { ...first, kind: 'new' } as const;
const land = { ...first, kind: 'vacant' } as const;

const purchase = (date: string, value: number, more: Partial<DutyInput> = {}): DutyResult =>
  calculateDuty({ state: 'QLD', date, value, ...more }, [qld]);

const caveatsOf = (result: DutyResult, id: string) =>
  result.lines.find((line) => line.id === id)?.caveats ?? [];

type Case = [date: string, value: number, more: Partial<DutyInput>, amount: number | null];

describe('duty and the home concession', () => {
  test.each<Case>([
    ['2023-07-01', 540_000, {}, 17_325],
    ['2023-07-01', 540_000.01, {}, 17_329.5],
    ['2026-07-01', 1_000_000, {}, 38_025],
    ['2026-07-01', 1_000_001, {}, 38_030.75],
    ['2025-09-01', 350_001, home, 3_503.5],
    ['2025-09-01', 540_000, home, 10_150],
    ['2025-09-01', 540_001, home, 10_154.5],
    ['2025-09-01', 540_000, { ...home, kind: 'new' }, 10_150],
    ['2025-09-01', 540_000, { ...home, kind: 'vacant' }, 17_325],
    ['2025-09-01', 540_000, { ...home, pensioner: true }, 10_150],
    ['2025-09-01', 540_000, { firstHome: true }, 17_325],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('there are no rates before July 2023', () => {
    expect(purchase('2023-06-30', 500_000).noRates).toContain('before 1 July 2023');
  });
});

describe('first home', () => {
  test.each<Case>([
    ['2024-06-08', 500_000, first, 0],
    ['2024-06-08', 500_001, first, 3.5],
    ['2024-06-08', 504_999.99, first, 175],
    ['2024-06-08', 505_000, first, 1_050],
    ['2024-06-08', 549_999, newHome, 9_725],
    ['2024-06-08', 550_000, first, 10_600],
    ['2024-06-09', 709_999.99, first, 450],
    ['2024-06-09', 710_000, first, 2_185],
    ['2024-06-09', 790_000, first, 19_665],
    ['2025-04-30', 900_000, newHome, 26_350],
    ['2025-05-01', 900_000, newHome, 0],
    ['2025-05-01', 900_000, first, 26_350],
    ['2026-08-01', 799_999, first, 20_115],
    ['2026-08-01', 800_000, first, 21_850],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });
});

describe('vacant land for a first home', () => {
  test.each<Case>([
    ['2024-06-08', 250_001, land, 3.5],
    ['2024-06-08', 259_999.99, land, 350],
    ['2024-06-08', 270_000, land, 1_650],
    ['2024-06-08', 399_999, land, 11_900],
    ['2024-06-09', 350_000, land, 0],
    ['2024-06-09', 350_001, land, null],
    ['2025-04-30', 499_999, land, null],
    ['2025-04-30', 500_000, land, 15_925],
    ['2025-05-01', 2_000_000, land, 0],
    ['2025-05-01', 500_000, { firstHome: true, kind: 'vacant' }, 15_925],
  ])('%s, %d, %o: %s', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('steps that were worked out say so, the ends do not', () => {
    expect(caveatsOf(purchase('2024-06-08', 300_000, land), 'first-home-land')).toHaveLength(1);
    expect(caveatsOf(purchase('2024-06-08', 260_000, land), 'first-home-land')).toHaveLength(0);
  });
});

describe('the grant', () => {
  test.each<Case>([
    ['2023-11-19', 749_999.99, newHome, 15_000],
    ['2023-11-20', 749_999.99, newHome, 30_000],
    ['2026-06-30', 750_000, newHome, 0],
    ['2026-06-30', 700_000, first, 0],
    ['2026-06-30', 300_000, land, 0],
    ['2026-06-30', 700_000, { ...land, houseAndLandPackage: true }, 30_000],
    ['2026-06-30', 25_000, newHome, 25_000],
    ['2026-07-01', 749_999, newHome, 30_000],
    ['2026-07-01', 750_000, newHome, 0],
    ['2026-07-01', 700_000, first, 0],
  ])('%s, %d, %o: %s', (date, value, more, grant) => {
    expect(purchase(date, value, more).fhog).toBe(grant);
  });

  test('from July 2026 it says that law and office differ', () => {
    const caveats = (date: string) => caveatsOf(purchase(date, 700_000, newHome), 'first-home-grant');
    expect(caveats('2026-06-30')).toEqual([]);
    expect(caveats('2026-07-01')).toEqual([expect.stringContaining('An earlier law')]);
  });
});

describe('foreign buyers', () => {
  test.each<Case>([
    ['2024-06-30', 600_000, { foreignShare: 0.5 }, 21_000],
    ['2024-07-01', 600_000, { foreignShare: 0.5 }, 24_000],
    ['2026-07-01', 600_000, home, 48_000],
  ])('%s, %d, %o: %d', (date, value, more, amount) => {
    expect(purchase(date, value, { ...more, foreign: true }).foreignDuty).toBe(amount);
  });

  test.each<[string, Partial<DutyInput>, number, number]>([
    ['home concession', home, 12_850, 20_025],
    ['first home concession', first, 0, 20_025],
    ['first new home', newHome, 0, 20_025],
    ['first home land', land, 0, 20_025],
  ])('lose the %s on 1 August 2026', (_, buyer, july, august) => {
    const duty = (date: string, more: Partial<DutyInput>) =>
      purchase(date, 600_000, { ...buyer, ...more }).stampDuty;
    expect(duty('2026-07-31', { foreign: true })).toBe(july);
    expect(duty('2026-08-01', { foreign: true })).toBe(august);
    expect(duty('2026-08-01', {})).toBe(july);
    // How duty is shared between a buyer who can claim and one who cannot was not read.
    expect(duty('2026-08-01', { foreign: true, foreignShare: 0.5 })).toBeNull();
  });

  test('read why they get no concession', () => {
    const of = (more: Partial<DutyInput>) =>
      caveatsOf(purchase('2026-08-01', 600_000, { ...home, ...more }), 'home-concession').join();
    expect(of({ foreign: true })).toContain('must be an Australian citizen or permanent resident');
    expect(of({ foreign: true, foreignShare: 0.5 })).toContain('is not known');
    expect(of({})).toBe('');
  });
});

describe('fees', () => {
  test('one more step for each $10,000 or part of it over $180,000, on paper too', () => {
    for (const electronic of [true, false]) {
      expect(purchase('2025-07-01', 190_000, { electronic }).transferFee).toBe(282.85);
      expect(purchase('2025-07-01', 190_000.01, { electronic }).transferFee).toBe(327.56);
    }
  });

  test('what was charged before July 2025 for a transfer is not known, so neither is the total', () => {
    const result = purchase('2025-06-30', 500_000);
    expect(result).toMatchObject({
      stampDuty: 15_925,
      mortgageFee: 224.32,
      transferFee: null,
      totalFees: null,
    });
  });

  test('a year without a fee of its own names the year it is from', () => {
    const fee = (date: string) => purchase(date, 500_000).lines.find(({ id }) => id === 'mortgage-fee');
    expect(fee('2024-07-01')).toMatchObject({ amount: 224.32, edition: '2023-24' });
    expect(fee('2026-07-01')).toMatchObject({ amount: 248.04, edition: '2026-27' });
    expect(fee('2027-07-01')).toMatchObject({ amount: 248.04, edition: '2026-27' });
  });
});

test('a package is dutied whole, with a word on the land', () => {
  const result = purchase('2025-09-01', 600_000, { ...home, kind: 'new', houseAndLandPackage: true });
  expect(result.stampDuty).toBe(12_850);
  expect(caveatsOf(result, 'duty')).toEqual([expect.stringContaining('duty applies to the land only')]);
});
