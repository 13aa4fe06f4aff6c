import { sql } from 'drizzle-orm';
import type { PersonPart } from '#site/features/leads/inbox/retention/person-parts.ts';
import { query } from '#site/server/database.ts';

/** The newsletters that were sent to a person, for the export and erasure of personal data. */
export const personNewsletterMails: PersonPart = {
  name: 'newsletters',
  noun: { one: 'newsletter sent', many: 'newsletters sent' },
  collections: ['newsletter-mails'],
  async find({ payload, email }) {
    return {
      records: await query(
        payload,
        sql`select newsletters.subject, own.state, own.sent_at from newsletter_mails own
          join newsletter_subscribers subscriber on subscriber.id = own.subscriber
          left join newsletters on newsletters.id = own.newsletter where subscriber.email = ${email} order by own.id`,
      ),
    };
  },
  async erase({ payload, email }) {
    const rows = await query(
      payload,
      sql`delete from newsletter_mails
        where subscriber in (select id from newsletter_subscribers where email = ${email}) returning id`,
    );
    return rows.length;
  },
};
