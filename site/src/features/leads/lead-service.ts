import type { FormValues } from '@frontage/forms';
import type { Payload } from 'payload';
import type { Env } from '#site/server/env.ts';
import type { Mailer } from '#site/server/mail.ts';
import type { QueueWorker } from '#site/server/queue/queue-worker.ts';
import { keepFiles } from './attachments/keep-files.ts';
import { keepPictures } from './attachments/keep-pictures.ts';
import { askedBrochure } from './brochure/asked-brochure.ts';
import type { Captcha } from './captcha/captcha.ts';
import { createDeliveryWorker } from './delivery/deliver-leads.job.ts';
import { createDeliveryQueue } from './delivery/delivery-queue.ts';
import { createIntake } from './intake/intake.ts';
import { createLeadLimits } from './intake/limits.ts';
import { createSubmitLead, type Submission } from './intake/submit-lead.ts';
import { type CheckedLead, createTakeLead } from './intake/take-lead.ts';
import type { LeadResult } from './types/lead-result.ts';
import { createLeadStore } from './intake/lead-store.ts';
import type { LeadDirectory } from './types/lead-types.ts';
import { loadLeadFormSettings } from './forms/settings/load-form-settings.ts';
import { createComposer } from './delivery/mail/compose-mail.tsx';
import { createNewsletterDesk, type NewsletterDesk } from './newsletter/newsletter-service.ts';
import { type ReadyForm, readyForm } from './forms/ready-form.ts';
import { contentTicket, issueTicket, readTicket } from './intake/form-token.ts';
import type { WebhookLimits } from './delivery/webhooks/post-webhook.ts';
import { createWebhookSender } from './delivery/webhooks/send-webhook.ts';

/** Everything that happens to leads, from the form to the inbox. */
export type LeadDesk = {
  /** Takes in one submission. Never throws; once it answers `ok`, the lead is on disk. */
  submit(submission: Submission): Promise<LeadResult>;
  /** Takes in what a form of another feature found good. Never throws; once it answers `ok`, the lead is on disk. */
  take(lead: CheckedLead): Promise<LeadResult>;
  /** When a form was opened with this ticket (epoch ms); undefined for one that is made up or too old. */
  openedAt(input: { form: string; ticket: string }): number | undefined;
  /** A ticket for a form that is being opened. */
  ticket(form: string): string;
  /** A form with the agency's settings and lists applied, or undefined where there is none or it is switched off. */
  form(input: { form: string; values: FormValues }): Promise<ReadyForm | undefined>;
  /** A ticket for what comes without one: the same content on the same day gets the same ticket. */
  ticketFor(input: { form: string; content: string }): string;
  /** The listing whose brochure was asked for, by the address that its asker was given. */
  askedBrochure(token: string): ReturnType<typeof askedBrochure>;
  directory: LeadDirectory;
  captcha?: Captcha;
  newsletter: NewsletterDesk;
  worker: QueueWorker;
};

/** Sets up the lead desk. `directory` looks up what other features own; `mailer` is closed with the worker. */
export function createLeadDesk({
  payload,
  env,
  secret,
  directory,
  mailer,
  captcha,
  webhookLimits,
  now = Date.now,
  random,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits' | 'mailFrom' | 'dataDir'>;
  /** Signs tickets and the addresses of brochures. */
  secret: string;
  directory: LeadDirectory;
  mailer: Mailer;
  /** Without one no form asks for it, whatever the settings say. */
  captcha?: Captcha;
  webhookLimits?: WebhookLimits;
  /** Epoch ms. */
  now?: () => number;
  random?: () => number;
}): LeadDesk {
  const worker = createDeliveryWorker({
    queue: createDeliveryQueue(payload),
    mailer,
    compose: createComposer({ payload, directory, siteUrl: env.siteUrl, dataDir: env.dataDir, secret, now }),
    sendWebhook: createWebhookSender({
      payload,
      directory,
      siteUrl: env.siteUrl,
      now,
      limits: webhookLimits,
    }),
    now,
    random,
  });
  const sources = { settings: () => loadLeadFormSettings(payload), directory, now };
  const form: LeadDesk['form'] = (input) => readyForm({ ...input, sources });
  const common = {
    store: createLeadStore({ payload, dataDir: env.dataDir, now: () => new Date(now()) }),
    directory,
    dataDir: env.dataDir,
    limits: env.limits ? createLeadLimits(now) : undefined,
    captcha: captcha?.verify,
    stored: () => worker.wake(),
    now,
    ownAddresses: [/<([^<>]+)>/.exec(env.mailFrom)?.[1] ?? env.mailFrom],
  };
  const submit = createSubmitLead({
    intake: createIntake({ ...common, keep: keepPictures }),
    directory,
    secret,
    limits: env.limits,
    now,
    activeForm: async ({ definition, values }) => {
      const ready = await form({ form: definition.key, values });
      return ready && { definition: ready.definition, captcha: ready.settings.captcha };
    },
  });
  return {
    submit,
    take: createTakeLead({ intake: createIntake({ ...common, keep: keepFiles }), secret, now }),
    openedAt: (input) => readTicket({ ...input, secret, now: now() })?.issuedAt,
    ticket: (key) => issueTicket({ form: key, secret, now: now() }),
    ticketFor: (input) => contentTicket({ ...input, secret, now: now() }),
    form,
    askedBrochure: (token) => askedBrochure({ payload, secret, token, now: now() }),
    directory,
    captcha,
    newsletter: createNewsletterDesk({ payload, secret, now }),
    worker,
  };
}
