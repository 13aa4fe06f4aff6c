import type { Messages } from './en/index.ts';
import { currentLanguage, type OtherLanguage } from './language.ts';

const translations: Partial<Record<OtherLanguage, Messages>> = {};

/** Makes the texts of a language available. */
export function addTranslation(language: OtherLanguage, messages: Messages): void {
  translations[language] = messages;
}

/**
 * The texts of one subject, as a function that gives them in the language of the moment. A script for browsers brings
 * the English ones of the subjects it names.
 */
export const subject =
  <Name extends keyof Messages>(name: Name, english: Messages[Name]) =>
  (): Messages[Name] =>
    translation(name) ?? english;

type Known = 'menus' | 'facts' | 'amenities' | 'terms';

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

function translation<Name extends keyof Messages>(name: Name): Messages[Name] | undefined {
  const language = currentLanguage();
  return language === 'en' ? undefined : translations[language]?.[name];
}
