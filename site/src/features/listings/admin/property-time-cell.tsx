import { timeZoneOf, utcToLocal, zoneName } from '@frontage/reaxml/zone';

type Props = { cellData?: string | null; rowData?: Record<string, unknown> };

/** A time at the property in a list of listings, on its clock and with its name. */
export function PropertyTimeCell({ cellData, rowData = {} }: Props) {
  if (!cellData) return '–';
  const text = (key: string) => (typeof rowData[key] === 'string' ? (rowData[key] as string) : null);
  const zone = timeZoneOf({ state: text('state'), suburb: text('suburb'), postcode: text('postcode') });
  const [date = '', time = ''] = utcToLocal({ at: new Date(cellData), zone }).split('T');
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return `${day}, ${time.slice(0, 5)} (${zoneName(zone)})`;
}
