import { countryOf, type FeedListing, lineOrNull, postcodeOf, stateOf } from '@frontage/reaxml';
import { entriesOf } from './csv-text.ts';
import type { RowCells } from './row-cells.ts';

const ADDRESS = [
  'streetAddress',
  'site',
  'subNumber',
  'lotNumber',
  'streetNumber',
  'street',
  'suburb',
  'state',
  'postcode',
  'country',
  'addressHidden',
  'suburbHidden',
  'latitude',
  'longitude',
] as const;

/** Where the property is. */
export function placeOf(row: RowCells): Pick<FeedListing, 'address' | 'municipality' | 'estate'> {
  const country = countryOf(row.line('country') ?? '');
  const checked = (name: 'state' | 'postcode', check: typeof stateOf) => {
    const cell = row.all(name)?.[0];
    if (!cell) return {};
    const report: RowCells['report'] = (problem) => row.report({ ...problem, element: cell.heading });
    return { [name]: check({ text: cell.text, country, report, line: row.lineNumber }) };
  };
  const estate = row.line('estate');
  return {
    ...(row.has(...ADDRESS)
      ? {
          address: {
            display: !row.flag('addressHidden'),
            suburbDisplay: !row.flag('suburbHidden'),
            ...streetOf(row),
            ...line(row, 'site'),
            ...line(row, 'subNumber'),
            ...line(row, 'lotNumber'),
            ...line(row, 'streetNumber'),
            ...line(row, 'street'),
            ...line(row, 'suburb'),
            ...checked('state', stateOf),
            ...checked('postcode', postcodeOf),
            country,
            ...degreesOf(row),
          },
        }
      : {}),
    ...line(row, 'municipality'),
    ...(estate === undefined ? {} : { estate: estate === null ? null : { name: estate } }),
  };
}

const line = <Name extends string>(row: RowCells, name: Name): { [Key in Name]?: string | null } => {
  const value = row.line(name);
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: string | null });
};

const STREET = /^((?:(?:unit|shop|suite|apt|flat) )?[\w/-]*\d\w*(?: ?[-/&,] ?\d+\w*)*) +(.+)$/i;

/** `2/39 Main Road` → its number and its street. */
function streetOf(row: RowCells): { streetNumber?: string | null; street?: string | null } {
  const text = row.line('streetAddress');
  if (text === undefined) return {};
  const [, streetNumber = null, street = text] = STREET.exec(text ?? '') ?? [];
  return { streetNumber, street };
}

/** Both or none; what is not on the globe is reported. */
function degreesOf(row: RowCells): { latitude?: number | null; longitude?: number | null } {
  if (!row.has('latitude', 'longitude')) return {};
  const [latitude, longitude] = [row.line('latitude'), row.line('longitude')].map((text) =>
    text && /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : null,
  );
  const isThere = typeof latitude === 'number' && typeof longitude === 'number';
  if (isThere && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude || longitude))
    return { latitude, longitude };
  const cell = row.all('latitude')?.[0];
  if (cell && cell.text.trim() !== '' && latitude !== 0)
    row.report({
      code: 'bad-coordinates',
      element: cell.heading,
      text: `${cell.text}, ${row.line('longitude') ?? ''}`,
      line: row.lineNumber,
      message:
        'Latitude and longitude are not decimal degrees and were left empty. Write them like -37.8183, 144.9971.',
    });
  return { latitude: null, longitude: null };
}

/** People a file no longer names leave the listing; more than these no listing has. */
const MOST_PEOPLE = 8;

/** Who looks after the listing: emails match profiles, names stand for themselves. */
export function peopleOf(row: RowCells): Pick<FeedListing, 'listingAgents'> {
  if (!row.has('agents', 'agentName', 'otherAgents')) return {};
  const [name] = entriesOf(row.line('agentName') ?? '');
  const entries = (row.all('agents') ?? []).flatMap(({ text }) => entriesOf(text));
  const [first, ...others] = entries.map((entry) =>
    entry.includes('@') ? { emails: [entry.toLowerCase()] } : { name: lineOrNull(entry) },
  );
  const people = [
    ...(first || name ? [{ ...first, ...(name ? { name } : {}) }] : []),
    ...others,
    ...(row.all('otherAgents') ?? []).flatMap(({ text }) => entriesOf(text).map((each) => ({ name: each }))),
  ];
  const gone = Array.from({ length: Math.max(0, MOST_PEOPLE - people.length) }, (_, at) => ({
    id: String(people.length + at + 1),
    removed: true as const,
  }));
  return { listingAgents: [...people.map((person, at) => ({ id: String(at + 1), ...person })), ...gone] };
}
