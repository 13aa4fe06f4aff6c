/** `wpcf7-f7-p0-o1`; without a page `wpcf7-f7-o1`. */
export const unitTagOf = ({
  form,
  page,
  ordinal,
}: {
  form: number;
  page?: number;
  ordinal: number;
}): string => (page === undefined ? `wpcf7-f${form}-o${ordinal}` : `wpcf7-f${form}-p${page}-o${ordinal}`);

/** A unit tag that was sent, without invalid characters. */
export const cleanUnitTag = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, '');

/**
 * A unit tag like this one that is unused in the page: a form in a popup may have the same as one in the page.
 *
 * @param args.isTaken whether another form in the page has it
 */
export function freeUnitTag({
  unitTag,
  isTaken,
}: {
  unitTag: string;
  isTaken: (unitTag: string) => boolean;
}): string {
  let free = unitTag;
  while (isTaken(free)) free = free.replace(/\d+$/, (number) => String(Number(number) + 1));
  return free;
}

/** A number for a block by its id, the same in every render of the page. */
export function ordinalOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum + 1;
}

/** The id of the error of one answer. */
export const errorIdOf = ({ unitTag, field }: { unitTag: string; field: string }): string =>
  cleanUnitTag(`${unitTag}-ve-${field}`);
