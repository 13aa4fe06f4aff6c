import { builtInTables } from './built-in-tables.ts';
import { calculateDuty as calculate } from './calculate.ts';
import type { DutyInput } from './input.ts';
import type { DutyResult } from './result.ts';
import type { StateTables } from './tables.ts';

export * from './engine.ts';
export { builtInTables };

/**
 * Duty, concessions, grants, surcharge and fees of one purchase; see `calculateDuty` of the engine. Without `tables`
 * by those that come with the package.
 */
export function calculateDuty(input: DutyInput, tables: StateTables[] = builtInTables): DutyResult {
  return calculate(input, tables);
}
