/**
 * A text without these marks at its end, and at its start too unless `start` is false. By hand: a regular expression such as
 * `/\/+$/` looks at every run of slashes anew, which takes seconds for an address of nothing but slashes.
 */
export function trimMarks({
  text,
  marks,
  start = true,
}: {
  text: string;
  /** Each of its characters is trimmed. */
  marks: string;
  start?: boolean;
}): string {
  let [from, to] = [0, text.length];
  while (start && from < to && marks.includes(text.charAt(from))) from += 1;
  while (to > from && marks.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
