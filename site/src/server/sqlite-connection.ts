import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** The result of a statement. Rows have their values by name and by position, as in libsql. */
export type SqliteResult = { columns: string[]; rows: SqliteRow[]; rowsAffected: number };
export type SqliteRow = { readonly length: number; [column: string]: unknown };
export type SqliteStatement = { sql: string; args?: readonly unknown[] };

/** An error of SQLite with the name of its code, such as `SQLITE_BUSY` or `SQLITE_CONSTRAINT_UNIQUE`. */
class SqliteError extends Error {
  override readonly name = 'SqliteError';
  constructor(
    readonly code: string,
    message: string,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** Statements that stay prepared: preparing one costs as much as running it. */
const MOST_STATEMENTS = 600;

/**
 * A connection to a SQLite file, on Node's own SQLite. Statements run at once and are prepared once. Only this SQLite may
 * open the file in this process: locks of files belong to the process, and a second library would drop them.
 */
export function openConnection(file: string) {
  const database = withErrors(() => new DatabaseSync(file));
  const prepared = new LRUCache<string, Prepared>({ max: MOST_STATEMENTS });

  function statementOf(text: string): Prepared {
    const known = prepared.get(text);
    if (known) return known;
    const statement = prepare(database, text);
    // Schema changes alter the columns of prepared statements.
    if (/^\s*(create|alter|drop|vacuum)\b/i.test(text)) prepared.clear();
    else if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) prepared.set(text, statement);
    return statement;
  }

  return {
    /** Runs one statement; throws {@link SqliteError}. */
    execute(wanted: string | SqliteStatement): SqliteResult {
      const { sql, args = [] } = typeof wanted === 'string' ? { sql: wanted } : wanted;
      return withErrors(() => {
        const { statement, columns, row } = statementOf(sql);
        const values = args.map(toSqlite);
        if (row) {
          const rows = (statement.all(...values) as unknown as unknown[][]).map(row);
          return { columns, rows, rowsAffected: 0 };
        }
        return { columns, rows: [], rowsAffected: Number(statement.run(...values).changes) };
      });
    },
    /** Runs several statements, none of which takes values. */
    run: (text: string) => withErrors(() => database.exec(text)),
    /** Ends an open transaction without writing it. */
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}

export type SqliteConnection = ReturnType<typeof openConnection>;

type Prepared = {
  statement: StatementSync;
  columns: string[];
  /** Creates a row from its values; undefined when the statement returns none. */
  row?: (values: unknown[]) => SqliteRow;
};

function prepare(database: DatabaseSync, text: string): Prepared {
  const statement = database.prepare(text);
  const columns = statement.columns().map(({ name }) => name);
  if (columns.length === 0) return { statement, columns };
  // As arrays: two columns of a join may have the same name.
  statement.setReturnArrays(true);
  return { statement, columns, row: rowMaker(columns) };
}

/** Rows as {@link openConnection} returns them, of what a statement returned in another thread. */
export const rowsOf = ({ columns, values }: { columns: string[]; values: unknown[][] }): SqliteRow[] =>
  values.length === 0 ? [] : values.map(rowMaker(columns));

/** Positions are read through the prototype, so that creating a row only sets its names; the first of a duplicate name counts. */
function rowMaker(columns: string[]): (values: unknown[]) => SqliteRow {
  const named = columns.map((name, index) => columns.indexOf(name) === index);
  class Row {
    constructor(values: unknown[]) {
      for (let index = 0; index < columns.length; index += 1) {
        if (named[index]) (this as Record<string, unknown>)[columns[index] as string] = values[index];
        else Object.defineProperty(this, index, { value: values[index] });
      }
    }
  }
  Object.defineProperty(Row.prototype, 'length', { value: columns.length });
  for (const [index, name] of columns.entries()) {
    if (!named[index]) continue;
    Object.defineProperty(Row.prototype, index, {
      get(this: Record<string, unknown>) {
        return this[name];
      },
    });
  }
  return (values) => new Row(values) as unknown as SqliteRow;
}

/** A value as SQLite takes it; throws a RangeError for a number that cannot be stored. */
export function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.valueOf();
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`${value} cannot be stored: only finite numbers can.`);
  return value as SQLInputValue;
}

const CODES: Record<number, string> = {
  3: 'PERM',
  4: 'ABORT',
  5: 'BUSY',
  6: 'LOCKED',
  7: 'NOMEM',
  8: 'READONLY',
  9: 'INTERRUPT',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  15: 'PROTOCOL',
  17: 'SCHEMA',
  18: 'TOOBIG',
  19: 'CONSTRAINT',
  20: 'MISMATCH',
  21: 'MISUSE',
  23: 'AUTH',
  25: 'RANGE',
  26: 'NOTADB',
};
/** Extended codes of constraints; others are named by their kind alone. */
const CONSTRAINTS: Record<number, string> = {
  275: 'CHECK',
  787: 'FOREIGNKEY',
  1299: 'NOTNULL',
  1555: 'PRIMARYKEY',
  1811: 'TRIGGER',
  2067: 'UNIQUE',
  2579: 'ROWID',
};

function withErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === undefined) throw error;
    throw sqliteError({ errcode, message, cause: error });
  }
}

/** An error by SQLite's extended number for it. */
export function sqliteError({
  errcode,
  message,
  cause,
}: {
  errcode: number;
  message: string;
  cause?: unknown;
}): SqliteError {
  const constraint = CONSTRAINTS[errcode];
  const code = `SQLITE_${CODES[errcode & 0xff] ?? 'ERROR'}${constraint ? `_${constraint}` : ''}`;
  return new SqliteError(code, `${code}: ${message}`, cause);
}
