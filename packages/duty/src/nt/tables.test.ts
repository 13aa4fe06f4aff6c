import { describe, expect, test } from 'vitest';
import { calculateDuty, type DutyInput, type DutyResult } from '../engine.ts';
import { nt } from './tables.ts';

const newHome = { use: 'primary', kind: 'new' } as const;
const established = { use: 'primary', kind: 'established' } as const;
const land = { use: 'primary', kind: 'vacant' } as const;
const inPackage = { houseAndLandPackage: true } as const;
const firstHome = { firstHome: true } as const;

const purchase = (date: string, value: number, more: Partial<DutyInput> = {}): DutyResult =>
  calculateDuty({ state: 'NT', date, value, ...more }, [nt]);

type Case = [date: string, value: number, more: Partial<DutyInput>, amount: number];

describe('duty', () => {
  test.each<Case>([
    ['2022-07-01', 500_000, {}, 23_928.6],
    ['2026-07-01', 250_000, land, 7_857.15],
    ['2026-07-01', 400_000, {}, 16_514.3],
    ['2026-07-01', 525_000, {}, 25_987.5],
    ['2026-07-01', 525_000.01, {}, 25_987.5],
    ['2026-07-01', 2_999_999.99, {}, 148_499.95],
    ['2026-07-01', 3_000_000, {}, 172_500],
    ['2026-07-01', 4_999_999, {}, 287_499.9],
    ['2026-07-01', 5_000_000, {}, 297_500],
    ['2026-07-01', 600_000, { ...established, ...firstHome, pensioner: true }, 29_700],
    ['2026-07-01', 1_000_000, { foreign: true, foreignShare: 0.5 }, 49_500],
  ])('%s, %d, %o: %d', (date, value, more, stampDuty) => {
    expect(purchase(date, value, more)).toMatchObject({ stampDuty, concession: 0, foreignDuty: 0 });
  });

  test('there are no rates before July 2022', () => {
    expect(purchase('2022-06-30', 500_000).noRates).toContain('before 1 July 2022');
  });
});

describe('house and land packages', () => {
  test.each<Case>([
    ['2022-07-01', 640_000, { ...newHome, ...inPackage }, 0],
    ['2027-06-30', 1_500_000, { ...newHome, ...inPackage }, 0],
    ['2027-07-01', 1_500_000, { ...newHome, ...inPackage }, 74_250],
    ['2026-07-01', 700_000, { ...newHome, ...inPackage, use: 'investment' }, 34_650],
    ['2026-07-01', 700_000, { ...land, ...inPackage }, 34_650],
  ])('%s, %d, %o: %d', (date, value, more, toPay) => {
    expect(purchase(date, value, more).stampDuty).toBe(toPay);
  });

  test.each<[date: string, more: Partial<DutyInput>, words: string]>([
    ['2027-06-30', land, 'a single contract'],
    ['2027-07-01', newHome, 'extended'],
  ])('%s, %o: why there is none', (date, more, words) => {
    const { lines } = purchase(date, 600_000, { ...more, ...inPackage });
    const line = lines.find(({ id }) => id === 'house-and-land');
    expect(line).toMatchObject({ amount: 0, caveats: [expect.stringContaining(words)] });
  });

  test('leave the grant as it is', () => {
    const both = purchase('2026-07-01', 700_000, { ...newHome, ...inPackage, ...firstHome });
    expect(both).toMatchObject({ stampDuty: 0, concession: 34_650, fhog: 50_000 });
  });
});

describe('grants', () => {
  const grants = (date: string, value: number, more: Partial<DutyInput>) => {
    const { fhog, otherGrants, totalGrants } = purchase(date, value, more);
    expect(totalGrants).toBe((fhog ?? 0) + (otherGrants ?? 0));
    return { fhog, otherGrants };
  };

  test.each<Case>([
    ['2024-10-01', 550_000, newHome, 30_000],
    ['2026-07-01', 600_000, { ...land, ...inPackage }, 30_000],
    ['2026-07-01', 250_000, land, 0],
    ['2026-07-01', 600_000, { ...newHome, foreign: true }, 0],
    ['2026-07-01', 600_000, { ...newHome, foreign: true, foreignShare: 0.5 }, 30_000],
    ['2027-09-30', 600_000, newHome, 30_000],
  ])('FreshStart is not the first home grant: %s, %d, %o: %d', (date, value, more, otherGrants) => {
    expect(grants(date, value, more)).toEqual({ fhog: 0, otherGrants });
  });

  test.each<Case>([
    ['2024-09-30', 550_000, { ...newHome, ...firstHome }, 10_000],
    ['2024-09-30', 550_000, { ...established, ...firstHome }, 0],
    ['2024-09-30', 550_000, newHome, 0],
    ['2024-10-01', 700_000, { ...newHome, ...firstHome }, 50_000],
    ['2024-10-01', 550_000, { ...established, ...firstHome }, 10_000],
    ['2024-10-01', 550_000, established, 0],
    ['2025-09-30', 550_000, { ...established, ...firstHome }, 10_000],
    ['2025-10-01', 550_000, { ...established, ...firstHome }, 0],
    ['2025-10-15', 600_000, { ...newHome, ...firstHome }, 50_000],
    ['2026-07-01', 250_000, { ...land, ...firstHome }, 0],
    ['2026-07-01', 600_000, { ...land, ...inPackage, ...firstHome }, 50_000],
    ['2026-07-01', 600_000, { kind: 'new', ...firstHome }, 0],
    ['2027-10-01', 600_000, newHome, 0],
    ['2027-10-01', 600_000, { ...newHome, ...firstHome }, 0],
  ])('%s, %d, %o: %d', (date, value, more, fhog) => {
    expect(grants(date, value, more)).toEqual({ fhog, otherGrants: 0 });
  });

  test('those who come too late are told', () => {
    const grant = purchase('2027-10-01', 600_000, newHome).lines.find(({ part }) => part === 'otherGrants');
    expect(grant?.caveats).toEqual([expect.stringContaining('30 September 2027')]);
  });
});

describe('fees', () => {
  test.each([
    ['2023-07-01', 165],
    ['2024-07-01', 172],
    ['2025-07-01', 176],
  ])('from %s: %d, the transfer’s only taken to be the same', (date, fee) => {
    for (const electronic of [true, false]) {
      const result = purchase(date, 500_000, { electronic });
      expect(result).toMatchObject({ transferFee: fee, mortgageFee: fee });
      const confidence = result.lines.slice(-2).map((line) => line.confidence);
      expect(confidence).toEqual(['low', 'high']);
    }
  });

  test('are not known in 2022-23, and of an older year in 2027-28', () => {
    expect(purchase('2023-06-30', 500_000)).toMatchObject({ transferFee: null, mortgageFee: null });
    expect(purchase('2026-07-01', 500_000)).toMatchObject({ transferFee: 181, mortgageFee: 181 });
    const fee = purchase('2027-07-01', 500_000).lines.at(-1);
    expect(fee).toMatchObject({ amount: 181, edition: '2026-27' });
    expect(fee?.caveats[0]).toContain('The 2027-28 fee is not known');
  });
});
