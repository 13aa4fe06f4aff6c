import type { AccountDesk } from '#site/features/accounts/account-desk.ts';
import type { AlertDesk } from '#site/features/alerts/alert-desk.ts';
import type { AlertFormLimits } from '#site/features/alerts/alert-forms.ts';
import type { ShortlistDesk } from '#site/features/shortlist/shortlist-desk.ts';
import type { VisitorForm } from '#site/server/visitor-form.ts';

/** What the website does for visitors who come back, as routes are given it. */
export type Visitors = {
  accounts: AccountDesk;
  alerts: AlertDesk;
  alertLimits: AlertFormLimits;
  shortlist: ShortlistDesk;
  /** The forms of all of them, at `/forms/{key}`. */
  forms: readonly VisitorForm[];
};
