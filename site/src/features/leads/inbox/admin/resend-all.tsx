import type { ServerProps } from 'payload';
import { env } from '#site/server/env.ts';
import { mayWorkOnLeads } from '../lead-scope.ts';
import { ResendAllButton } from './resend-all.client.tsx';

/** Above the deliveries: sends again at once what failed, and what was written while there was no mail server. */
export async function ResendAll({ payload, user }: ServerProps) {
  if (!user || !mayWorkOnLeads({ user })) return null;
  const count = async (state: 'failed' | 'outbox') =>
    (
      await payload.count({
        collection: 'deliveries',
        where: { state: { equals: state } },
        overrideAccess: false,
        user,
      })
    ).totalDocs;
  const [failed, outbox] = await Promise.all([count('failed'), env().smtpUrl ? count('outbox') : 0]);
  if (failed + outbox === 0) return null;
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {failed > 0 && <ResendAllButton state="failed" count={failed} />}
      {outbox > 0 && <ResendAllButton state="outbox" count={outbox} />}
    </p>
  );
}
