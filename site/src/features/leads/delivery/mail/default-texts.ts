import type { MailTexts, Readership } from '../../forms/lead-form.ts';
import { findLeadForm } from '../../forms/lead-forms.ts';

/** The default texts of an email: the form's own where it has some, else those of all forms. */
export const defaultTexts = ({ form, readership }: { form: string; readership: Readership }): MailTexts => ({
  ...COMMON[readership],
  ...findLeadForm(form)?.mails?.[readership],
});

const COMMON: Record<Readership, MailTexts> = {
  staff: { subject: '{form}: {name}, {listing} ({reference})', opening: '', closing: '' },
  visitor: {
    subject: '{agency}: we’ve received your message ({reference})',
    opening: 'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.',
    closing: '',
  },
};
