/**
 * Makes the texts of the page's language available. Loaded on demand: most pages are in English, and the loader of every
 * page would name it otherwise.
 */
export const textsOfPage = async (): Promise<void> =>
  document.documentElement.lang === 'en-AU'
    ? undefined
    : (await import('#site/messages/load-texts.client.ts')).loadTexts();
