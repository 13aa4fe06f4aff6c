import type { Payload } from 'payload';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { loadMailLogo } from '#site/features/settings/load-mail-logo.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import type { Env } from '#site/server/env.ts';
import type { Mailer } from '#site/server/mail.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import type { VisitorForm } from '#site/server/visitor-form.ts';
import { loadDutyTables } from './load-tables.ts';
import { createResultLimits, resultForm } from './result-form.ts';
import { resultTextOf } from './result-text.ts';

/** The form that emails a result of the calculator, with this install's rates, mailer and leads. */
export function createResultForm({
  payload,
  env: { siteUrl, limits },
  mailer,
  leads,
  now = Date.now,
}: {
  payload: Payload;
  env: Pick<Env, 'siteUrl' | 'limits'>;
  mailer: Mailer;
  leads: Pick<LeadService, 'take'>;
  /** Epoch ms. */
  now?: () => number;
}): VisitorForm {
  const agencyName = async () => (await loadSettings(payload)).agencyName;
  return resultForm({
    async resultOf(query) {
      const [tables, agency] = await Promise.all([loadDutyTables(payload), agencyName()]);
      return resultTextOf({ query, tables, agency, siteUrl, today: dayInSydney(now()) });
    },
    agency: async () => ({ name: await agencyName(), logo: await loadMailLogo(payload) }),
    siteUrl,
    send: (message) => mailer.send(message),
    async takeLead({ page, ...lead }) {
      const result = await leads.take({
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
      return result.ok;
    },
    limits: createResultLimits({ on: limits, now }),
  });
}
