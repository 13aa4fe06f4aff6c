/** The languages in which visitors can read the website. English is the source of all texts. */
export const LANGUAGES = {
  en: { tag: 'en-AU', dir: 'ltr', name: 'English', locale: 'en-AU' },
  zh: { tag: 'zh-Hans', dir: 'ltr', name: '简体中文', locale: 'zh-Hans-AU' },
  vi: { tag: 'vi', dir: 'ltr', name: 'Tiếng Việt', locale: 'vi' },
  // Digits as in the prices, which come from feeds.
  ar: { tag: 'ar', dir: 'rtl', name: 'العربية', locale: 'ar-u-nu-latn' },
} as const;

export type Language = keyof typeof LANGUAGES;
/** A language that a website can offer beside English. */
export type OtherLanguage = Exclude<Language, 'en'>;

export const OTHER_LANGUAGES = ['zh', 'vi', 'ar'] as const satisfies readonly OtherLanguage[];

let source: () => Language = () => 'en';
/** While a part of a page is drawn in another language than the page's. */
let drawn: Language | undefined;

/** Says where the language of the page is known: on the server from the request, in a browser from the document. */
export function setLanguageSource(read: () => Language): void {
  source = read;
}

/** The language that texts are in at this moment. */
export const currentLanguage = (): Language => drawn ?? source();

/** The language of the page. */
export const pageLanguage = (): Language => source();

/** Draws what follows in this language; without one, in the page's. Drawing is synchronous. */
export function drawIn(language: Language | undefined): void {
  drawn = language;
}

/** Draws something in the page's language, whatever stands around it. */
export function inPageLanguage<Result>(draw: () => Result): Result {
  const around = drawn;
  drawn = undefined;
  try {
    return draw();
  } finally {
    drawn = around;
  }
}

type Marks = { lang?: string; dir?: 'ltr' | 'rtl' };

const marksOf = (language: Language): Marks => {
  const { tag, dir } = LANGUAGES[language];
  return { lang: tag, dir };
};

/** `lang` and `dir` for a part in the page's language within a part in another one; nothing elsewhere. */
export const pageLanguageMarks = (): Marks =>
  drawn === undefined || drawn === source() ? {} : marksOf(source());

/** `lang` and `dir` of an element whose text stands as staff or a feed wrote it; nothing in English. */
export const asWritten = (): Marks => (currentLanguage() === 'en' ? {} : marksOf('en'));

/** Text that runs from left to right, to stand in a text of the moment's language: “12 King Street”, “$1 – $2”. */
export const leftToRight = (text: string): string =>
  LANGUAGES[currentLanguage()].dir === 'rtl' ? `\u2066${text}\u2069` : text;

/** The address of a page of this website in a language: `/buy` → `/zh/buy`, `/` → `/zh`. */
export function languagePath(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${/^\/(?=[?#]|$)/.test(path) ? path.slice(1) : path}`;
}
