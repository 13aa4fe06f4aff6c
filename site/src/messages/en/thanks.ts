/** The pages after a form was sent. */
export const thanks = {
  title: 'Thank You!',
  body: 'Your message has been sent successfully',
  reference: (reference: string) => `Your reference: ${reference}`,
  appraisal: 'One of our agents will review your details and contact you.',
  contact: 'Someone from our team will get back to you.',
  /** By form; `who` is the agent or the agency. */
  follows: {
    'property-enquiry': (who: string) => `${who} has your enquiry and will contact you.`,
    'contact-agent': (who: string) => `${who} has your message and will contact you.`,
    'book-inspection': (who: string) =>
      `${who} will contact you to confirm a time. The inspection isn’t booked yet.`,
    'inspection-registration': () =>
      'You don’t need to do anything else: just come along at the time you chose.',
    'brochure-request': (who: string) => `${who} will contact you in case you have questions.`,
  },
  /** Comes first where the visitor was sent an email. */
  emailed: 'We’ve emailed you the details.',
  /** The number follows it, as a link. */
  urgent: 'If it’s urgent, call us on',
  urgentName: (name: string) => `If it’s urgent, call ${name} on`,
  /** After the number. */
  stop: '.',
  brochure: 'Download the brochure',
  backTo: (street: string) => `Back to ${street}`,
  back: 'Go back',
  home: 'Go to the home page',
  people: 'Meet our people',
  agents: 'Meet our agents',
  sales: 'See our recent sales',
  mayLike: 'You may also like',
};
