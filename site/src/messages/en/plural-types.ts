/** Types that have no plural of their own, or an odd one. */
const PLURALS: Record<string, string> = {
  land: 'land',
  acreage: 'acreage',
  'acreage/semi-rural': 'acreage',
  'block of units': 'blocks of units',
  livestock: 'livestock properties',
  cropping: 'cropping properties',
  farming: 'farming properties',
  dairy: 'dairy properties',
  other: 'properties',
};

/** `['House', 'Villa']` → `houses and villas` */
export const pluralTypes = (types: readonly string[]): string =>
  [...new Set(types.map(plural))].join(' and ');

function plural(type: string): string {
  const word = type.toLowerCase();
  if (PLURALS[word]) return PLURALS[word];
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}
