import type { Messages } from './en/index.ts';
import type { ServerMessages } from './en/on-server.ts';
import { currentLanguage, type OtherLanguage } from './language.ts';

type AllMessages = Messages & ServerMessages;
/** In browsers without those that only the server needs. */
type Translation = Messages & Partial<ServerMessages>;

const translations: Partial<Record<OtherLanguage, Translation>> = {};

/** Makes the texts of a language available. */
export function addTranslation(language: OtherLanguage, messages: Translation): void {
  translations[language] = messages;
}

/**
 * The texts of one subject, as a function that gives them in the language of the moment. A script for browsers brings
 * the English ones of the subjects it names.
 */
export const subject =
  <Name extends keyof AllMessages>(name: Name, english: AllMessages[Name]) =>
  (): AllMessages[Name] =>
    translation(name) ?? english;

type Known =
  | 'menus'
  | 'facts'
  | 'amenities'
  | 'terms'
  | 'formTexts'
  | 'firstMessages'
  | 'mailTexts'
  | 'dutyTexts';

/**
 * Finds texts that the program itself writes into data and menus: undefined in English, and for those of staff or a feed.
 * Translations have them by the English text, so that no script brings the list.
 */
export const known =
  (name: Known) =>
  (text: string): string | undefined => {
    const texts: Record<string, string> | undefined = translation(name);
    return texts && Object.hasOwn(texts, text) ? texts[text] : undefined;
  };

/** The lists of texts by the English text, in the language of the moment; empty in English. */
export const knownTexts = (name: Known): Record<string, string> => translation(name) ?? {};

function translation<Name extends keyof AllMessages>(name: Name): AllMessages[Name] | undefined {
  const language = currentLanguage();
  return language === 'en' ? undefined : (translations[language] as Partial<AllMessages> | undefined)?.[name];
}
