export { tableProblems } from './check-tables.ts';
export { type EndingTable, endingTables } from './ending-tables.ts';
export { mergeTables } from './merge-tables.ts';
export { type InForce, planOf, type Words } from './plan.ts';
export { type RateRow, rateRows } from './rate-rows.ts';
export { OF_PART as FORMULAS_OF_PART } from './table-shape.ts';
