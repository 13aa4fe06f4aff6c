import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { MailSender } from '#site/ui/mail/mail-footer.tsx';

/** Who emails to visitors come from: the agency's name, and the postal address of its first office. */
export async function mailSender(payload: Payload): Promise<MailSender> {
  const [[settings], [office]] = await Promise.all([
    query(payload, sql`select agency_name from settings order by id limit 1`),
    query(
      payload,
      sql`select street, suburb, state, postcode from offices where _status = 'published' order by id limit 1`,
    ),
  ]);
  const place = [office?.suburb, office?.state, office?.postcode].filter(Boolean).join(' ');
  return {
    name: String(settings?.agency_name || 'Your agency'),
    postal: [office?.street, place].filter(Boolean).join(', '),
  };
}
