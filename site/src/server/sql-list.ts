import { type SQL, sql } from 'drizzle-orm';

/** Values for the parentheses of `in (…)`, each a parameter. Needs at least one: SQL has no empty list. */
export const sqlList = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
