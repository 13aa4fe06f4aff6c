import { zoneNote } from '#site/ui/admin/time-zones.ts';
import type { OpenHomeRow } from './open-home-rows.ts';

/** The open homes on paper, day by day, with room for notes. Screens do not show it. */
export function InspectionSheet({ rows }: { rows: readonly OpenHomeRow[] }) {
  return (
    <div className="inspection-sheet">
      <h1>Open homes</h1>
      {[...Map.groupBy(rows, dayOf)].map(([day, ofDay]) => (
        <table key={day}>
          <caption>{day}</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Property</th>
              <th scope="col">Agent</th>
              <th scope="col">Registered</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {ofDay.map((row) => (
              <tr key={`${row.listing} ${row.startsAt}`}>
                <td>{clockTimes(row)}</td>
                <td>{row.title}</td>
                <td>{row.agents.join(', ')}</td>
                <td>{row.registered || ''}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** `Saturday 5 December`, on the clock of the property. */
const dayOf = ({ startsAt, timeZone }: OpenHomeRow): string =>
  inZone({ at: startsAt, timeZone, options: { weekday: 'long', day: 'numeric', month: 'long' } }).replace(
    ',',
    '',
  );

/** `10:00 am – 10:30 am`, on the clock of the property, which is named where the reader’s own says another time. */
export function clockTimes({ startsAt, endsAt, timeZone }: OpenHomeRow): string {
  const text = (at: string) => inZone({ at, timeZone, options: { hour: 'numeric', minute: '2-digit' } });
  const times = endsAt ? `${text(startsAt)} – ${text(endsAt)}` : text(startsAt);
  return times + zoneNote({ at: startsAt, zone: timeZone });
}

const inZone = ({
  at,
  timeZone,
  options,
}: {
  at: string;
  timeZone: string;
  options: Intl.DateTimeFormatOptions;
}): string => new Date(at).toLocaleString('en-AU', { ...options, timeZone });
