import type { MailTexts, Readership } from './mail-texts.ts';

/** What an e-mail says where staff wrote nothing of their own. Any form has texts; some have better ones. */
export function defaultTexts({ form, readership }: { form: string; readership: Readership }): MailTexts {
  const special = Object.hasOwn(BY_FORM, form) ? BY_FORM[form]?.[readership] : undefined;
  return { ...COMMON[readership], ...special };
}

const COMMON: Record<Readership, MailTexts> = {
  staff: { subject: '{form}: {name}, {listing} ({reference})', opening: '', closing: '' },
  visitor: {
    subject: '{agency}: we’ve received your message ({reference})',
    opening: 'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.',
    closing: '',
  },
};

type Special = Partial<Record<Readership, Partial<MailTexts>>>;

/** The kinds of appraisal differ in their title alone. */
const appraisal = (what: string): Special => ({
  staff: { opening: 'Contact the owner to arrange the appraisal.' },
  visitor: {
    subject: `{agency}: we’ve received your request for ${what} ({reference})`,
    opening: `Thanks for requesting ${what}. {contact} will contact you to arrange a time. Here is a copy of what you sent.`,
    closing:
      'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.',
  },
});

const newsletter: Special = {
  staff: {
    opening:
      'Someone signed up for the newsletter. We’ve asked them to confirm their email address. Once they do, they appear under Newsletter as confirmed.',
  },
  visitor: {
    subject: 'Confirm your subscription to the {agency} newsletter',
    opening:
      'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.',
    closing: '',
  },
};

const inspection: Partial<MailTexts> = {
  subject: 'Your inspection with {agency} ({reference})',
  closing: 'Can’t make it? Reply to this email and we’ll find another time.',
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
      subject: '{agency}: we’ve received your maintenance request ({reference})',
      opening:
        'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.',
      closing:
        'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.',
    },
  },
  'vacate-notice': {
    staff: {
      opening: 'A tenant has given notice. Check the date against the tenancy agreement and confirm it.',
    },
    visitor: {
      subject: '{agency}: we’ve received your notice to vacate ({reference})',
      opening:
        'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.',
      closing: 'This email confirms we received your notice. It does not confirm the end of your tenancy.',
    },
  },
  'transfer-management': {
    visitor: {
      subject: '{agency}: we’ve received your request ({reference})',
      opening:
        'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.',
    },
  },
  'book-inspection': {
    staff: { opening: 'Contact the visitor to arrange a time. The inspection is not booked yet.' },
    visitor: {
      ...inspection,
      opening:
        'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.',
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
      subject: 'Your brochure from {agency} ({reference})',
      opening:
        'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.',
    },
  },
};
