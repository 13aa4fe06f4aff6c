/// <reference types="vite/client" />
import type { Messages } from './en/index.ts';
import { type OtherLanguage, setLanguageSource } from './language.ts';
import { addTranslation } from './subject.ts';

const files = import.meta.glob<Messages>(['./*/index.ts', '!./en/index.ts'], { import: 'default' });

let loading: Promise<void> | undefined;

/** Loads the texts of the page's language, if it is another than English. */
export function loadTexts(): Promise<void> {
  loading ??= load(document.documentElement.lang.slice(0, 2) as OtherLanguage);
  return loading;
}

async function load(language: OtherLanguage): Promise<void> {
  const messages = await files[`./${language}/index.ts`]?.();
  if (!messages) return;
  addTranslation(language, messages);
  setLanguageSource(() => language);
}
