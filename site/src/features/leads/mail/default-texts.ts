import type { MailTexts, Readership } from './mail-texts.ts';

/** What an e-mail says where staff wrote nothing of their own. Any form has texts; some have better ones. */
export function defaultTexts({ form, readership }: { form: string; readership: Readership }): MailTexts {
  const special = Object.hasOwn(BY_FORM, form) ? BY_FORM[form]?.[readership] : undefined;
  return { ...COMMON[readership], ...special };
}

const COMMON: Record<Readership, MailTexts> = {
  staff: { subject: '{form}: {name}, {listing} ({reference})', opening: '', closing: '' },
  visitor: {
    subject: '{agency} has your message ({reference})',
    opening:
      'Your message has been sent successfully. {contact} will get back to you. Here is what you sent.',
    closing: '',
  },
};

type Special = Partial<Record<Readership, Partial<MailTexts>>>;

/** The kinds of appraisal differ in their title alone. */
const appraisal = (what: string): Special => ({
  staff: { opening: 'The owner is waiting for a call to arrange the appraisal.' },
  visitor: {
    subject: `{agency} has your request for ${what} ({reference})`,
    opening: `We have your request for ${what}. {contact} will contact you to arrange a time. Here is what you sent.`,
    closing:
      'It helps to have at hand: when the property was built or last renovated, its land size, and the latest council rates notice.',
  },
});

const newsletter: Special = {
  staff: {
    opening:
      'Someone signed up for the newsletter. We have asked them to confirm their address: once they do, they are among the confirmed addresses under Newsletter.',
  },
  visitor: {
    subject: 'Confirm your subscription to the newsletter of {agency}',
    opening:
      'Someone, probably you, signed up for the newsletter of {agency} with this address. Confirm it, and the newsletter begins.',
    closing: '',
  },
};

const inspection: Partial<MailTexts> = {
  subject: 'Your inspection with {agency} ({reference})',
  closing: 'Can you not make it? Reply to this email so that we can offer you another time.',
};

const BY_FORM: Partial<Record<string, Special>> = {
  'sales-appraisal': appraisal('a sales appraisal'),
  'residential-appraisal': appraisal('a residential appraisal'),
  'rental-appraisal': appraisal('a rental appraisal'),
  'commercial-appraisal': appraisal('a commercial appraisal'),
  'rural-appraisal': appraisal('a rural appraisal'),
  'newsletter-signup': newsletter,
  'newsletter-footer': newsletter,
  'maintenance-request': {
    visitor: {
      subject: '{agency} has your maintenance request ({reference})',
      opening:
        'Your maintenance request has reached us. {contact} will contact you about the repair. Here is what you sent.',
      closing:
        'Is it urgent, such as a burst pipe, a gas leak or no power? Do not wait for our answer, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.',
    },
  },
  'vacate-notice': {
    staff: { opening: 'A tenant gives notice. Check the date against the tenancy agreement and confirm it.' },
    visitor: {
      subject: '{agency} has your notice to vacate ({reference})',
      opening:
        'Your notice to vacate has reached us. {contact} will confirm the date and the next steps. Here is what you sent.',
      closing: 'This email says that your notice arrived. It does not yet confirm the end of your tenancy.',
    },
  },
  'transfer-management': {
    visitor: {
      subject: '{agency} has your request ({reference})',
      opening:
        'We are glad that you think of us to manage your property. {contact} will explain how the transfer works. Here is what you sent.',
    },
  },
  'book-inspection': {
    staff: { opening: 'Agree on a time with the visitor: nothing is booked until you do.' },
    visitor: {
      ...inspection,
      opening:
        'Your request for an inspection has reached us. {contact} will confirm a time with you. Here is what you sent.',
    },
  },
  'inspection-registration': {
    visitor: {
      ...inspection,
      opening: 'You are registered for the inspection. {contact} looks forward to meeting you.',
    },
  },
  'brochure-request': {
    visitor: {
      subject: 'The brochure you asked {agency} for ({reference})',
      opening:
        'Thank you for asking for the brochure. {contact} is happy to answer any question about the property.',
    },
  },
};
