import type { MailTexts } from '../../forms/lead-form.ts';
import type { Visit } from './find-visit.ts';

/** What the email of a reminder says in place of the confirmation. In English. */
export const reminderMail = ({ listing }: Visit): Partial<MailTexts> =>
  listing
    ? {
        subject: 'Reminder of your inspection with {agency} ({reference})',
        opening: 'This is a reminder of your inspection. {contact} looks forward to meeting you.',
      }
    : {
        subject: '{agency}: reminder of your appraisal ({reference})',
        opening: 'This is a reminder of your appraisal. {contact} will visit you at the time below.',
        closing: '',
      };
