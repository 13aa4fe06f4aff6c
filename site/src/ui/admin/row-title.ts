/** How the row of a list is headed. */
export type RowNaming = {
  /** The field that names the row. */
  field: string;
  /** Until it does: this, with the number of the row. */
  empty: string;
  /** Rows of several kinds are named by their kind (the field `kind`) until then: texts by its values. */
  kinds?: Record<string, string>;
};

/** `number` counts from 0. */
export function rowTitle({
  field,
  empty,
  kinds = {},
  data,
  number,
}: RowNaming & { data: Record<string, unknown> | undefined; number: number }): string {
  const text = data?.[field];
  if (typeof text === 'string' && text.trim()) return text;
  const kind = kinds[String(data?.kind)];
  return kind ? `${number + 1}. ${kind}` : `${empty} ${number + 1}`;
}
