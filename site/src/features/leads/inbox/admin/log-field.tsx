import type { JSONFieldServerComponent } from 'payload';
import type { LeadLogEntry } from '../lead-log.ts';
import { staffTime } from './staff-time.ts';

/** What staff did to a lead, latest first. */
export const LogField: JSONFieldServerComponent = ({ data }) => {
  const entries = (Array.isArray(data?.log) ? data.log : []) as LeadLogEntry[];
  if (entries.length === 0) return null;
  return (
    <div className="field-type">
      <h3 style={{ marginBlock: '1rem 0.5rem' }}>Activity</h3>
      <ol reversed style={{ display: 'grid', gap: '0.5rem', paddingLeft: '1.5rem' }}>
        {entries.toReversed().map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{staffTime(at)}</time>
            {`, ${by}: ${what}`}
          </li>
        ))}
      </ol>
    </div>
  );
};
