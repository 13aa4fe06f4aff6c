import { parseCoordinates } from './coordinates.ts';
import { ownValue } from './own-value.ts';
import type { Report } from './problem.ts';
import { lineOrNull } from './text.ts';
import { attributeOf, childOf, type FeedNode, isBlank } from './tree.ts';
import { displayOf, yesNo } from './yes-no.ts';

/**
 * Where the property is. `display: false`: show suburb, state and postcode only, no street, no map point.
 * `suburbDisplay: false` (commercial, business): the state only. Parts: absent = not sent, null = sent empty.
 */
export type FeedAddress = {
  display: boolean;
  suburbDisplay: boolean;
  /** building name */
  site?: string | null;
  subNumber?: string | null;
  /** without the word "Lot" */
  lotNumber?: string | null;
  /** may hold the unit ("2/102", "Unit 5, 102") */
  streetNumber?: string | null;
  street?: string | null;
  suburb?: string | null;
  /** ACT NSW NT QLD SA TAS VIC WA */
  state?: string | null;
  /** New Zealand */
  region?: string | null;
  /** four digits as text, leading zero kept */
  postcode?: string | null;
  /** AU unless the sender names another: ISO two letters, or the text as sent */
  country: string;
  /** decimal degrees */
  latitude?: number | null;
  longitude?: number | null;
  streetview?: boolean;
};

/** `address`, with coordinates from where senders put them (inside it, `Geocode`, `extraFields/GeoPoint`). */
export function parseAddress({
  node,
  listing,
  report,
}: {
  node: FeedNode;
  listing?: FeedNode;
  report: Report;
}): FeedAddress | null {
  if (isBlank(node) && node.attributes.size === 0) return null;
  const suburb = childOf(node, 'suburb');
  const country = countryOf(childOf(node, 'country')?.text ?? '');
  const streetview = yesNo(attributeOf(node, 'streetview') ?? '');
  return {
    display: displayOf({ node, report, element: 'address' }),
    suburbDisplay: suburb ? displayOf({ node: suburb, report, element: 'address/suburb' }) : true,
    ...part({ node, name: 'site', clean: lineOrNull }),
    ...part({ node, name: 'subNumber', clean: numberOrNull }),
    ...part({ node, name: 'lotNumber', clean: lotOrNull }),
    ...part({ node, name: 'streetNumber', clean: numberOrNull }),
    ...part({ node, name: 'street', clean: lineOrNull }),
    ...part({ node, name: 'suburb', clean: lineOrNull }),
    ...part({ node, name: 'state', clean: (text) => stateOf({ text, country, report, line: node.line }) }),
    ...part({ node, name: 'region', clean: lineOrNull }),
    ...part({
      node,
      name: 'postcode',
      clean: (text) => postcodeOf({ text, country, report, line: node.line }),
    }),
    country,
    ...parseCoordinates({ address: node, listing, report }),
    ...(typeof streetview === 'boolean' ? { streetview } : {}),
  };
}

type StreetParts = Partial<
  Pick<FeedAddress, 'display' | 'subNumber' | 'lotNumber' | 'streetNumber' | 'street'>
>;

/**
 * The street line: `2/39 Main Road`, `Lot 12 Main Road`. '' for a hidden address; staff screens that must show
 * it pass `{ ...address, display: true }`.
 */
export function formatStreetAddress({
  display,
  subNumber,
  lotNumber,
  streetNumber,
  street,
}: StreetParts): string {
  if (display === false) return '';
  const number = joinNumbers({ sub: subNumber ?? '', street: streetNumber ?? '' });
  const lot = lotNumber && !isLotOf({ number, lot: lotNumber }) ? `Lot ${lotNumber}` : '';
  const head = [lot, number].filter(Boolean).join(', ');
  return [head, street].filter(Boolean).join(' ');
}

/** Unit and street number once, whichever of the two already holds the other. */
function joinNumbers({ sub, street }: { sub: string; street: string }): string {
  if (!sub || !street) return street || sub;
  const subHas = sub.toLowerCase().endsWith(`/${street.toLowerCase()}`);
  const streetHas = street.toLowerCase().startsWith(`${sub.toLowerCase()}/`);
  if (subHas) return sub;
  return streetHas ? street : `${sub}/${street}`;
}

/** The lot is already said by the number ("LOT 4A", or 12 beside lot 12). */
function isLotOf({ number, lot }: { number: string; lot: string }): boolean {
  return LOT.test(number) || number.toLowerCase() === lot.toLowerCase();
}

const LOT = /^(lot\b[\s.:#]*)+/i;

type Part =
  | 'site'
  | 'subNumber'
  | 'lotNumber'
  | 'streetNumber'
  | 'street'
  | 'suburb'
  | 'state'
  | 'region'
  | 'postcode';

function part({
  node,
  name,
  clean,
}: {
  node: FeedNode;
  name: Part;
  clean: (text: string) => string | null;
}): StringPart {
  const child = childOf(node, name);
  return child ? { [name]: clean(child.text) } : {};
}

type StringPart = Partial<Record<Part, string | null>>;

/** "0" is how some systems write "none". */
function numberOrNull(text: string): string | null {
  const line = lineOrNull(text);
  return line && /^0+$/.test(line) ? null : line;
}

function lotOrNull(text: string): string | null {
  return numberOrNull((lineOrNull(text) ?? '').replace(LOT, ''));
}

const STATES: Readonly<Record<string, string>> = {
  'australian capital territory': 'ACT',
  'new south wales': 'NSW',
  'northern territory': 'NT',
  queensland: 'QLD',
  'south australia': 'SA',
  tasmania: 'TAS',
  victoria: 'VIC',
  'western australia': 'WA',
};
const STATE_CODES = new Set(Object.values(STATES));

type PlaceField = { text: string; country: string; report: Report; line: number };

/** The short name of a state or territory; null when empty or, with a warning, not one. Elsewhere as sent. */
export function stateOf({ text, country, report, line }: PlaceField): string | null {
  const sent = lineOrNull(text);
  if (sent === null || country !== 'AU') return sent;
  const code = ownValue(STATES, sent.toLowerCase()) ?? sent.toUpperCase().replace(/[.\s]/g, '');
  if (STATE_CODES.has(code)) return code;
  report({
    code: 'bad-state',
    element: 'address/state',
    text: sent,
    line,
    message:
      'The state is not an Australian state or territory and was left empty. Send ACT, NSW, NT, QLD, SA, TAS, VIC or WA.',
  });
  return null;
}

/** Four digits, a leading zero restored; null when empty or, with a warning, not a postcode. Elsewhere as sent. */
export function postcodeOf({ text, country, report, line }: PlaceField): string | null {
  const sent = lineOrNull(text);
  if (sent === null || country !== 'AU' || /^\d{4}$/.test(sent)) return sent;
  // three digits are a Northern Territory postcode that went through a spreadsheet
  if (/^[289]\d{2}$/.test(sent)) return `0${sent}`;
  report({
    code: 'bad-postcode',
    element: 'address/postcode',
    text: sent,
    line,
    message: 'The postcode is not four digits and was left empty. Correct it in the sending system.',
  });
  return null;
}

const COUNTRIES: Readonly<Record<string, string>> = {
  '': 'AU',
  au: 'AU',
  aus: 'AU',
  australia: 'AU',
  nz: 'NZ',
  nzl: 'NZ',
  'new zealand': 'NZ',
};

/** `AU` unless another country is named. */
export function countryOf(text: string): string {
  const sent = lineOrNull(text) ?? '';
  return ownValue(COUNTRIES, sent.toLowerCase()) ?? sent;
}
