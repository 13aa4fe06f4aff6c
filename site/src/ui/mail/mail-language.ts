import { currentLanguage, LANGUAGES } from '#site/messages/language.ts';

/** The language of an email: `lang` and, from right to left, `dir`. */
export function mailLanguage(): { lang: string; dir?: 'rtl' } {
  const { tag, dir } = LANGUAGES[currentLanguage()];
  return { lang: tag, ...(dir === 'rtl' ? { dir } : {}) };
}

/** `dir` of what others wrote, such as staff, within an email in another language; nothing in English. */
export const writtenDirection = (): { dir?: 'auto' } => (currentLanguage() === 'en' ? {} : { dir: 'auto' });

/** Where lines begin. Mail programs know neither `start` nor logical margins. */
export const mailSides = (): { start: 'left' | 'right'; end: 'left' | 'right' } =>
  mailLanguage().dir ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };

/** Padding or a margin of four sides, given as for a language from left to right. */
export const mailBox = (top: number, end: number, bottom: number, start: number): string => {
  const [right, left] = mailLanguage().dir ? [start, end] : [end, start];
  return [top, right, bottom, left].map((size) => (size ? `${size}px` : '0')).join(' ');
};
