import type { Payload } from 'payload';
import type { Env } from '#site/server/env.ts';
import type { Mailer } from '#site/server/mail.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import { createDeliveryWorker, type DeliveryWorker } from './deliver-leads.job.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import type { LeadResult } from './lead-result.ts';
import { createLeadStore } from './lead-store.ts';
import type { LeadDirectory } from './lead-types.ts';
import { createComposer } from './mail/compose-mail.tsx';
import { createSubmitLead, type Submission } from './submit-lead.ts';
import { issueTicket } from './ticket.ts';

/** Everything that happens to leads, from the form to the inbox. */
export type LeadDesk = {
  /** Takes in one submission. Never throws; once it answers `ok`, the lead is on disk. */
  submit(submission: Submission): Promise<LeadResult>;
  /** A ticket for a form that is being opened. */
  ticket(form: string): string;
  directory: LeadDirectory;
  worker: DeliveryWorker;
};

const MINUTE_MS = 60_000;

/** Sets up the lead desk. `directory` looks up what other features own; `mailer` is closed with the worker. */
export function createLeadDesk({
  payload,
  env,
  secret,
  directory,
  mailer,
  now = Date.now,
  random,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits' | 'mailFrom'>;
  /** Signs tickets. */
  secret: string;
  directory: LeadDirectory;
  mailer: Mailer;
  /** Epoch ms. */
  now?: () => number;
  random?: () => number;
}): LeadDesk {
  const worker = createDeliveryWorker({
    queue: createDeliveryQueue(payload),
    mailer,
    compose: createComposer({ payload, directory, siteUrl: env.siteUrl }),
    now,
    random,
  });
  const submit = createSubmitLead({
    store: createLeadStore({ payload, now: () => new Date(now()) }),
    directory,
    secret,
    // Ten at once and then one a minute from one form; twenty and one every half minute over all forms.
    limits: env.limits
      ? {
          perForm: createRateLimit({ burst: 10, everyMs: MINUTE_MS, now }),
          overall: createRateLimit({ burst: 20, everyMs: MINUTE_MS / 2, now }),
        }
      : undefined,
    stored: () => worker.wake(),
    now,
    ownAddresses: [/<([^<>]+)>/.exec(env.mailFrom)?.[1] ?? env.mailFrom],
  });
  return { submit, ticket: (form) => issueTicket({ form, secret, now: now() }), directory, worker };
}
