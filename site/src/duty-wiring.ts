import type { Payload } from 'payload';
import { startDutyNotices } from './features/calculators/send-duty-notices.ts';
import type { Env } from './server/env.ts';
import { createMailer } from './server/mail.ts';

/** Starts telling staff of stamp duty rates that end. Returns the way out. */
export function wireDutyNotices({ payload, env }: { payload: Payload; env: Env }): () => Promise<void> {
  const mailer = createMailer({ env });
  const stop = startDutyNotices({ payload, mailer, siteUrl: env.siteUrl });
  return async () => {
    await stop();
    mailer.close();
  };
}
