import type { Payload } from 'payload';
import { createAlertFormPorts } from './alert-forms-wiring.ts';
import { wireAlertDesk } from './alert-wiring.ts';
import { createAccountDesk } from './features/accounts/account-desk.ts';
import { createAlertFormLimits } from './features/alerts/alert-form-limits.ts';
import { alertForms } from './features/alerts/alert-forms.ts';
import { alertRegistration } from './features/alerts/registration.ts';
import { loadAlertRegistrationSettings } from './features/leads/alert-registration-settings.ts';
import type { LeadDesk } from './features/leads/lead-desk.ts';
import { cardsById } from './features/listings/public/listings-by-id.ts';
import { createShortlistDesk } from './features/shortlist/shortlist-desk.ts';
import { startShortlistSweep } from './features/shortlist/sweep-shortlists.job.ts';
import { wireResultForm } from './result-form-wiring.ts';
import type { Visitors } from './routes/visitors.ts';
import type { Env } from './server/env.ts';
import { createMailer, type Mailer } from './server/mail.ts';
import { readSecrets } from './server/secrets.ts';

/**
 * What the website does for visitors who come back: accounts, alerts, saved listings. They meet here. Start the
 * worker to send their mails.
 */
export function wireVisitors({
  payload,
  env,
  mailer = createMailer({ env }),
  takeLead,
  gatherMs,
}: {
  payload: Payload;
  env: Env;
  /** Closed with the worker. */
  mailer?: Mailer;
  /** Keeps the leads of forms that are no lead forms; without it results of the calculator are not e-mailed. */
  takeLead?: LeadDesk['take'];
  /** How long instant alerts gather what belongs together, in ms. */
  gatherMs?: number;
}): Visitors & { worker: { start(): void; stop(): Promise<void> } } {
  const secrets = readSecrets(env.dataDir);
  const shortlist = createShortlistDesk({
    payload,
    directory: {
      async listing(id) {
        const card = (await cardsById(payload, [id])).get(id)?.card;
        return card && { priceText: card.priceText, channel: card.channel };
      },
    },
  });
  const alerts = wireAlertDesk({ payload, env, mailer, gatherMs });
  const alertPorts = createAlertFormPorts(payload);
  const accounts = createAccountDesk({
    payload,
    env,
    secret: secrets.mailLinks,
    mailer,
    parts: [shortlist.accountPart, alerts.accountPart],
    registration: {
      ...alertRegistration({ desk: alerts, ports: alertPorts }),
      questions: () => loadAlertRegistrationSettings(payload),
    },
  });
  const alertLimits = createAlertFormLimits({ on: env.limits });
  const forms = alertForms({
    desk: alerts,
    ports: { ...alertPorts, subscriberFor: (email) => accounts.subscriberFor({ email, firstName: '' }) },
    limits: alertLimits,
  });
  let stopSweep = async () => {};
  return {
    accounts,
    alerts,
    alertLimits,
    shortlist,
    forms: [
      ...accounts.forms,
      ...forms,
      ...(takeLead ? [wireResultForm({ payload, env, mailer, takeLead })] : []),
    ],
    worker: {
      start() {
        accounts.worker.start();
        alerts.worker.start();
        stopSweep = startShortlistSweep({ shortlist });
      },
      async stop() {
        await Promise.all([accounts.worker.stop(), alerts.worker.stop(), stopSweep()]);
        mailer.close();
      },
    },
  };
}
