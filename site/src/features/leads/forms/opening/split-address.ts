import { cleanFigures } from '@frontage/forms';
import { states } from '../fields/address-fields.ts';

/** The parts of an address as the appraisal forms ask for them; empty where the text does not say. */
export type SplitAddress = Record<'street-address' | 'suburb' | 'state' | 'postcode', string>;

const STATES = /\b(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\b/i;

/** Short names of the states by their full ones, which are at the end of an address. */
const STATE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(states).map(([short, name]) => [name.toLowerCase(), short]),
);

const NAMED_STATE = new RegExp(`[\\s,]+(${Object.keys(STATE_NAMES).join('|')})(?=[\\s,]*(?:\\d{4})?$)`, 'i');

/** The word that ends a street's name, with what may follow it; after a number it begins one: `45 St Kilda Rd`. */
const STREET =
  /^(.*?(?<!\d[a-z]? )\b(?:street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|crescent|cres|cr|place|pl|parade|pde|terrace|tce|way|close|cl|highway|hwy|boulevard|blvd|circuit|cct|esplanade|esp|grove|gr|square|sq|walk|rise|row|track|mews)\b\.?(?:\s+(?:north|south|east|west)\b)?)\s+(.+)$/i;

/** `12 King St, Newtown NSW 2042` in its parts, however much of it there is. */
export function splitAddress(typed: string): SplitAddress {
  const text = withoutCountry(typed);
  const postcode = /\b(\d{4})$/.exec(text)?.[1] ?? '';
  const state = lastOf(text, STATES)?.toUpperCase() || stateOf(postcode);
  const place = text
    .replace(/\b\d{4}$/, '')
    .replace(/[\s,]*\b(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\b[\s,]*$/i, '')
    .replace(/[\s,]+$/, '')
    .trim();
  const comma = place.lastIndexOf(',');
  const [street, suburb] =
    comma > 0
      ? [place.slice(0, comma), place.slice(comma + 1)]
      : (STREET.exec(place)?.slice(1, 3) ?? (/\d/.test(place) ? [place, ''] : ['', place]));
  return { 'street-address': (street ?? '').trim(), suburb: (suburb ?? '').trim(), state, postcode };
}

/** As maps and address books copy it: spaces of every kind, the state in full, the country last. */
const withoutCountry = (typed: string): string =>
  cleanFigures(typed)
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/(?<!\b(?:south|western))[\s,]+australia[\s,.]*$/i, '')
    .replace(NAMED_STATE, (_, name: string) => ` ${STATE_NAMES[name.toLowerCase()]}`);

const lastOf = (text: string, pattern: RegExp): string | undefined =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.[1];

/** The state of a postcode, where its first digit tells; '' where it does not. */
function stateOf(postcode: string): string {
  const number = Number(postcode);
  if ((number >= 2600 && number <= 2618) || (number >= 2900 && number <= 2920)) return 'ACT';
  return (
    { '0': 'NT', '2': 'NSW', '3': 'VIC', '4': 'QLD', '5': 'SA', '6': 'WA', '7': 'TAS' }[postcode[0] ?? ''] ??
    ''
  );
}

/** The query with the parts of an address that was typed in one field; what it says of its own stays. */
export function queryWithAddress(query: URLSearchParams): URLSearchParams {
  const address = query.get('address')?.trim();
  if (!address) return query;
  const whole = new URLSearchParams(query);
  for (const [name, part] of Object.entries(splitAddress(address)))
    if (part && !query.get(name)) whole.set(name, part);
  return whole;
}
