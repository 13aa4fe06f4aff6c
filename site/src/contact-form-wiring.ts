import { type ContactDesk, createContactDesk } from './features/contact-forms/contact-form-service.ts';
import type { LeadDesk } from './features/leads/lead-service.ts';
import { loadSettings } from './features/settings/load-settings.ts';
import { readSecrets } from './server/secrets.ts';
import type { Site } from './server/site.ts';

/** The contact forms of this process: what they take in becomes leads here. */
export function wireContactForms({
  site: { payload, env },
  desk,
}: {
  site: Site;
  desk: LeadDesk;
}): ContactDesk {
  return createContactDesk({
    payload,
    secret: readSecrets(env.dataDir).forms,
    siteUrl: env.siteUrl,
    limits: env.limits,
    take: desk.take,
    openedAt: desk.openedAt,
    agency: async () => {
      const { agencyName, email } = await loadSettings(payload);
      return { name: agencyName, email: email ?? '' };
    },
  });
}
