import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { loadMailLogo } from '#site/features/settings/load-mail-logo.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { query } from '#site/server/database.ts';
import type { MailSender } from '#site/ui/mail/mail-footer.tsx';

/** Who emails to visitors come from: the agency's name and logo, and the postal address of its first office. */
export async function mailSender(payload: Payload): Promise<MailSender> {
  const [{ agencyName }, logo, [office]] = await Promise.all([
    loadSettings(payload),
    loadMailLogo(payload),
    query(
      payload,
      sql`select street, suburb, state, postcode from offices where _status = 'published' order by id limit 1`,
    ),
  ]);
  const place = [office?.suburb, office?.state, office?.postcode].filter(Boolean).join(' ');
  return {
    name: agencyName,
    logo,
    postal: [office?.street, place].filter(Boolean).join(', '),
  };
}
