import { join } from 'node:path';
import type { Payload } from 'payload';
import { type AccountService, createAccountService } from './features/accounts/account-service.ts';
import { createAlertFormLimits } from './features/alerts/alert-form-limits.ts';
import { alertForms } from './features/alerts/alert-forms.ts';
import { type AlertService, createAlertService } from './features/alerts/alert-service.ts';
import { alertRegistration } from './features/alerts/registration.ts';
import type { AlertFormLimits } from './features/alerts/start-alert.ts';
import { createResultForm } from './features/calculators/create-result-form.ts';
import { startDutyNotices } from './features/calculators/send-duty-notices.ts';
import { createContactFormService } from './features/contact-forms/contact-form-service.ts';
import { createFeedWorker } from './features/feeds/feed-worker.ts';
import { startFtp } from './features/feeds/ftp/start-ftp.ts';
import { storeReceivedFiles } from './features/feeds/keep-runs.ts';
import { moveAttachments } from './features/leads/attachments/move-attachments.ts';
import { startAttachmentSweep } from './features/leads/attachments/sweep-attachments.ts';
import { createCaptcha } from './features/leads/captcha/captcha.ts';
import { composeExample } from './features/leads/delivery/mail/compose-example.tsx';
import { provideMailExample } from './features/leads/delivery/mail/example-composer.ts';
import { loadAlertRegistrationSettings } from './features/leads/forms/settings/alert-registration-settings.ts';
import { startLeadRetention } from './features/leads/inbox/retention/delete-old-leads.job.ts';
import { createLeadDirectory } from './features/leads/intake/routing/lead-directory.ts';
import { createLeadService, type LeadService } from './features/leads/lead-service.ts';
import { cardsById } from './features/listings/public/listings-by-id.ts';
import { startEmptySearchSweep } from './features/listings/search/empty-searches.ts';
import { composeNewsletter } from './features/newsletters/compose-newsletter.ts';
import { provideNewsletters } from './features/newsletters/newsletter-composer.ts';
import { startNewsletters } from './features/newsletters/send-newsletters.ts';
import { startScheduledPublishing } from './features/pages/scheduled-publishing.ts';
import { startAuditLogCleaning } from './features/settings/audit-log/delete-old-entries.ts';
import { loadSettings } from './features/settings/load-settings.ts';
import { themedMailerOf } from './features/settings/mail-colours.ts';
import { startRetiredSweep } from './features/settings/sweep-retired.ts';
import { provideStaffMailHtml } from './features/settings/users/send-staff-mail.ts';
import { tellOfWrongPasswords } from './features/settings/users/sign-in-notices.ts';
import { staffMailHtml } from './features/settings/users/staff-mail.tsx';
import { createShortlistService, type ShortlistService } from './features/shortlist/shortlist-service.ts';
import { startShortlistSweep } from './features/shortlist/sweep-shortlists.job.ts';
import { createViewCounter } from './features/vendor-reports/count-views.ts';
import { startVendorReports } from './features/vendor-reports/send-reports.ts';
import { withBuiltFiles } from './server/admin-files.ts';
import { startNightlyBackups } from './server/backup/nightly-backups.ts';
import type { Env } from './server/env.ts';
import { createBucketWorker } from './server/files/bucket-worker.ts';
import { siteFiles } from './server/files/site-files.ts';
import { log } from './server/log.ts';
import type { Mailer } from './server/mail.ts';
import { readSecrets } from './server/secrets.ts';
import { mapOrigin } from './server/security-headers.ts';
import { createStaff } from './server/staff.ts';
import { guardStaff } from './server/staff-guard/staff-guard.ts';
import { staffSessions } from './server/staff-guard/staff-session.ts';
import { startTrashSweep } from './server/trash.ts';
import type { VisitorForm } from './server/visitor-form.ts';

/** What the website does for visitors who come back, as routes are given it. */
export type Visitors = {
  accounts: AccountService;
  alerts: AlertService;
  alertLimits: AlertFormLimits;
  shortlist: ShortlistService;
  /** The forms of all of them, at `/forms/{key}`. */
  forms: readonly VisitorForm[];
};

export type Services = ReturnType<typeof createServices>;

/**
 * The features of one process, each given what it needs of the others: the one place where they are put together.
 * Nothing works by itself before `start`; `stop` ends in order what `start` began.
 */
export function createServices({ payload, env }: { payload: Payload; env: Env }) {
  const { dataDir, siteUrl } = env;
  const secrets = readSecrets(dataDir);
  const mailer = themedMailerOf(payload);
  const files = siteFiles();
  const bucketWorker =
    files.bucket &&
    createBucketWorker({
      payload,
      bucket: files.bucket,
      works: [
        () => moveAttachments({ payload, dataDir, files }),
        () => storeReceivedFiles({ payload, now: Date.now() }),
      ],
    });
  const leads = createLeadService({
    payload,
    env,
    onStored: () => bucketWorker?.wake(),
    secret: secrets.forms,
    captcha: createCaptcha({ settings: env.captcha, secret: secrets.captcha }),
    directory: createLeadDirectory(payload),
    mailer,
  });
  const contactForms = createContactFormService({ payload, env, secret: secrets.forms, leads });
  const visitors = createVisitors({ payload, env, mailer, leads });
  const feeds = createFeedWorker({ payload, mailer, siteUrl, feedHosts: env.feedHosts });
  const views = createViewCounter({ payload, limits: env.limits });
  let stops: (() => Promise<void>)[] = [];
  return {
    leads,
    contactForms,
    visitors,
    views,
    start(): void {
      leads.worker.start();
      feeds.start();
      bucketWorker?.start();
      provideMailExample(composeExample);
      provideNewsletters(composeNewsletter);
      provideStaffMailHtml(staffMailHtml);
      stops = [
        () => leads.worker.stop(),
        startVisitors(visitors),
        startFtp({ payload, env }),
        () => feeds.stop(),
        startDutyNotices({ payload, mailer, siteUrl }),
        views.start(),
        startVendorReports({ payload, mailer, siteUrl, secret: secrets.mailLinks }),
        startNewsletters({ payload, mailer, siteUrl, secret: secrets.forms }),
        startLeadRetention({ payload }),
        startAuditLogCleaning({ payload, months: env.auditLogMonths }),
        startEmptySearchSweep({ payload }),
        startScheduledPublishing({ payload }),
        startAttachmentSweep({ payload, dataDir }),
        startRetiredSweep({ payload }),
        startTrashSweep(payload),
        startNightlyBackups({ payload, dataDir, backups: env.backups }),
        async () => bucketWorker?.stop(),
      ];
    },
    async stop(): Promise<void> {
      for (const stop of stops) await stop();
      mailer.close();
    },
  };
}

/** Accounts, alerts and saved listings. */
export function createVisitors({
  payload,
  env,
  mailer,
  leads,
  gatherMs,
}: {
  payload: Payload;
  env: Env;
  mailer: Mailer;
  /** Stores the leads of visitors who ask to be contacted about a result of the calculator. */
  leads: Pick<LeadService, 'take'>;
  /** How long instant alerts gather what belongs together, in ms. */
  gatherMs?: number;
}): Visitors {
  const secret = readSecrets(env.dataDir).mailLinks;
  const shortlist = createShortlistService({
    payload,
    directory: {
      async listing(id) {
        const card = (await cardsById(payload, [id])).get(id)?.card;
        return card && { priceText: card.priceText, channel: card.channel };
      },
    },
  });
  const alerts = createAlertService({ payload, mailer, secret, siteUrl: env.siteUrl, gatherMs });
  const accounts = createAccountService({
    payload,
    env,
    secret,
    mailer,
    parts: [shortlist.accountPart, alerts.accountPart],
    registration: {
      ...alertRegistration({ payload, service: alerts }),
      questions: () => loadAlertRegistrationSettings(payload),
    },
  });
  const alertLimits = createAlertFormLimits({ on: env.limits });
  const forms = [
    ...accounts.forms,
    ...alertForms({
      payload,
      service: alerts,
      subscriberFor: (email) => accounts.subscriberFor({ email, firstName: '' }),
      limits: alertLimits,
    }),
    createResultForm({ payload, env, mailer, leads }),
  ];
  return { accounts, alerts, alertLimits, shortlist, forms };
}

/** Sends the emails of visitors and forgets lists nobody comes back to. Returns the way to stop it. */
function startVisitors({ accounts, alerts, shortlist }: Visitors): () => Promise<void> {
  accounts.worker.start();
  alerts.worker.start();
  const stopSweep = startShortlistSweep({ shortlist });
  return async () => {
    await Promise.all([accounts.worker.stop(), alerts.worker.stop(), stopSweep()]);
  };
}

/** Payload's admin and API behind their guard. `prepare` loads them. */
export function createStaffSite({ payload, env, dev }: { payload: Payload; env: Env; dev: boolean }) {
  const dir = join(process.cwd(), 'admin');
  const { prepare, handle } = createStaff({ dir, dev });
  return {
    prepare,
    handle: guardStaff({
      env,
      sessions: staffSessions(payload),
      handle: dev ? handle : withBuiltFiles({ buildDir: join(dir, '.next'), handle }),
      mapHost: async () => mapOrigin((await loadSettings(payload)).mapStyleUrl),
      onManyAttempts: (attempts) =>
        tellOfWrongPasswords({ payload, ...attempts, now: Date.now() }).catch((error: unknown) =>
          log.error({ err: error }, 'the owner of an account was not told of wrong passwords'),
        ),
      dev,
    }),
  };
}
