const format = new Intl.NumberFormat('en-AU');
/** Choices and counts are the same few hundred numbers, and the format is slow. */
const texts = new Map<number, string>();
const MOST = 2000;

/** `12,500` */
export function numberText(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  if (texts.size >= MOST) texts.clear();
  const text = format.format(number);
  texts.set(number, text);
  return text;
}
