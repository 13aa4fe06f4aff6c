import { describe, expect, it } from 'vitest';
import { calculateDuty } from '../calculate.ts';
import type { DutyInput } from '../input.ts';
import type { DutyResult } from '../result.ts';
import { nsw } from './tables.ts';

type Purchase = Omit<DutyInput, 'state' | 'date'>;
type Case = [date: string, purchase: Purchase, expected: Partial<DutyResult>];

const buy = (date: string, purchase: Purchase) => calculateDuty({ state: 'NSW', date, ...purchase }, [nsw]);
const lineOf = (result: DutyResult, id: string) => result.lines.find((line) => line.id === id);

const FIRST = { use: 'primary', firstHome: true } as const;
const LAND = { ...FIRST, kind: 'vacant' } as const;
const PACKAGE = { ...LAND, houseAndLandPackage: true } as const;

const cases: Record<string, Case[]> = {
  'each edition from its first day to its last': [
    ['2021-07-01', { value: 900_000 }, { stampDuty: 35_707 }],
    ['2022-01-31', { value: 900_000 }, { stampDuty: 35_707 }],
    ['2022-02-01', { value: 900_000 }, { stampDuty: 35_805 }],
    ['2022-06-30', { value: 900_000 }, { stampDuty: 35_805 }],
    ['2022-07-01', { value: 900_000 }, { stampDuty: 35_590 }],
    ['2023-06-30', { value: 900_000 }, { stampDuty: 35_590 }],
    ['2023-07-01', { value: 900_000 }, { stampDuty: 35_235 }],
    ['2024-06-30', { value: 900_000 }, { stampDuty: 35_235 }],
    ['2024-07-01', { value: 900_000 }, { stampDuty: 35_029 }],
    ['2025-06-30', { value: 900_000 }, { stampDuty: 35_029 }],
    ['2025-07-01', { value: 900_000 }, { stampDuty: 34_912 }],
    ['2026-06-30', { value: 900_000 }, { stampDuty: 34_912 }],
    ['2026-07-01', { value: 900_000 }, { stampDuty: 34_687 }],
  ],
  'the least duty': [
    ['2024-01-31', { value: 500 }, { stampDuty: 10 }],
    ['2024-02-01', { value: 500 }, { stampDuty: 20 }],
    ['2026-11-21', { value: 1_600 }, { stampDuty: 20 }],
    ['2026-11-21', { value: 1_601 }, { stampDuty: 21.25 }],
    ['2026-11-21', { value: 0 }, { stampDuty: 0 }],
  ],
  'every hundred or part of it': [
    ['2025-07-01', { value: 17_000 }, { stampDuty: 212.5 }],
    ['2025-07-01', { value: 17_001 }, { stampDuty: 213.5 }],
    ['2025-07-01', { value: 17_100.01 }, { stampDuty: 215 }],
  ],
  'the premium': [
    ['2023-07-01', { value: 3_505_001 }, { stampDuty: 175_837 }],
    ['2024-07-01', { value: 3_636_001 }, { stampDuty: 182_396 }],
    ['2025-07-01', { value: 3_721_001 }, { stampDuty: 186_674 }],
    ['2026-07-01', { value: 3_870_001 }, { stampDuty: 194_144 }],
    ['2026-07-01', { value: 4_870_000 }, { stampDuty: 264_137 }],
  ],
  'what the first home concession takes off at its height': [
    ['2023-07-01', { ...FIRST, value: 800_000 }, { stampDuty: 0, concession: 30_735 }],
    ['2024-07-01', { ...FIRST, value: 800_000 }, { stampDuty: 0, concession: 30_529 }],
    ['2025-07-01', { ...FIRST, value: 800_000 }, { stampDuty: 0, concession: 30_412 }],
    ['2026-07-01', { ...FIRST, value: 800_000 }, { stampDuty: 0, concession: 30_187 }],
    ['2022-07-01', { ...LAND, value: 350_000 }, { stampDuty: 0, concession: 10_840 }],
    ['2025-07-01', { ...LAND, value: 350_000 }, { stampDuty: 0, concession: 10_382 }],
  ],
  'how it fades out': [
    ['2025-07-01', { ...FIRST, value: 900_000 }, { stampDuty: 34_912 - 15_206 }],
    ['2025-07-01', { ...FIRST, value: 1_000_000 }, { stampDuty: 39_412, concession: 0 }],
    ['2025-07-01', { ...LAND, value: 400_000 }, { stampDuty: 12_412 - 5_191 }],
    ['2025-07-01', { ...LAND, value: 450_000 }, { stampDuty: 14_662, concession: 0 }],
    ['2022-07-01', { ...LAND, value: 450_000 }, { concession: 0 }],
  ],
  'first homes before July 2023': [
    ['2022-06-30', { ...FIRST, value: 650_000 }, { stampDuty: null, concession: null }],
    ['2022-07-01', { ...FIRST, value: 650_000 }, { stampDuty: 0 }],
    ['2023-06-30', { ...FIRST, value: 800_000 }, { stampDuty: 31_090, concession: 0 }],
    ['2023-07-01', { ...FIRST, value: 800_000 }, { stampDuty: 0 }],
  ],
  'who does not get it': [
    ['2026-11-21', { ...FIRST, use: 'investment', value: 700_000 }, { concession: 0 }],
    ['2026-11-21', { use: 'primary', pensioner: true, value: 700_000 }, { concession: 0 }],
  ],
  'the grant': [
    ['2026-11-21', { ...FIRST, kind: 'new', value: 600_000 }, { fhog: 10_000 }],
    ['2026-11-21', { ...FIRST, kind: 'new', value: 600_001 }, { fhog: 0 }],
    ['2026-11-21', { ...PACKAGE, value: 750_000 }, { fhog: 10_000 }],
    ['2026-11-21', { ...PACKAGE, kind: 'new', value: 750_000 }, { fhog: 10_000 }],
    ['2026-11-21', { ...PACKAGE, value: 750_001 }, { fhog: 0 }],
    ['2026-11-21', { ...LAND, value: 300_000 }, { fhog: 0 }],
  ],
  'foreign buyers': [
    ['2024-12-31', { value: 800_000, foreign: true }, { foreignDuty: 64_000 }],
    ['2025-01-01', { value: 800_000, foreign: true }, { foreignDuty: 72_000 }],
    ['2025-01-01', { value: 800_000, foreign: true, foreignShare: 0.5 }, { foreignDuty: 36_000 }],
    ['2025-01-01', { value: 800_000 }, { foreignDuty: 0 }],
  ],
  fees: [
    ['2023-06-30', { value: 800_000 }, { transferFee: null, mortgageFee: null }],
    ['2023-07-01', { value: 800_000, electronic: false }, { transferFee: 165.4, mortgageFee: 165.4 }],
    ['2025-07-01', { value: 800_000 }, { transferFee: 175.7, mortgageFee: 175.7 }],
    ['2026-07-01', { value: 800_000 }, { transferFee: 182.73, mortgageFee: 182.73 }],
  ],
};

describe.each(Object.entries(cases))('New South Wales: %s', (_, list) => {
  it.each(list)('%s %j', (date, purchase, expected) => {
    expect(buy(date, purchase)).toMatchObject(expected);
  });
});

describe('New South Wales: words for what is uncertain', () => {
  it('has no rates before 1 July 2021', () => {
    expect(buy('2021-06-30', { value: 1 }).noRates).toBe('No rates for New South Wales before 1 July 2021.');
  });

  it('says that the bands of July 2021 are reconstructed', () => {
    const line = lineOf(buy('2022-01-31', { value: 900_000 }), 'duty');
    expect(line).toMatchObject({ confidence: 'low', caveats: [expect.stringMatching(/reconstructed/)] });
  });

  it('asks for the land price where land and house are separate contracts', () => {
    const line = lineOf(buy('2026-11-21', { ...PACKAGE, value: 700_000 }), 'duty');
    expect(line?.caveats.join()).toMatch(/enter its price/);
  });

  it.each(['2024-07-01', '2027-07-01'])('says on %s of which year the fee is', (date) => {
    const line = lineOf(buy(date, { value: 800_000 }), 'transfer-fee');
    expect(line?.caveats.join()).toContain(date < '2025' ? '2023-24' : '2026-27');
  });
});
