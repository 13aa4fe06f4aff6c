import { useCallback, useEffect, useState } from 'react';
import type { TimeZone } from '#site/ui/admin/time-zones.ts';
import type { Change, PlannedChange } from './planned-change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often the server does what is due. */
const ROUND_MS = 60_000;

export type Schedule = { planned: PlannedChange[]; zone: TimeZone };

/** What is scheduled for a record, and adding to it or cancelling; a refusal is the server's sentence. */
export function useSchedule({ collection, id }: { collection: string; id: number | string }) {
  const [schedule, setSchedule] = useState<Schedule>();
  const path = `/api/${collection}/${id}/schedule`;
  const ask = useCallback(
    async (init: RequestInit = {}, below = ''): Promise<string | undefined> => {
      const answer = await fetch(`${path}${below}`, { credentials: 'same-origin', ...init }).catch(
        () => undefined,
      );
      const body = (await answer?.json().catch(() => undefined)) as
        | (Schedule & { message?: string })
        | undefined;
      if (!answer?.ok || !body?.planned)
        return body?.message ?? 'The server did not respond. Try again shortly.';
      setSchedule(body);
      return undefined;
    },
    [path],
  );
  useEffect(() => void ask(), [ask]);
  // What was done at its time is no longer to come.
  const next = schedule?.planned.find(({ failed }) => !failed)?.at;
  useEffect(() => {
    if (next === undefined || next > Date.now() + DAY_MS) return;
    const timer = setInterval(() => void (Date.now() > next && ask()), ROUND_MS);
    return () => clearInterval(timer);
  }, [next, ask]);
  return {
    schedule,
    /** The problem, if there is one. */
    plan: (plan: { change: Change; local: string; zone: TimeZone; keepSampleText: boolean }) =>
      ask({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(plan),
      }),
    cancel: (job: string) => ask({ method: 'DELETE' }, `/${job}`),
  };
}
