import { inTables } from './say.ts';

/** A name in English within an element in the language of the calculator. */
export function FromTables({ text }: { text: string }) {
  const marks = inTables();
  return marks.lang ? <span {...marks}>{text}</span> : text;
}
