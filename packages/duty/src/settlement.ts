import { calculateDuty } from './calculate.ts';
import { isDay } from './edition.ts';
import type { DutyInput } from './input.ts';
import type { DutyLine, DutyResult } from './result.ts';
import type { StateTables } from './tables.ts';

/** Whether a rule for this purchase goes by the day of settlement: Tasmania’s relief for a first home that stands. */
export function settlementDecides(input: DutyInput): boolean {
  return input.state === 'TAS' && input.firstHome === true && (input.kind ?? 'established') === 'established';
}

/**
 * `calculateDuty` for a purchase whose settlement (ISO day) is known. Where a relief goes by settlement, duty and
 * relief are those of that day; grants, surcharge and fees stay those of the contract. Throws `DutyInputError`.
 */
export function calculateAtSettlement(
  { settlement, ...input }: DutyInput & { settlement?: string },
  tables: StateTables[],
): DutyResult {
  const result = calculateDuty(input, tables);
  if (!isDay(settlement) || settlement <= input.date || result.noRates || !settlementDecides(input))
    return result;
  const { stampDuty, concession, dutiableValue, lines } = calculateDuty(
    { ...input, date: settlement },
    tables,
  );
  const fees = [stampDuty, result.foreignDuty, result.transferFee, result.mortgageFee];
  return {
    ...result,
    dutiableValue,
    stampDuty,
    concession,
    totalFees: fees.includes(null)
      ? null
      : fees.reduce<number>((sum, fee) => sum + Number(fee) * 100, 0) / 100,
    lines: [...lines.filter(ofDuty), ...result.lines.filter((line) => !ofDuty(line))],
  };
}

const ofDuty = ({ part }: DutyLine) => part === 'dutiableValue' || part === 'duty' || part === 'concession';
