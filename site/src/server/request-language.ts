import { AsyncLocalStorage } from 'node:async_hooks';
import { addAllTranslations } from '#site/messages/all-translations.ts';
import { type Language, setLanguageSource } from '#site/messages/language.ts';

const languages = new AsyncLocalStorage<Language>();

addAllTranslations();
setLanguageSource(() => languages.getStore() ?? 'en');

/** Runs something with all it calls, now and later, in a language. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result =>
  languages.run(language, run);

/**
 * Runs in English what outlives a request or is not for its visitor: what is cached for others, queues, what staff receive.
 */
export const inEnglish = <Result>(run: () => Result): Result =>
  languages.getStore() === undefined ? run() : languages.run('en', run);
