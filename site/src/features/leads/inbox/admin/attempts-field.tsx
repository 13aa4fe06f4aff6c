import type { JSONFieldServerComponent } from 'payload';
import type { Attempt } from '#site/server/queue/queue.ts';
import { staffTime } from './staff-time.ts';

/** Every attempt at a delivery, latest first: when, and what the mail server answered. */
export const AttemptsField: JSONFieldServerComponent = ({ data }) => {
  const attempts = (Array.isArray(data?.attempts) ? data.attempts : []) as Attempt[];
  return (
    <div className="field-type">
      <h3 style={{ marginBlockEnd: '0.5rem' }}>History</h3>
      {attempts.length === 0 && <p>None yet.</p>}
      <ol reversed style={{ display: 'grid', gap: '0.5rem', paddingLeft: '1.5rem' }}>
        {attempts.toReversed().map(({ at, ok, result, code }) => (
          <li key={`${at} ${result}`}>
            <time dateTime={at}>{staffTime(at)}</time>
            {ok ? ': ' : `: not sent${code ? ` (${code})` : ''}. `}
            {result}
          </li>
        ))}
      </ol>
    </div>
  );
};
