import type { FormValues } from '@frontage/forms';
import type { Payload } from 'payload';
import type { Env } from '#site/server/env.ts';
import type { Mailer } from '#site/server/mail.ts';
import type { WebhookLimits } from '#site/server/post-webhook.ts';
import { type AppointmentService, createAppointmentService } from './appointments/appointment-service.ts';
import { storeFiles } from './attachments/store-files.ts';
import { storePictures } from './attachments/store-pictures.ts';
import { findRequestedBrochure } from './brochure/requested-brochure.ts';
import type { Captcha } from './captcha/captcha.ts';
import { mobileOfStopLink, stopSms } from './contacts/sms-stops.ts';
import { createDeliveryWorker, type DeliveryWorker } from './delivery/deliver-leads.job.ts';
import { createDeliveryQueue } from './delivery/delivery-queue.ts';
import { createComposer } from './delivery/mail/compose-mail.tsx';
import { createSmsSender } from './delivery/sms/send-sms.ts';
import { createWebhookSender } from './delivery/webhooks/send-webhook.ts';
import { readStaffDoor, readVisitorDoor, type StaffDoor, visitorDoorPath } from './door/door-links.ts';
import { type ReadyForm, readyForm } from './forms/ready-form.ts';
import { loadLeadFormSettings } from './forms/settings/load-form-settings.ts';
import { formTokenOfContent, issueFormToken, readFormToken } from './intake/form-token.ts';
import { createIntake } from './intake/intake.ts';
import { createLeadStore } from './intake/lead-store.ts';
import { createLeadLimits } from './intake/limits.ts';
import { createSubmitLead, type Submission } from './intake/submit-lead.ts';
import { createTakeAtDoor } from './intake/take-at-door.ts';
import { type CheckedLead, createTakeLead } from './intake/take-lead.ts';
import { createNewsletterService, type NewsletterService } from './newsletter/newsletter-service.ts';
import type { DoorEntry, EntryResult } from './types/door-entry.ts';
import type { LeadResult } from './types/lead-result.ts';
import type { Door, LeadDirectory, NewLead } from './types/lead-types.ts';

/** The front door of leads: everything that happens to one, from the form to its deliveries. */
export type LeadService = {
  /** Takes one submission of a lead form. Never throws; once it answers `ok`, the lead is on disk. */
  submit(submission: Submission): Promise<LeadResult>;
  /** Takes what a form of another feature has checked. Never throws; once it answers `ok`, the lead is on disk. */
  take(lead: CheckedLead): Promise<LeadResult>;
  /** Stores visitors whom an agent entered at the door of an open home. Never throws. */
  takeAtDoor(input: { door: Door; entries: readonly DoorEntry[] }): Promise<EntryResult[]>;
  /** The open home of a link at a door; undefined for one that was made up or has expired. */
  visitorDoor(token: string): Door | undefined;
  staffDoor(token: string): StaffDoor | undefined;
  /** The address of the page that visitors of an open home check in on. */
  visitorDoorPath(door: StaffDoor): string;
  /** A token for a form that is opened now. */
  formToken(form: string): string;
  /** A token for a submission that came without one: the same content on the same day is the same submission. */
  formTokenOfContent(input: { form: string; content: string }): string;
  /** When a form was opened (epoch ms), by its token; undefined for one that is made up or has expired. */
  openedAt(input: { form: string; formToken: string }): number | undefined;
  /** A form with the agency's settings and lists applied, or undefined where there is none or it is switched off. */
  form(input: { form: string; values: FormValues }): Promise<ReadyForm | undefined>;
  /** The listing whose brochure a visitor asked for, by the token in the link they were given. */
  requestedBrochure(token: string): ReturnType<typeof findRequestedBrochure>;
  directory: LeadDirectory;
  captcha?: Captcha;
  newsletter: NewsletterService;
  appointments: AppointmentService;
  /** The mobile number (`04…`) of a link in an SMS; with `stop`, no SMS goes to it any more. Undefined: the link is useless. */
  stopsSms(input: { token: string; stop: boolean }): Promise<string | undefined>;
  worker: DeliveryWorker;
};

/** Sets up leads. `directory` looks up what other features own. */
export function createLeadService({
  payload,
  env,
  secret,
  directory,
  mailer,
  captcha,
  webhookLimits,
  onStored = () => undefined,
  now = Date.now,
  random,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits' | 'mailFrom' | 'dataDir'>;
  /** Signs form tokens and the links in messages. */
  secret: string;
  directory: LeadDirectory;
  mailer: Mailer;
  /** Left out, no form asks for one, regardless of the settings. */
  captcha?: Captcha;
  webhookLimits?: WebhookLimits;
  /** Called when a lead is stored. */
  onStored?: () => void;
  /** Epoch ms. */
  now?: () => number;
  random?: () => number;
}): LeadService {
  const webhookSetup = { payload, directory, siteUrl: env.siteUrl, now, limits: webhookLimits };
  const worker = createDeliveryWorker({
    queue: createDeliveryQueue(payload),
    mailer,
    compose: createComposer({ payload, directory, siteUrl: env.siteUrl, secret, now }),
    sendWebhook: createWebhookSender(webhookSetup),
    sendSms: createSmsSender({ ...webhookSetup, secret }),
    now,
    random,
  });
  const sources = { settings: () => loadLeadFormSettings(payload), directory, now };
  const form: LeadService['form'] = (input) => readyForm({ ...input, sources });
  const common = {
    store: createLeadStore({ payload, dataDir: env.dataDir, now: () => new Date(now()) }),
    directory,
    dataDir: env.dataDir,
    limits: env.limits ? createLeadLimits(now) : undefined,
    captcha: captcha?.verify,
    onStored({ deliveries }: NewLead) {
      onStored();
      worker.wake(deliveries.map(({ kind }) => kind));
    },
    now,
    ownAddresses: [/<([^<>]+)>/.exec(env.mailFrom)?.[1] ?? env.mailFrom],
  };
  const submit = createSubmitLead({
    intake: createIntake({ ...common, storeFiles: storePictures }),
    directory,
    secret,
    limits: env.limits,
    now,
    readyForm: form,
  });
  return {
    submit,
    take: createTakeLead({ intake: createIntake({ ...common, storeFiles }), secret, now }),
    takeAtDoor: createTakeAtDoor({
      intake: createIntake({ ...common, storeFiles }),
      readyForm: form,
      now,
    }),
    visitorDoor: (token) => readVisitorDoor({ token, secret, now: now() }),
    staffDoor: (token) => readStaffDoor({ token, secret, now: now() }),
    visitorDoorPath: (door) => visitorDoorPath({ ...door, secret }),
    formToken: (key) => issueFormToken({ form: key, secret, now: now() }),
    formTokenOfContent: (input) => formTokenOfContent({ ...input, secret, now: now() }),
    openedAt: (input) => readFormToken({ ...input, secret, now: now() })?.issuedAt,
    form,
    requestedBrochure: (token) => findRequestedBrochure({ payload, secret, token, now: now() }),
    directory,
    captcha,
    newsletter: createNewsletterService({ payload, secret, now }),
    appointments: createAppointmentService({
      payload,
      secret,
      now,
      reminders: async () => directory.reminders?.(),
      onChanged: () => worker.wake(),
    }),
    async stopsSms({ token, stop }) {
      const mobile = await mobileOfStopLink({ payload, token, secret });
      if (mobile && stop) await stopSms({ payload, mobile, at: now() });
      return mobile;
    },
    worker,
  };
}
