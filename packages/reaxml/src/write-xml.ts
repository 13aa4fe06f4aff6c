/** Attributes by name; those that are undefined are not written. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element; `inside` is XML already. Without anything inside it closes itself. */
export function element(name: string, attributes: Attributes = {}, inside = ''): string {
  const sent = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(wordOf(value)).replace(/\s/g, ' ')}"`)
    .join('');
  return inside === '' ? `<${name}${sent}/>` : `<${name}${sent}>${inside}</${name}>`;
}

/** An element with text; empty for null. */
export const textElement = (
  name: string,
  text: string | number | boolean | null,
  attributes: Attributes = {},
): string => element(name, attributes, text === null ? '' : escaped(wordOf(text)));

/** Text as XML writes it. Characters that no XML file may hold are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const wordOf = (value: string | number | boolean | undefined): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');

const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF\u2028\u2029]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
