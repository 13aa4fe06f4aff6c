import { contactTexts } from '@frontage/forms';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { korean } from './ko.ts';
import type { Language } from './language.ts';
import { vietnamese } from './vi.ts';
import { simplifiedChinese } from './zh-cn.ts';
import { traditionalChinese } from './zh-tw.ts';

/** By locale. The first is that of new forms. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en_AU: { name: 'English', thanks: 'Thank you!', texts: contactTexts },
  ar: arabic,
  zh_CN: simplifiedChinese,
  zh_TW: traditionalChinese,
  fr_FR: french,
  de_DE: german,
  el: greek,
  it_IT: italian,
  ko_KR: korean,
  es_ES: spanish,
  vi: vietnamese,
};

export const FIRST_LANGUAGE = 'en_AU';

/** The language of a locale; English for an unknown one. */
export const languageOf = (locale: string | null | undefined): Language =>
  (Object.hasOwn(LANGUAGES, locale ?? '') && LANGUAGES[locale ?? '']) ||
  (LANGUAGES[FIRST_LANGUAGE] as Language);
