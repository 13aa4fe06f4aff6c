import { currentLanguage, LANGUAGES } from './language.ts';

/** The locale of the language of the moment, for `Intl`. */
const currentLocale = (): string => LANGUAGES[currentLanguage()].locale;

/**
 * A date format in the language of the moment, made once for each: building one costs a hundred times more than using it.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    made.set(locale, known);
    return known;
  };
}

const numbers = new Map<string, Intl.NumberFormat>();

/** `12,500` in the language of the moment. */
export function countOf(number: number): string {
  const locale = currentLocale();
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(number);
}
