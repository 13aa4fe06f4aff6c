import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { mailLogo } from '#site/server/mail-logo.ts';
import type { MailLogo } from '#site/ui/mail/mail-document.tsx';
import { loadSettings } from './load-settings.ts';

/** The agency's logo as emails show it, or null. Cached in this process until the settings change. */
export const loadMailLogo = keepUntilPurged<MailLogo | null>({
  tags: ['settings'],
  async read(payload) {
    const { logo } = await loadSettings(payload);
    return logo && mailLogo({ logo });
  },
});
