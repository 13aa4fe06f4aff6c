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

/** What is left of a unit tag that somebody sent. */
export const cleanUnitTag = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, '');

/**
 * The same place of a form in a page that has this unit tag already, as one that comes out of a popup may.
 *
 * @param args.isTaken whether something else in the page is called so
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

/** A number for a block by its id, the same in every drawing of the page: no page has two blocks of one id. */
export function ordinalOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum + 1;
}

/** The id of what is wrong with one answer. */
export const errorIdOf = ({ unitTag, field }: { unitTag: string; field: string }): string =>
  cleanUnitTag(`${unitTag}-ve-${field}`);
