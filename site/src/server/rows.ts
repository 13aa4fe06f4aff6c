/**
 * Many rows of one table to insert, as one statement of `atomically`. PostgreSQL gets all of them in one message;
 * SQLite, where a statement costs no round trip, runs one prepared statement for each, or for twenty short ones.
 */
export type RowInsert = {
  insert: string;
  columns: readonly string[];
  /** One list of values per row, in the order of `columns`. Objects and lists go into JSON columns. */
  rows: unknown[][];
  /** SQL after the values, such as `on conflict do nothing`. */
  tail?: string;
};

/**
 * New values for rows of one table, the same columns in each. Answers with `{ id }` for each row that was written.
 * A row with `readAt` is written only while its `updated_at` still is what it was when it was read.
 */
export type RowUpdate = {
  update: string;
  columns: readonly string[];
  rows: { id: number; readAt?: string; values: unknown[] }[];
};

/** A statement as a database driver takes it. */
export type Compiled = { text: string; values: unknown[] };
/** What a driver answered. */
export type Answer = { rows: Record<string, unknown>[]; changes: number };

export const isRowInsert = (statement: object): statement is RowInsert => 'insert' in statement;
export const isRowUpdate = (statement: object): statement is RowUpdate => 'update' in statement;

// Names of tables and columns come from our own code only, never from what somebody sent.
const quoted = (name: string) => `"${name}"`;

/** For PostgreSQL: all rows as one JSON value, which it takes apart by the types of the table's own columns. */
export function compileForPostgres(statement: RowInsert | RowUpdate): Compiled[] {
  const names = statement.columns.map(quoted);
  if (statement.rows.length === 0) return [];
  const record = recordWriter(statement.columns);
  if (isRowInsert(statement)) {
    const table = quoted(statement.insert);
    const { rows, tail = '' } = statement;
    return [
      {
        text: `insert into ${table} (${names.join(', ')}) select ${names.join(', ')}
          from json_populate_recordset(null::${table}, $1) ${tail}`,
        values: [wellFormed((textOf) => listText(rows.map((values) => record(values, textOf))))],
      },
    ];
  }
  const table = quoted(statement.update);
  const { rows } = statement;
  const itemText = ({ id, readAt, values }: (typeof rows)[number], textOf: TextOf) =>
    `{"id":${textOf(id)},"read_at":${textOf(readAt ?? null)},"new":${record(values, textOf)}}`;
  return [
    {
      text: `update ${table} as stored set ${names.map((name) => `${name} = written.${name}`).join(', ')}
        from json_to_recordset($1) as item(id integer, read_at timestamptz, new json),
          lateral json_populate_record(null::${table}, item.new) as written
        where stored.id = item.id and (item.read_at is null or stored.updated_at = item.read_at)
        returning stored.id`,
      values: [wellFormed((textOf) => listText(rows.map((row) => itemText(row, textOf))))],
    },
  ];
}

type TextOf = (value: unknown) => string;

/** Writes a row as a JSON object of its columns. What is left out is null, and costs neither side anything. */
function recordWriter(columns: readonly string[]): (values: unknown[], textOf: TextOf) => string {
  const keys = columns.map((column) => `${JSON.stringify(column)}:`);
  return (values, textOf) => {
    let text = '';
    for (const [index, key] of keys.entries()) {
      const value = values[index];
      if (value !== null && value !== undefined) text += `${text ? ',' : ''}${key}${textOf(value)}`;
    }
    return `{${text}}`;
  };
}

const listText = (items: string[]): string => `[${items.join(',')}]`;

/** JSON text that PostgreSQL takes: see {@link jsonText}. */
function wellFormed(write: (textOf: TextOf) => string): string {
  const text = write(JSON.stringify);
  return LONE_SURROGATE.test(text) ? write(jsonText) : text;
}

/** As JSON writes one, or a text that looks like it. */
const LONE_SURROGATE = /\\ud[89a-f]/;

/** A lone surrogate (a text cut inside a character) would make PostgreSQL refuse all of it; it becomes U+FFFD. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return LONE_SURROGATE.test(text)
    ? JSON.stringify(value, (_, each) => (typeof each === 'string' ? each.toWellFormed() : each))
    : text;
}

/** Columns of a short row, and how many of those SQLite inserts with one statement. */
const SHORT = 8;
const TOGETHER = 20;

/**
 * For SQLite: a statement per row, all of one text; short rows by the twenty. `texts`: those of JSON values so far, since
 * a transaction may write the same one into several rows.
 */
export function compileForSqlite(
  statement: RowInsert | RowUpdate,
  texts = new Map<object, string>(),
): Compiled[] {
  const plainValue = (value: unknown) => storedValue(value, texts);
  if (isRowInsert(statement)) {
    const { insert, columns, rows, tail = '' } = statement;
    const marks = `(${columns.map(() => '?').join(', ')})`;
    const text = (count: number) =>
      `insert into ${quoted(insert)} (${columns.map(quoted).join(', ')}) values ${Array(count).fill(marks).join(', ')} ${tail}`;
    // Where rows are short, a statement costs more than they do. Two texts for a table: few statements stay prepared.
    const together = columns.length <= SHORT ? TOGETHER : 1;
    const whole = Math.floor(rows.length / together) * together;
    const many = text(together);
    const one = text(1);
    return [
      ...Array.from({ length: whole / together }, (_, index) => ({
        text: many,
        values: rows.slice(index * together, (index + 1) * together).flatMap((row) => row.map(plainValue)),
      })),
      ...rows.slice(whole).map((values) => ({ text: one, values: values.map(plainValue) })),
    ];
  }
  const { update, columns, rows } = statement;
  const text = `update ${quoted(update)} set ${columns.map((name) => `${quoted(name)} = ?`).join(', ')} where id = ?`;
  const guarded = `${text} and updated_at = ?`;
  return rows.map(({ id, readAt, values }) => {
    const all = [...values.map(plainValue), id];
    return readAt === undefined ? { text, values: all } : { text: guarded, values: [...all, readAt] };
  });
}

/** The answer to the whole statement, from the answers to its parts. */
export function joinAnswers(statement: RowInsert | RowUpdate, answers: Answer[]): Answer['rows'] {
  if (isRowInsert(statement)) return [];
  // One part for all rows says itself which were written.
  if (answers.length === 1 && answers[0] && answers[0].rows.length > 0) return answers[0].rows;
  return statement.rows.flatMap(({ id }, index) => (answers[index]?.changes ? [{ id }] : []));
}

/** A value as SQLite stores it: JSON as text. */
function storedValue(value: unknown, texts: Map<object, string>): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
