import { describe, expect, it } from 'vitest';
import { calculateDuty } from '../calculate.ts';
import type { DutyInput } from '../input.ts';
import type { DutyResult } from '../result.ts';
import { vic } from './tables.ts';

type Purchase = Omit<DutyInput, 'state' | 'date'>;
type Case = [date: string, purchase: Purchase, expected: Partial<DutyResult>];

const buy = (date: string, purchase: Purchase) => calculateDuty({ state: 'VIC', date, ...purchase }, [vic]);
const caveatsOf = (result: DutyResult, id: string) =>
  result.lines.filter((line) => line.id === id).flatMap(({ caveats }) => caveats);

const HOME: Purchase = { value: 500_000, use: 'primary' };
const FIRST = { use: 'primary', firstHome: true } as const;
const CARD = { use: 'primary', pensioner: true } as const;
const UNIT = {
  value: 700_000,
  offThePlan: true,
  dwelling: 'unit',
  constructionAfterContract: 300_000,
} as const;

const cases: Record<string, Case[]> = {
  'duty by the general scale': [
    ['2008-05-06', { value: 25_000 }, { stampDuty: 350 }],
    ['2008-05-06', { value: 130_000 }, { stampDuty: 2_870 }],
    ['2026-11-21', { value: 130_001 }, { stampDuty: 2_870.06 }],
    ['2026-11-21', { value: 960_000 }, { stampDuty: 52_670 }],
    ['2026-11-21', { value: 2_000_000 }, { stampDuty: 110_000 }],
    ['2026-11-21', { value: 2_000_100 }, { stampDuty: 110_006.5 }],
    ['2021-06-30', { value: 3_000_000 }, { stampDuty: 165_000 }],
    ['2021-07-01', { value: 3_000_000 }, { stampDuty: 175_000 }],
  ],
  'the lower scale for a home': [
    ['2026-11-21', { ...HOME, value: 130_000 }, { stampDuty: 2_870, concession: 0 }],
    ['2026-11-21', { ...HOME, value: 440_000 }, { stampDuty: 18_370, concession: 3_100 }],
    ['2026-11-21', { ...HOME, value: 550_000 }, { stampDuty: 24_970, concession: 3_100 }],
    ['2026-11-21', { ...HOME, value: 550_001 }, { stampDuty: 28_070.06, concession: 0 }],
    ['2026-11-21', { value: 550_000 }, { stampDuty: 28_070, concession: 0 }],
  ],
  'first home buyers': [
    ['2017-07-01', { ...FIRST, value: 600_000 }, { stampDuty: 0, concession: 31_070 }],
    ['2026-11-21', { ...FIRST, value: 600_001 }, { stampDuty: 0.21 }],
    ['2026-11-21', { ...FIRST, value: 675_000 }, { stampDuty: 17_785 }],
    ['2026-11-21', { ...FIRST, value: 750_000 }, { stampDuty: 40_070, concession: 0 }],
    ['2026-11-21', { ...FIRST, kind: 'vacant', value: 600_000 }, { stampDuty: 0 }],
    ['2026-11-21', { ...FIRST, use: 'investment', value: 600_000 }, { stampDuty: 31_070 }],
    ['2017-06-30', { ...FIRST, value: 600_000 }, { stampDuty: null, concession: null }],
    ['2026-11-21', { ...FIRST, value: 600_000, foreign: true, foreignShare: 0.5 }, { stampDuty: 0 }],
    ['2026-11-21', { ...FIRST, value: 600_000, foreign: true }, { stampDuty: 31_070 }],
  ],
  'card holders': [
    ['2017-07-01', { ...CARD, value: 330_000 }, { stampDuty: 0 }],
    ['2023-06-30', { ...CARD, value: 330_001 }, { stampDuty: null }],
    ['2023-06-30', { ...CARD, value: 750_001 }, { stampDuty: 40_070.06 }],
    ['2023-07-01', { ...CARD, value: 600_000 }, { stampDuty: 0 }],
    ['2023-07-01', { ...CARD, value: 675_000 }, { stampDuty: 17_785 }],
    ['2023-07-01', { ...CARD, value: 750_001 }, { stampDuty: 40_070.06 }],
    ['2017-06-30', { ...CARD, value: 330_000 }, { stampDuty: null }],
  ],
  'units off the plan': [
    ['2017-06-30', UNIT, { stampDuty: null }],
    ['2024-10-20', UNIT, { dutiableValue: 700_000, stampDuty: 37_070 }],
    ['2024-10-21', UNIT, { dutiableValue: 400_000, stampDuty: 19_070 }],
    ['2027-04-21', UNIT, { dutiableValue: 400_000, stampDuty: 19_070 }],
    ['2027-04-22', UNIT, { dutiableValue: 700_000, stampDuty: 37_070 }],
    ['2027-04-21', { ...UNIT, dwelling: 'house' }, { dutiableValue: 700_000 }],
    ['2027-04-21', { ...UNIT, houseAndLandPackage: true }, { dutiableValue: 700_000 }],
  ],
  'homes off the plan': [
    ['2027-04-22', { ...UNIT, use: 'primary' }, { dutiableValue: 400_000, stampDuty: 16_370 }],
    [
      '2027-04-22',
      { ...UNIT, use: 'primary', constructionAfterContract: 150_000 },
      { dutiableValue: 550_000 },
    ],
    [
      '2027-04-22',
      { ...UNIT, use: 'primary', constructionAfterContract: 149_999 },
      { dutiableValue: 700_000 },
    ],
    ['2024-10-20', { ...UNIT, ...FIRST, value: 1_050_000 }, { dutiableValue: 750_000, stampDuty: 40_070 }],
    ['2024-10-20', { ...UNIT, ...FIRST, value: 1_050_001 }, { dutiableValue: 1_050_001 }],
    ['2024-10-20', { ...UNIT, ...FIRST, value: 1_050_000, foreign: true }, { dutiableValue: 1_050_000 }],
    ['2024-10-20', { ...UNIT, ...FIRST, value: 900_000 }, { dutiableValue: 600_000, stampDuty: 0 }],
  ],
  'the waiver of 2020-21': [
    ['2020-11-24', { value: 1_000_000, kind: 'new' }, { stampDuty: 55_000, victorianDiscount: 0 }],
    ['2020-11-25', { value: 1_000_000, kind: 'new' }, { stampDuty: 27_500, victorianDiscount: 27_500 }],
    ['2021-06-30', { value: 1_000_000 }, { stampDuty: 41_250, victorianDiscount: 13_750 }],
    ['2021-06-30', { value: 1_000_000, kind: 'vacant' }, { victorianDiscount: 13_750 }],
    ['2021-06-30', { value: 1_000_001, kind: 'new' }, { victorianDiscount: 0 }],
    ['2021-07-01', { value: 1_000_000, kind: 'new' }, { stampDuty: 55_000, victorianDiscount: 0 }],
    ['2021-06-30', { ...HOME, kind: 'new' }, { concession: 3_100, victorianDiscount: 10_985 }],
  ],
  'foreign buyers': [
    ['2015-06-30', { value: 500_000, foreign: true }, { foreignDuty: 0 }],
    ['2016-06-30', { value: 500_000, foreign: true }, { foreignDuty: 15_000 }],
    ['2016-07-01', { value: 500_000, foreign: true }, { foreignDuty: 35_000 }],
    ['2019-06-30', { value: 500_000, foreign: true }, { foreignDuty: 35_000 }],
    ['2019-07-01', { value: 500_000, foreign: true }, { foreignDuty: 40_000 }],
    ['2026-11-21', { value: 500_000, foreign: true, foreignShare: 0.5 }, { foreignDuty: 20_000 }],
    ['2021-06-30', { value: 500_000, foreign: true, kind: 'new' }, { foreignDuty: 40_000 }],
  ],
  'the grant': [
    ['2013-06-30', { ...FIRST, kind: 'new', value: 500_000 }, { fhog: null }],
    ['2013-07-01', { ...FIRST, kind: 'new', value: 750_000 }, { fhog: 10_000 }],
    ['2026-11-21', { ...FIRST, kind: 'vacant', value: 300_000 }, { fhog: 0 }],
    ['2026-11-21', { ...FIRST, kind: 'vacant', value: 750_000, houseAndLandPackage: true }, { fhog: 10_000 }],
    ['2026-11-21', { ...FIRST, kind: 'vacant', value: 750_001, houseAndLandPackage: true }, { fhog: 0 }],
  ],
  fees: [
    ['2024-06-30', { value: 999 }, { transferFee: 96, mortgageFee: 118.9 }],
    ['2024-06-30', { value: 1_999 }, { transferFee: 98.34 }],
    ['2024-06-30', { value: 9_000_000 }, { transferFee: 3_606 }],
    ['2024-07-01', { value: 1_000 }, { transferFee: 100.94, mortgageFee: 122.1 }],
    ['2025-06-30', { value: 9_000_000, electronic: false }, { transferFee: 3_618.6, mortgageFee: 131.9 }],
    ['2025-07-01', { value: 1_499_999 }, { transferFee: 3_609.16, mortgageFee: 125.7 }],
    ['2025-07-01', { value: 9_000_000 }, { transferFee: 3_611 }],
    ['2025-07-01', { value: 9_000_000, electronic: false }, { transferFee: 3_621, mortgageFee: 135.8 }],
    ['2018-07-01', { value: 500_000 }, { transferFee: null, mortgageFee: 108.1 }],
    ['2018-07-01', { value: 500_000, electronic: false }, { mortgageFee: 116.8 }],
    ['2026-07-01', { value: 650_000 }, { transferFee: 1_625.3, mortgageFee: 129.2 }],
    ['2026-07-01', { value: 9_000_000 }, { transferFee: 3_614 }],
    ['2026-07-01', { value: 1_000, electronic: false }, { transferFee: 117.14, mortgageFee: 139.5 }],
    ['2019-07-01', { value: 500_000 }, { mortgageFee: null }],
  ],
};

describe.each(Object.entries(cases))('Victoria: %s', (_, list) => {
  it.each(list)('%s %j', (date, purchase, expected) => {
    expect(buy(date, purchase)).toMatchObject(expected);
  });
});

describe('Victoria: words for what is uncertain', () => {
  it('has no rates before 6 May 2008', () => {
    expect(buy('2008-05-05', HOME).noRates).toBe('No rates for Victoria before 6 May 2008.');
  });

  it('tells buyers of units, and no one else, that the concession seems to have lapsed', () => {
    expect(caveatsOf(buy('2027-04-22', UNIT), 'off-the-plan').join()).toMatch(/appears to have ended/);
    expect(caveatsOf(buy('2027-04-21', UNIT), 'off-the-plan')).toEqual([]);
    expect(caveatsOf(buy('2027-04-22', { value: 700_000 }), 'off-the-plan')).toEqual([]);
  });

  it('says that the formula for card holders is assumed where it is used', () => {
    expect(caveatsOf(buy('2026-11-21', { ...CARD, value: 600_001 }), 'pensioner').join()).toMatch(/assume/);
    expect(caveatsOf(buy('2026-11-21', { ...CARD, value: 600_000 }), 'pensioner')).toEqual([]);
  });

  it('asks for the land price where land and house are separate contracts', () => {
    const result = buy('2026-11-21', { value: 700_000, kind: 'new', houseAndLandPackage: true });
    expect(caveatsOf(result, 'duty').join()).toMatch(/price/);
  });

  it('says that paper fees of 2026-27 are worked out', () => {
    const paper = buy('2026-07-01', { ...HOME, electronic: false });
    expect(caveatsOf(paper, 'mortgage-fee').join()).toMatch(/calculated/);
    expect(paper.lines.at(-1)).toMatchObject({ id: 'mortgage-fee', confirmed: false });
    expect(buy('2026-07-01', HOME).lines.at(-1)).toMatchObject({ id: 'mortgage-fee', confirmed: true });
  });

  it('says that the office rounds to whole dollars', () => {
    expect(caveatsOf(buy('2026-11-21', HOME), 'duty').join()).toMatch(/whole dollars/);
  });

  it('says of which year the fee is once it is not the year’s own', () => {
    expect(caveatsOf(buy('2027-06-30', HOME), 'transfer-fee')).toEqual([]);
    expect(caveatsOf(buy('2027-07-01', HOME), 'transfer-fee').join()).toMatch(/2026-27/);
  });
});
