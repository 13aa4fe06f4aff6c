import { menuEntry } from '#site/messages/known-texts.ts';
import { asWritten, currentLanguage } from '#site/messages/language.ts';

/** The text of a menu entry: in the language of the page where the program knows it, else as staff wrote it. */
export function MenuText({ label }: { label: string }) {
  if (currentLanguage() === 'en') return label;
  return menuEntry(label) ?? <WrittenText text={label} />;
}

/** Text of staff or a feed within a page: marked as English where the page is in another language. */
export function WrittenText({ text }: { text: string }) {
  const marks = asWritten();
  return marks.lang ? <span {...marks}>{text}</span> : text;
}
