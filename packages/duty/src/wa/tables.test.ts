import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput, type DutyResult } from '../engine.ts';
import { wa } from './tables.ts';

const home = { use: 'primary' } as const;
const first = { use: 'primary', firstHome: true } as const;
const newHome = { ...first, kind: 'new' } as const;
const land = { ...first, kind: 'vacant' } as const;
const before = { kind: 'new', offThePlan: 'preConstruction' } as const;
const during = { kind: 'new', offThePlan: 'underConstruction' } as const;
const unit = 'unit';

const purchase = (date: string, value: number, more: Partial<DutyInput> = {}): DutyResult =>
  calculateDuty({ state: 'WA', date, value, ...more }, [wa]);

const caveatsOf = (result: DutyResult, id: string) =>
  result.lines.find((line) => line.id === id)?.caveats ?? [];

type Case = [date: string, value: number, more: Partial<DutyInput>, amount: number | null];

describe('the scales', () => {
  test.each<Case>([
    ['2023-07-01', 150_001, {}, 3_138.8],
    ['2023-07-01', 360_000, {}, 11_115],
    ['2026-07-01', 360_001, {}, 11_119.75],
    ['2026-07-01', 725_000.99, {}, 28_452.5],
    ['2026-07-01', 725_001, {}, 28_458.15],
    ['2025-09-01', 120_000, home, 1_800],
    ['2025-09-01', 120_001, home, 1_804.04],
    ['2025-09-01', 200_000.99, home, 5_032],
    ['2025-09-01', 200_000, { ...home, kind: 'vacant' }, 5_035],
    ['2025-09-01', 300_000, { ...home, pensioner: true }, 8_835],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('cents of the value are dropped first', () => {
    expect(purchase('2025-09-01', 500_000.99, first)).toMatchObject({ dutiableValue: 500_000, stampDuty: 0 });
  });

  test('there are no rates before July 2023', () => {
    expect(purchase('2023-06-30', 500_000).noRates).toContain('before 1 July 2023');
  });
});

describe('first home owner rate', () => {
  test.each<Case>([
    ['2024-05-08', 430_000, first, 0],
    ['2024-05-08', 430_001, first, 19.19],
    ['2024-05-08', 530_001, first, 19_194.75],
    ['2024-05-09', 450_000, first, 0],
    ['2024-05-09', 450_001, first, 15.01],
    ['2025-03-20', 600_001, { ...first, location: 'regional' }, 22_519.75],
    ['2025-03-20', 300_001, land, 13.01],
    ['2025-03-20', 400_001, land, 13_019.75],
    ['2025-03-21', 350_001, land, 15.39],
    ['2025-03-21', 450_001, { ...land, location: 'regional' }, 15_394.75],
    ['2025-03-21', 500_001, first, 13.63],
    ['2025-03-21', 700_001, { ...first, location: 'peel' }, 27_269.75],
    ['2025-03-21', 600_000, { ...first, location: 'north26' }, 11_900],
    ['2026-05-06', 749_800, { ...first, location: 'regional' }, 29_726.2],
    ['2026-05-06', 600_000, first, 13_630],
    ['2026-05-07', 600_000, first, 0],
    ['2026-05-07', 600_001, { ...first, location: 'regional' }, 16.15],
    ['2026-05-07', 800_000, first, 32_300],
    ['2026-05-07', 800_001, first, 32_320.65],
    ['2026-05-07', 450_000, land, 0],
    ['2026-05-07', 550_000, land, 20_140],
    ['2026-05-07', 550_001, land, 20_144.75],
    ['2026-07-01', 600_000, { firstHome: true }, 22_515],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('says that the office’s fact sheet prints its two rates the wrong way round', () => {
    expect(caveatsOf(purchase('2026-05-07', 700_000, first), 'first-home')).toEqual([
      expect.stringContaining('fact sheet'),
    ]);
  });

  test('is never more than the general duty', () => {
    const regional = { ...first, location: 'regional' } as const;
    expect(purchase('2025-06-01', 749_801, regional).stampDuty).toBe(29_735.35);
    expect(purchase('2025-06-01', 750_000, regional).stampDuty).toBe(29_740.5);
  });
});

describe('off the plan', () => {
  test.each<Case>([
    ['2023-08-30', 600_000, { ...during, dwelling: unit }, 22_515],
    ['2023-08-30', 700_000, { ...during, dwelling: unit }, 27_265],
    ['2023-08-31', 600_000, { ...during, dwelling: unit }, 5_628.75],
    ['2025-03-20', 650_000, { ...before, dwelling: unit }, 0],
    ['2025-03-20', 650_001, { ...before, dwelling: unit }, null],
    ['2025-03-20', 749_999, { ...during, dwelling: unit }, null],
    ['2025-03-20', 750_000, { ...before, dwelling: unit }, 14_870.25],
    ['2025-03-20', 750_000, { ...during, dwelling: unit }, 18_587.81],
    ['2025-03-20', 600_000, { ...before, dwelling: 'house' }, 22_515],
    ['2025-03-21', 750_000, { ...before, dwelling: 'house' }, 0],
    ['2025-03-21', 750_001, before, null],
    ['2025-03-21', 850_000, before, 17_445.25],
    ['2026-03-11', 750_001, before, null],
    ['2026-03-12', 800_000, before, 0],
    ['2026-03-12', 750_000, { ...during, dwelling: unit }, 7_435.13],
    // 34,890.50 × 25 % and, once building has begun, × 43.75 %.
    ['2026-07-01', 850_000, before, 8_722.63],
    ['2026-07-01', 850_000, during, 15_264.59],
    ['2028-06-30', 900_000, { ...before, dwelling: 'house' }, 18_732.75],
    ['2028-07-01', 750_000, before, 29_740.5],
    ['2026-07-01', 600_000, { ...before, offThePlan: true }, null],
    ['2025-09-01', 600_000, { ...before, offThePlan: true }, null],
    ['2025-09-01', 3_000_000, before, 95_615.5],
    ['2025-09-01', 550_000, { ...first, ...during }, 5_035],
    ['2025-09-01', 600_000, { ...first, ...during }, 5_628.75],
  ])('%s, %d, %o: %s', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('foreign buyers duty shares in it, and in its limit of $50,000', () => {
    const foreign = { ...before, foreign: true };
    expect(purchase('2025-09-01', 700_000, foreign)).toMatchObject({ stampDuty: 0, foreignDuty: 26_265 });
    expect(purchase('2025-09-01', 900_000, foreign)).toMatchObject({
      stampDuty: 18_732.75,
      foreignDuty: 31_732.75,
    });
    expect(purchase('2025-09-01', 900_000, { ...foreign, foreignShare: 0.5 }).foreignDuty).toBe(15_750);
  });

  test('where the share is not known, neither is what is left of foreign buyers duty', () => {
    const foreign = { ...before, foreign: true };
    expect(purchase('2025-09-01', 800_000, foreign)).toMatchObject({ stampDuty: null, foreignDuty: null });
    expect(purchase('2025-09-01', 800_000, { foreign: true }).foreignDuty).toBe(56_000);
    // All of the duty, 32,315.50, and what is left of the 50,000.
    expect(purchase('2026-07-01', 800_000, foreign).foreignDuty).toBe(56_000 - 17_684.5);
  });

  test('after its stated end it says so', () => {
    expect(caveatsOf(purchase('2028-06-30', 600_000, before), 'off-the-plan').join()).not.toContain('stated');
    expect(caveatsOf(purchase('2028-07-01', 600_000, before), 'off-the-plan').join()).toContain(
      'due to end on 30 June 2028',
    );
  });
});

describe('foreign buyers duty', () => {
  test.each<Case>([
    ['2023-07-01', 600_000, {}, 42_000],
    ['2026-07-01', 600_000, { foreignShare: 0.5 }, 21_000],
  ])('%s, %d, %o: %d', (date, value, more, amount) => {
    expect(purchase(date, value, { ...more, foreign: true }).foreignDuty).toBe(amount);
  });
});

describe('grants', () => {
  test.each<Case>([
    ['2025-06-01', 750_000.01, { ...newHome, location: 'regional' }, 0],
    ['2025-06-01', 1_000_000, { ...newHome, location: 'north26' }, 10_000],
    ['2025-06-01', 700_000, { ...newHome, location: 'north26' }, 10_000],
    ['2025-06-01', 300_000, land, 0],
    ['2025-06-01', 750_000, { ...land, houseAndLandPackage: true }, 10_000],
    ['2026-05-06', 750_001, newHome, 0],
    ['2026-05-07', 800_000, newHome, 10_000],
    ['2026-05-07', 800_001, newHome, 0],
    ['2026-05-07', 1_000_000, { ...newHome, location: 'north26' }, 10_000],
    ['2026-07-01', 8_000, newHome, 8_000],
    ['2026-07-01', 600_000, { kind: 'new', firstHome: true }, 0],
  ])('%s, %d, %o: %d', (date, value, more, grant) => {
    expect(purchase(date, value, more).fhog).toBe(grant);
  });

  test('help with costs is named up to $400,000, and not counted', () => {
    const lineOf = (value: number) =>
      purchase('2024-09-01', value, first).lines.find(({ id }) => id === 'home-buyers-assistance');
    expect(lineOf(400_000)).toMatchObject({ amount: 0, caveats: [expect.stringContaining('Not included')] });
    expect(lineOf(400_001)).toBeUndefined();
  });
});

describe('fees', () => {
  test.each([
    [85_000, 210.3],
    [120_000, 220.3],
    [120_001, 240.3],
    [300_000, 260.3],
    [300_001, 280.3],
  ])('a transfer at %d: %d, on paper too', (value, fee) => {
    for (const electronic of [true, false])
      expect(purchase('2024-07-01', value, { electronic }).transferFee).toBe(fee);
  });

  test.each([
    ['2025-07-01', 650_000, 346.6],
    ['2026-07-01', 85_000, 225.1],
    ['2026-07-01', 85_001, 235.1],
    ['2026-07-01', 2_000_001, 635.1],
  ])('a transfer on %s at %d: %d', (date, value, fee) => {
    expect(purchase(date, value).transferFee).toBe(fee);
  });

  test('the transfer fee of 2023-24 is not known', () => {
    expect(purchase('2024-06-30', 500_000)).toMatchObject({
      mortgageFee: 203,
      transferFee: null,
      totalFees: null,
    });
  });

  test('a year without a fee of its own names the year it is from', () => {
    const lineOf = (date: string, id: string) => purchase(date, 500_000).lines.find((line) => line.id === id);
    expect(lineOf('2026-07-01', 'mortgage-fee')).toMatchObject({ amount: 225.1, edition: '2026-27' });
    expect(lineOf('2027-07-01', 'mortgage-fee')).toMatchObject({ amount: 225.1, edition: '2026-27' });
    expect(lineOf('2027-07-01', 'transfer-fee')).toMatchObject({ amount: 315.1, edition: '2026-27' });
  });
});

test('a package is dutied whole, with a word on the land', () => {
  const result = purchase('2025-09-01', 600_000, { kind: 'new', houseAndLandPackage: true });
  expect(result.stampDuty).toBe(22_515);
  expect(caveatsOf(result, 'duty')).toEqual([expect.stringContaining('duty applies to the land only')]);
});
