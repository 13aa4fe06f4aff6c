import { visibleStrings } from './visible-strings.mjs';

/** Takes texts from the messages, and not only the language. */
const TRANSLATED =
  /^import (?!type\b).* from '#site\/messages\/(?!(?:language|formats|load-texts\.client|all-translations)\.ts')/m;

/** Texts in translated files that stay as they are, each with its reason. */
const STAYS = [
  { text: /^(?:WhatsApp|Facebook|Messenger)$/, why: 'names of services' },
  { text: /^(?:[\d,]+|…) (?:m²|ha|KB|MB)$|^ABN …$/, why: 'units and numbers, the same in every language' },
  {
    text: /^(?:… )?[a-z][a-z\d]*(?:[-:.[][^ ]*)?(?: [a-z][^ ]*)*$|^… [a-z-]+$/,
    why: 'names in code: styles, fields',
  },
  { text: /^M…[ …HVLZ]*$/, why: 'lines of drawings' },
  { text: /^(?:New construction|3D tour)$/, why: 'keys that listings carry as data' },
  {
    text: /^The map (?:did not load|did not start|has no background):$|^The map’s properties answered ….$/,
    why: 'for the console',
  },
];

/**
 * Texts that visitors read in a file that takes its texts from `site/src/messages`, as sentences: a text beside them
 * would stay English in every language.
 */
export function hardCodedProblems({ path, text }) {
  if (!path.startsWith('site/src/') || path.startsWith('site/src/messages/') || !TRANSLATED.test(text))
    return [];
  return visibleStrings({ path, text })
    .filter((found) => !STAYS.some((one) => one.text.test(found.text)))
    .map(
      (found) =>
        `${path}:${found.line} holds “${found.text}”. Put it into site/src/messages/en, with its translations.`,
    );
}
