import { createHash } from 'node:crypto';
import { BackupError } from '../backup/backup-error.ts';

/** A row as PostgreSQL writes it: a text for each column, null for none. */
export type TextRow = (string | null)[];
/** A value as SQLite returns it. */
type SqliteValue = string | number | bigint | null;

const isTime = (type: string) => type.startsWith('timestamp');
const isNumber = (type: string) => /^(integer|bigint|smallint|numeric|real|double precision)/.test(type);

/** A value of SQLite as the text that PostgreSQL reads for a column of `type`. Throws {@link BackupError} where it has none. */
export function textFor({ value, type }: { value: unknown; type: string }): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return value ? 'true' : 'false';
  if (isTime(type)) return instantOf(value);
  const text = String(value);
  if (text.includes('\0')) throw new BackupError('holds a NUL character, which PostgreSQL cannot store');
  return text;
}

/** A text of PostgreSQL's as SQLite stores it. */
export function valueFor({ text, type }: { text: string | null; type: string }): SqliteValue {
  if (text === null) return null;
  if (type === 'boolean') return text === 'true' ? 1 : 0;
  if (isTime(type)) return instantOf(text);
  if (isNumber(type)) return Number(text);
  // As the program itself writes it, without the spaces of PostgreSQL.
  return type.startsWith('json') ? JSON.stringify(JSON.parse(text)) : text;
}

/** The same text for the same value, whichever database wrote it. */
function alike(text: string | null, type: string): string | null {
  if (text === null) return null;
  if (isTime(type)) return instantOf(text);
  if (isNumber(type)) return String(Number(text));
  return type.startsWith('json') ? JSON.stringify(inOrder(JSON.parse(text))) : text;
}

/** PostgreSQL orders the keys of stored JSON in its own way. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, inOrder(inner)]));
}

function instantOf(value: unknown): string {
  const time = new Date(typeof value === 'number' ? value : String(value));
  if (Number.isNaN(time.getTime())) throw new BackupError('holds a time that cannot be read');
  return time.toISOString();
}

/** What a table holds: how many rows, and a checksum of them that does not depend on their order. */
export type TableSum = { rows: number; sum: string };

/** Counts and sums the rows of one table as they go by. `types` are those of its columns in PostgreSQL. */
export function createTableSum(types: string[]) {
  let rows = 0;
  let total = 0n;
  return {
    add(row: TextRow): void {
      rows += 1;
      const text = JSON.stringify(row.map((value, index) => alike(value, types[index] as string)));
      total += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
    },
    result: (): TableSum => ({ rows, sum: BigInt.asUintN(256, total).toString(16) }),
  };
}

/** Throws {@link BackupError} where a table was not copied row for row. */
export function compareSums(from: ReadonlyMap<string, TableSum>, to: ReadonlyMap<string, TableSum>): void {
  for (const [table, { rows, sum }] of from) {
    const copied = to.get(table);
    if (copied?.rows !== rows)
      throw new BackupError(`The table ${table} has ${rows} rows, but ${copied?.rows ?? 0} were copied.`);
    if (copied.sum !== sum)
      throw new BackupError(`The table ${table} was copied with other values than it has.`);
  }
}
