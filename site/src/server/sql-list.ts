import { type SQL, sql } from 'drizzle-orm';

/** Values as they are within the brackets of `in (…)`, each a parameter. Not for none: databases know no empty list. */
export const sqlList = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
