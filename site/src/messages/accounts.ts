import { accountMails } from './en/account-mails.ts';
import { accounts } from './en/accounts.ts';
import { subject } from './subject.ts';

/** Texts of pages of accounts. For the server alone. */
export const accountTexts = subject('accounts', accounts);

/** Texts of emails about accounts. For the server alone. */
export const accountMailTexts = subject('accountMails', accountMails);
