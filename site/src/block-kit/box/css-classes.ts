/** How many classes one block may have. */
const MOST = 10;

/**
 * The classes that staff gave a block, for popups and tag managers: letters, digits, dashes and underscores, beginning
 * with a letter. Ours begin with `fr-` and cannot be given.
 */
export const cssClasses = (text: string): string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .map((name) => name.replace(/^\./, ''))
      .filter((name) => /^[a-z][\w-]{0,59}$/i.test(name) && !/^fr-/i.test(name))
      .slice(0, MOST),
  ),
];
