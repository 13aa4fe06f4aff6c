import { dayText, dollarText } from '@frontage/duty/engine';

/** The language that the calculator is drawn in, where it is another than English: it travels with the page. */
export type Spoken = {
  /** For `Intl`. */
  locale: string;
  /** Numbers and names stand in text from right to left. */
  rtl?: boolean;
  /** Before the addresses of the website’s pages: `/zh`. */
  prefix: string;
  /** Translations by the English text. */
  texts: Readonly<Record<string, string>>;
};

let spoken: Spoken | undefined;

/** Draws what follows in this language. Called by the calculator as the first thing it does each time it is drawn. */
export const speak = (language: Spoken | undefined): void => {
  spoken = language;
};

/** A text in the language of the calculator, with `{name}` filled in; in English where there is no translation. */
export const say = (english: string, values: Record<string, string | number> = {}): string =>
  wholeYears(
    (spoken?.texts[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => isolated(`${values[name]}`)),
  );

/** Financial years stay on one line: browsers would break “2026-27” after its hyphen. The joiner has no width. */
export const wholeYears = (text: string): string => text.replace(/(\d{4}-)(?=\d\d\b(?!-))/g, '$1\u2060');

/** `lang` and `dir` of an element with text of the tables, which is in English; nothing where all of it is. */
export const inTables = (): { lang?: string; dir?: 'ltr' } => (spoken ? { lang: 'en-AU', dir: 'ltr' } : {});

/** The address of a page of the website in the language of the calculator. */
export const pagePath = (path: string): string => (spoken?.prefix ?? '') + path;

/** An amount in dollars, or that it is not known. */
export const amountText = (amount: number | null): string =>
  amount === null ? say('Not known') : isolated(dollarText(amount));

/** An ISO day in words. */
export const sayDay = (day: string): string =>
  spoken
    ? new Intl.DateTimeFormat(spoken.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    : dayText(day);

/** Without letters from right to left it runs from left to right: browsers would turn “2026-27” round. */
const isolated = (text: string): string =>
  spoken?.rtl ? `${/\p{Script=Arabic}/u.test(text) ? '\u2068' : '\u2066'}${text}\u2069` : text;
