import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { loadTexts } from '#site/messages/load-texts.client.ts';
import { personalTexts } from '#site/messages/personal.ts';

export type PersonalTexts = ReturnType<typeof personalTexts> & { comparisonPath: string };

/** The texts in the language of the page, and where the comparison is in it. Without its file the English ones do. */
export async function loadPersonalTexts(): Promise<PersonalTexts> {
  await loadTexts().catch(() => undefined);
  return { ...personalTexts(), comparisonPath: languagePath(currentLanguage(), '/compare-properties') };
}
