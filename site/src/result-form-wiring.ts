import type { Payload } from 'payload';
import { loadDutyTables } from './features/calculators/load-tables.ts';
import { createResultLimits, resultForm } from './features/calculators/result-form.ts';
import { resultTextOf } from './features/calculators/result-text.ts';
import type { LeadDesk } from './features/leads/lead-service.ts';
import { loadSettings } from './features/settings/load-settings.ts';
import type { Env } from './server/env.ts';
import type { Mailer } from './server/mail.ts';
import { dayInSydney } from './server/sydney-day.ts';
import type { VisitorForm } from './server/visitor-form.ts';

/** The form that e-mails a result of the calculator: rates, mail and leads meet here. */
export function wireResultForm({
  payload,
  env: { siteUrl, limits },
  mailer,
  takeLead,
  now = Date.now,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits'>;
  mailer: Mailer;
  takeLead: LeadDesk['take'];
  /** Epoch ms. */
  now?: () => number;
}): VisitorForm {
  const agencyName = async () => (await loadSettings(payload)).agencyName;
  return resultForm({
    async resultOf(query) {
      const [tables, agency] = await Promise.all([loadDutyTables(payload), agencyName()]);
      return resultTextOf({ query, tables, agency, siteUrl, today: dayInSydney(now()) });
    },
    agencyName,
    siteUrl,
    send: (message) => mailer.send(message),
    async takeLead({ page, ...lead }) {
      const taken = await takeLead({
        ...lead,
        files: [],
        recipients: [],
        copies: [],
        hiddenCopies: [],
        // The result is their confirmation.
        autoresponse: false,
        mails: {},
        origin: { page, referrer: '' },
      });
      return taken.ok;
    },
    limits: createResultLimits({ on: limits, now }),
  });
}
