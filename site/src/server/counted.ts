/** A number with its noun: `1 lead`, `2 leads`. For staff and operators, in English. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
