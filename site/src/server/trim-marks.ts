/**
 * Removes these characters from the end of a text, and from its start unless `start` is false. Not with a regular
 * expression: `/\/+$/` backtracks over every run of slashes, which takes seconds for a URL of many slashes.
 */
export function trimMarks({
  text,
  marks,
  start = true,
}: {
  text: string;
  /** The characters to trim. */
  marks: string;
  start?: boolean;
}): string {
  let [from, to] = [0, text.length];
  while (start && from < to && marks.includes(text.charAt(from))) from += 1;
  while (to > from && marks.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
