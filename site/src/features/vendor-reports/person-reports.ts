import { sql } from 'drizzle-orm';
import type { PersonPart } from '#site/features/leads/inbox/retention/person-parts.ts';
import { query } from '#site/server/database.ts';
import { removeRecipient } from './report-store.ts';

/** Where one person is told of their property, for the export and erasure of personal data. */
export const personReports: PersonPart = {
  name: 'vendor reports',
  noun: { one: 'vendor report', many: 'vendor reports' },
  collections: ['vendor-reports', 'vendor-report-mails'],
  async find({ payload, email }) {
    const reports = await query(
      payload,
      sql`select report.id, listings.title as listing, report.weekly, recipient.text as recipient, report.created_at
        from vendor_reports_texts recipient join vendor_reports report on report.id = recipient.parent_id
        left join listings on listings.id = report.listing_id
        where recipient.path = 'recipients' and lower(recipient.text) = ${email} order by report.id`,
    );
    const mails = await query(
      payload,
      sql`select report, week, state, sent_at from vendor_report_mails where lower("to") = ${email} order by id`,
    );
    return {
      records: reports.map((row) => ({ ...row, emails: mails.filter((mail) => mail.report === row.id) })),
    };
  },
  erase: removeRecipient,
};
