import { alertCriteria } from './en/alert-criteria.ts';
import { alertMails } from './en/alert-mails.ts';
import { alerts } from './en/alerts.ts';
import { subject } from './subject.ts';

/** Texts of pages about alerts. For the server alone. */
export const alertTexts = subject('alerts', alerts);

/** What an alert looks for, as a line. For the server alone. */
export const alertCriteriaTexts = subject('alertCriteria', alertCriteria);

/** Texts of emails about alerts. For the server alone. */
export const alertMailTexts = subject('alertMails', alertMails);
