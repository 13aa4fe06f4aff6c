import { isDark, isMiddling, isQuiet } from './is-dark.ts';

/** Classes of what has a chosen colour behind it, beside .fr-on-dark or .fr-on-light: all text there has one colour. */
export const onColour = (colour: string): string =>
  `fr-on-any fr-on-colour ${isMiddling(colour) ? 'fr-on-middle' : ''}`.trim();

/**
 * Classes that make all text readable on a chosen colour or gradient; none where no colour was chosen. Of two colours
 * that ask for different text, the first decides.
 */
export function textOn(colours: readonly string[]): string {
  const chosen = colours.filter(Boolean);
  const [first] = chosen;
  if (!first) return '';
  if (!isDark(first) && chosen.every(isQuiet)) return 'fr-on-light';
  return `${isDark(first) ? 'fr-on-dark' : 'fr-on-light'} ${onColour(first)}`;
}
