/** What staff call the languages that visitors read. */
const NAMES: Readonly<Record<string, string>> = { zh: 'Chinese', vi: 'Vietnamese', ar: 'Arabic' };

/** `vi` → “Vietnamese”. */
export const languageName = (language: unknown): string => NAMES[String(language)] ?? String(language);
