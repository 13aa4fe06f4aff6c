/** No name is longer. */
const MOST_LETTERS = 60;

const line = () => new Uint8Array(MOST_LETTERS + 2);
/** Three lines of the table at a time: the one worked out, the one before, and the one before that. */
let lines: [Uint8Array, Uint8Array, Uint8Array] = [line(), line(), line()];

/**
 * How many letters must be changed, added, left out or swapped with their neighbour until `typed` is a beginning of
 * `name`; `limit` + 1 where it is more than `limit`. At most 60 letters of each.
 */
export function spellingDistance({
  typed,
  name,
  limit,
}: {
  typed: string;
  name: string;
  limit: number;
}): number {
  const height = Math.min(typed.length, MOST_LETTERS);
  const width = Math.min(name.length, height + limit, MOST_LETTERS);
  let [next, last, before] = lines;
  for (let at = 0; at <= width; at++) last[at] = at;
  for (let row = 1; row <= height; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = typed.charCodeAt(row - 2);
    next[0] = row;
    let least = row;
    for (let at = 1; at <= width; at++) {
      const other = name.charCodeAt(at - 1);
      let cost = (last[at - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[at] as number) + 1, (next[at - 1] as number) + 1);
      if (row > 1 && at > 1 && letter === name.charCodeAt(at - 2) && letterBefore === other)
        cost = Math.min(cost, (before[at - 2] as number) + 1);
      next[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [next, last, before] = [before, next, last];
  }
  lines = [next, last, before];
  let least = limit + 1;
  for (let at = 0; at <= width; at++) least = Math.min(least, last[at] as number);
  return least;
}

/** The number of letters from which one typing error is allowed, and two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** How many typing errors a name may have that was typed like this: none with a number in it. */
export function slipsAllowed(typed: string): number {
  if (/\d/.test(typed)) return 0;
  return typed.length >= TWO_SLIPS ? 2 : typed.length >= ONE_SLIP ? 1 : 0;
}
