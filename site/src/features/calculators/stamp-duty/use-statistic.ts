import type { DutyInput } from '@frontage/duty/engine';
import { useEffect, useRef } from 'react';
import { queryOfInputs } from './inputs-query.ts';
import { sendStatistic } from './send-statistic.ts';

/** How long a result is before it counts as seen, in ms: what flashes by while somebody types does not. */
const SEEN_AFTER_MS = 2000;

/**
 * Counts the results that a visitor asked for: by changing an answer, by a link that holds a price, or with Calculate.
 * The example that the calculator opens with is not counted, nor is an address that is only loaded again.
 */
export function useStatistic({
  provider,
  first,
  inputs,
  answered,
  calculations,
  ownPage,
}: {
  provider: string;
  /** The purchase that was shown first. */
  first: DutyInput;
  inputs: DutyInput;
  /** There is a result to these inputs. */
  answered: boolean;
  /** How often Calculate was clicked since the last change. */
  calculations: number;
  ownPage?: boolean;
}): void {
  const query = queryOfInputs(inputs);
  const example = useRef(queryOfInputs(first));
  useEffect(() => {
    if (ownPage && cameByLink()) example.current = '';
  }, [ownPage]);
  useEffect(() => {
    if (!answered || (query === example.current && calculations === 0)) return;
    const later = setTimeout(() => sendStatistic({ provider, inputs }), calculations > 0 ? 0 : SEEN_AFTER_MS);
    return () => clearTimeout(later);
  }, [provider, query, answered, calculations]);
}

/** The page was opened by a link with a price in it, and not loaded again or gone back to. */
function cameByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && new URLSearchParams(location.search).has('value');
}
