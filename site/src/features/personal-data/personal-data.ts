import { personAccount } from '#site/features/accounts/person-account.ts';
import { personAlerts } from '#site/features/alerts/person-alerts.ts';
import { personNewsletter } from '#site/features/leads/inbox/newsletter/person-newsletter.ts';
import { personContact } from '#site/features/leads/inbox/retention/person-contact.ts';
import type { PersonSetup } from '#site/features/leads/inbox/retention/person-data.ts';
import { personLeads } from '#site/features/leads/inbox/retention/person-leads.ts';
import { personOutbox } from '#site/features/leads/inbox/retention/person-outbox.ts';
import { personNewsletterMails } from '#site/features/newsletters/person-newsletter-mails.ts';
import { personLists } from '#site/features/shortlist/person-lists.ts';
import { personReports } from '#site/features/vendor-reports/person-reports.ts';

/**
 * Everything the website stores about visitors, for the export and erasure of one person's data. Data that belongs to an
 * account is deleted before the account, and emails in the outbox last, because a worker may just have written one.
 */
export const personSetup: PersonSetup = {
  parts: [
    personAlerts,
    personLists,
    personAccount,
    personLeads,
    personContact,
    // Those sent to the subscription are found by it.
    personNewsletterMails,
    personNewsletter,
    personReports,
    personOutbox,
  ],
  staff: [
    {
      collection: 'users',
      stays: 'A staff user signs in with this address. Delete the user under Settings, Users.',
    },
    { collection: 'agents', stays: 'An agent’s profile has this address. Change it under People, Agents.' },
    { collection: 'offices', stays: 'An office has this address. Change it under People, Offices.' },
  ],
};
