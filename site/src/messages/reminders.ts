import { reminders } from './en/reminders.ts';
import { subject } from './subject.ts';

/** Texts of reminders by SMS, and of the page that stops them. For the server alone. */
export const reminderTexts = subject('reminders', reminders);
