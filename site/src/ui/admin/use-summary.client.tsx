'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { DAY_SPANS } from './day-spans.ts';

/**
 * Numbers of a staff endpoint over a range of days that staff choose: the radio buttons and the latest answer, undefined
 * until the first one.
 */
export function useSummary<Summary>(path: string): {
  spans: ReactNode;
  summary: Summary | 'failed' | undefined;
} {
  const [days, setDays] = useState(DAY_SPANS[0] ?? 30);
  const [summary, setSummary] = useState<Summary | 'failed'>();
  const name = useId();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`${path}?days=${days}`, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (response) => setSummary(response.ok ? ((await response.json()) as Summary) : 'failed'))
      .catch(() => leaving.signal.aborted || setSummary('failed'));
    return () => leaving.abort();
  }, [path, days]);
  const spans = (
    <fieldset style={{ border: 0, padding: 0, margin: '1rem 0', display: 'flex', gap: '1.5rem' }}>
      <legend style={{ padding: 0, marginBlockEnd: '0.5rem' }}>Days up to today</legend>
      {DAY_SPANS.map((span) => (
        <label key={span} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
          <input
            type="radio"
            name={name}
            checked={span === days}
            onChange={() => setDays(span)}
            style={{ margin: 0 }}
          />
          {span}
        </label>
      ))}
    </fieldset>
  );
  return { spans, summary };
}
