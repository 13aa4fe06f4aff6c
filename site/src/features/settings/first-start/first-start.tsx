import type { ServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { FirstStartList } from './first-start-list.client.tsx';
import { setupJobs } from './jobs.ts';
import { loadSetupFacts } from './load-facts.ts';

/** On the dashboard, for admins: what is left to set up. It goes when everything is done. */
export async function FirstStart({ payload, user }: ServerProps) {
  if (staffOf({ user })?.role !== 'admin') return null;
  const jobs = setupJobs(await loadSetupFacts(payload));
  const email = String((user as { email?: unknown } | null)?.email ?? '');
  return <FirstStartList jobs={jobs} email={email} />;
}
