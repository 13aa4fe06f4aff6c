/** The value of a table for a name that somebody sent: `constructor` and `toString` are in no table. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
