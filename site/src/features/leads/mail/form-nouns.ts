/** What staff call what was sent, where the form's title is a call to visitors: the subject of an e-mail is no button. */
const NOUNS: Readonly<Record<string, string>> = {
  'property-enquiry': 'Property enquiry',
  'contact-agent': 'Message to an agent',
  'contact-agency': 'Message',
  'contact-office': 'Message to the office',
  'book-inspection': 'Inspection request',
  'inspection-registration': 'Inspection registration',
  'brochure-request': 'Brochure request',
  'transfer-management': 'Transfer of management',
  'newsletter-signup': 'Newsletter sign-up',
  'newsletter-footer': 'Newsletter sign-up',
  'clearing-sales-enquiry': 'Clearing sale enquiry',
  'livestock-enquiry': 'Livestock enquiry',
};

/** What a lead is called in e-mails: a noun, else the title that its form had. */
export const formNoun = ({ form, formTitle }: { form: string; formTitle: string }): string =>
  Object.hasOwn(NOUNS, form) ? (NOUNS[form] ?? formTitle) : formTitle;
