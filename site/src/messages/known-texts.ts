import { currentLanguage } from './language.ts';
import { known, knownTexts } from './subject.ts';

/** An entry of a menu in the language of the page, where it reads as one of the program’s; undefined for any other. */
export const menuEntry = known('menus');

/** The label or text of a key fact in the language of the page; undefined where staff or a feed wrote it. */
export const knownFact = known('facts');

/** A feature of a listing in the language of the page; undefined where staff or a feed wrote it. */
export const knownFeature = known('amenities');

/** A text of a lead form in the language of the visitor; undefined in English, and where staff wrote it. */
export const knownFormText = known('formTexts');

/** The message that a form begins with, in the language of the visitor. */
export const knownFirstMessage = known('firstMessages');

/** A text of an email in the language of its reader; undefined where staff wrote it. */
export const knownMailText = known('mailTexts');

/** A text of the stamp duty calculator in the language of the moment; as it is where a table says it. */
export const dutyText = (english: string): string => known('dutyTexts')(english) ?? english;

/** All of them, for the script of the calculator; undefined in English, which it brings itself. */
export const allDutyTexts = (): Record<string, string> | undefined =>
  currentLanguage() === 'en' ? undefined : knownTexts('dutyTexts');

/** A message that begins as the form did, with that beginning in English: staff read at least that. */
export const firstMessageInEnglish = (message: string): string =>
  withBeginning(
    message,
    Object.entries(knownTexts('firstMessages')).map(([english, translated]) => [translated, english]),
  );

/** The same for its visitor, in the language of the moment. */
export const firstMessageInLanguage = (message: string): string =>
  withBeginning(message, Object.entries(knownTexts('firstMessages')));

/** A text with its beginning replaced, by pairs of the beginning and what replaces it. */
function withBeginning(text: string, pairs: (readonly [string, string])[]): string {
  const found = pairs.find(([beginning]) => text.startsWith(beginning.trimEnd()));
  if (!found) return text;
  const [beginning, instead] = found.map((one) => one.trimEnd()) as [string, string];
  return [instead, text.slice(beginning.length).trim()].filter(Boolean).join(' ');
}
