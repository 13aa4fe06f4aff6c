import { pictures } from '#site/messages/en/pictures.ts';
import { asWritten, currentLanguage } from '#site/messages/language.ts';
import { pictureTexts } from '#site/messages/pictures.ts';

/**
 * The description of a picture as attributes of its element: in the language of the page where the program made it
 * (`Picture 3 of 12 King Street`), else as staff wrote it, marked as English.
 */
export function pictureText(alt: string): { alt: string; lang?: string } {
  if (!alt || currentLanguage() === 'en') return { alt };
  const [, number, address] = NUMBERED.exec(alt) ?? [];
  if (!address) return { alt, lang: asWritten().lang };
  const name = (['picture', 'floorPlan'] as const).find(
    (one) => pictures[one](Number(number), address) === alt,
  );
  return name ? { alt: pictureTexts()[name](Number(number), address) } : { alt, lang: asWritten().lang };
}

const NUMBERED = /^[A-Z][a-z ]+ (\d+) of (.+)$/;
