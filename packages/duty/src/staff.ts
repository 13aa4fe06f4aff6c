export { tableProblems } from './check-tables.ts';
export { mergeTables } from './merge-tables.ts';
export { type RateRow, rateRows } from './rate-rows.ts';
