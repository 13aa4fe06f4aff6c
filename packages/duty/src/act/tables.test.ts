import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput, type DutyResult } from '../engine.ts';
import { act } from './tables.ts';

const home = { use: 'primary' } as const;
const buyer = { use: 'primary', firstHome: true } as const;
const pensioner = { use: 'primary', pensioner: true } as const;
const offThePlan = { use: 'primary', kind: 'new', dwelling: 'unit', offThePlan: true } as const;
const newUnit = { use: 'primary', kind: 'new', dwelling: 'unit' } as const;

const purchase = (date: string, value: number, more: Partial<DutyInput> = {}): DutyResult =>
  calculateDuty({ state: 'ACT', date, value, ...more }, [act]);

type Case = [date: string, value: number, more: Partial<DutyInput>, toPay: number | null];

describe('the scales', () => {
  test.each<Case>([
    ['2024-06-30', 260_000, home, 1_274],
    ['2024-07-01', 260_000, home, 1_040],
    ['2025-06-30', 300_000, home, 1_920],
    ['2025-07-01', 300_000, home, 1_608],
    ['2026-06-30', 260_000.01, home, 730.2],
    ['2026-07-01', 750_001, home, 19_213.9],
    ['2026-07-01', 1_000_001, home, 33_964.4],
    ['2026-07-01', 1_455_000, home, 63_078],
    ['2026-07-01', 1_455_001, home, 66_057.05],
    ['2026-07-01', 1_455_000, {}, 66_070],
    ['2026-07-01', 1_455_001, {}, 66_057.05],
    ['2026-07-01', 2_000_000, {}, 90_800],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('there are no rates before July 2023', () => {
    expect(purchase('2023-06-30', 500_000).noRates).toContain('before 1 July 2023');
  });
});

describe('home buyer concession', () => {
  test.each<Case>([
    ['2023-07-01', 900_000, { ...buyer, income: 170_001 }, 28_604],
    ['2023-07-01', 900_000, { ...buyer, income: 186_651, children: 6 }, 28_604],
    ['2024-06-30', 1_000_001, { ...buyer, income: 170_000 }, 6.4],
    ['2024-06-30', 1_000_000, { ...buyer, income: 250_000 }, 34_504],
    ['2024-07-01', 1_000_000, { ...buyer, income: 250_000 }, 0],
    ['2024-07-01', 1_000_000, { ...buyer, income: 250_001 }, 34_270],
    ['2024-07-01', 1_000_000, { ...buyer, income: 254_600, children: 1 }, 0],
    ['2024-07-01', 1_000_000, { ...buyer, income: 273_000, children: 6 }, 0],
    ['2024-07-01', 1_000_001, { ...buyer, income: 250_000 }, 6.4],
    ['2025-06-30', 1_600_000, { ...buyer, income: 200_000 }, 38_370],
    ['2025-07-01', 1_020_000, { ...buyer, income: 100_000 }, 0],
    ['2026-06-30', 900_000, { ...buyer, income: 250_001 }, 28_058],
    ['2026-07-01', 900_000, { ...buyer, income: 250_001 }, 0],
    ['2026-07-01', 900_000, { firstHome: true }, 31_050],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('is asked for the income, never takes it for nothing, until the test ended', () => {
    const unsaid = purchase('2026-06-30', 600_000, buyer);
    expect(unsaid).toMatchObject({ stampDuty: null, concession: null, totalFees: null });
    const line = unsaid.lines.find(({ id }) => id === 'home-buyer');
    expect(line).toMatchObject({
      amount: null,
      caveats: [expect.stringContaining('Enter the total income')],
    });
    expect(purchase('2026-06-30', 600_000, { ...buyer, income: 0 }).stampDuty).toBe(0);
    expect(purchase('2026-06-30', 600_000, home).stampDuty).toBe(12_728);
    expect(purchase('2026-07-01', 600_000, buyer).stampDuty).toBe(0);
  });

  test('a sixth child’s part of the income limit is named as uncertain, and not given', () => {
    const result = purchase('2025-07-01', 900_000, { ...buyer, income: 273_001, children: 6 });
    expect(result.stampDuty).toBe(28_058);
    const line = result.lines.find(({ id }) => id === 'home-buyer');
    expect(line).toMatchObject({ amount: 0, caveats: [expect.stringContaining('five children')] });
  });
});

describe('pensioners', () => {
  test.each<Case>([
    ['2024-06-30', 550_000, pensioner, 0],
    ['2024-06-30', 550_001, pensioner, null],
    ['2024-06-30', 700_000, { ...pensioner, ...offThePlan }, 0],
    ['2024-06-30', 1_200_000, { ...pensioner, ...buyer, income: 100_000 }, 12_800],
    ['2024-07-01', 1_000_000, pensioner, 0],
    ['2024-07-01', 1_000_001, pensioner, 6.4],
    ['2025-07-01', 1_020_001, pensioner, 6.4],
    ['2026-06-30', 1_500_000, pensioner, 32_862],
    ['2026-07-01', 1_500_000, pensioner, 0],
    ['2026-07-01', 500_000, { pensioner: true }, 11_400],
  ])('%s, %d, %o: %s', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });
});

describe('new units', () => {
  test.each<Case>([
    ['2023-07-01', 700_001, offThePlan, 17_598.32],
    ['2023-11-26', 700_000, offThePlan, 0],
    ['2023-11-27', 800_000, offThePlan, 0],
    ['2024-06-30', 800_001, offThePlan, 22_709.9],
    ['2024-07-01', 800_001, offThePlan, 0],
    ['2025-06-30', 1_020_000, offThePlan, 35_550],
    ['2025-07-01', 1_020_000, offThePlan, 0],
    ['2026-06-30', 1_020_001, offThePlan, 35_244.4],
    ['2026-07-01', 1_600_000, { ...offThePlan, offThePlan: 'preConstruction' }, 0],
    ['2026-07-01', 600_000, { ...offThePlan, use: 'investment' }, 15_720],
    ['2026-07-01', 600_000, { ...offThePlan, dwelling: 'house' }, 12_728],
    ['2026-06-30', 600_000, newUnit, 12_728],
    ['2026-07-01', 600_000, newUnit, 0],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test('a finished unit may be exempt in zone RZ1, from the day the exemption began', () => {
    const words = (date: string) => purchase(date, 600_000, newUnit).lines.flatMap(({ caveats }) => caveats);
    expect(words('2023-11-26')).not.toContainEqual(expect.stringContaining('RZ1'));
    expect(words('2023-11-27')).toContainEqual(expect.stringContaining('RZ1'));
  });
});

describe('what else is to pay', () => {
  test.each<[date: string, transfer: number, mortgage: number]>([
    ['2023-07-01', 446, 166],
    ['2024-07-01', 463, 172],
    ['2025-07-01', 479, 178],
    ['2026-07-01', 496, 184],
  ])('fees from %s: %d and %d, on paper too', (date, transferFee, mortgageFee) => {
    for (const electronic of [true, false])
      expect(purchase(date, 600_000, { electronic })).toMatchObject({ transferFee, mortgageFee });
  });

  test('fees of a year without its own are those of the year before, and say so', () => {
    const fee = purchase('2027-07-01', 600_000).lines.find(({ id }) => id === 'mortgage-fee');
    expect(fee).toMatchObject({ amount: 184, edition: '2026-27' });
    expect(fee?.caveats[0]).toContain('The 2027-28 fee is not known');
  });

  test('foreign buyers pay what everyone pays', () => {
    const foreign = purchase('2026-07-01', 1_000_000, { foreign: true, foreignShare: 0.5 });
    expect(foreign).toMatchObject({ stampDuty: 36_950, foreignDuty: 0 });
  });

  test('a package is dutied whole, with a word on the land', () => {
    const inPackage = purchase('2026-07-01', 600_000, { ...home, kind: 'new', houseAndLandPackage: true });
    expect(inPackage.stampDuty).toBe(12_728);
    expect(inPackage.lines[0]?.caveats).toEqual([expect.stringContaining('duty applies to the land only')]);
  });

  test('a first home buyer is told that there is no grant', () => {
    const grant = purchase('2026-07-01', 600_000, buyer).lines.find(({ part }) => part === 'fhog');
    expect(grant).toMatchObject({ amount: 0, rule: expect.stringContaining('not paid this grant') });
  });
});
