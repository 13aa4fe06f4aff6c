/** Lead forms: the form's own parts, what is wrong with an answer, and why a form was not sent. */
export const forms = {
  /** Travel with a form in another language; English ones are in the form's script. */
  parts: {
    optional: '(optional)',
    choose: 'Choose …',
    fix: 'Please fix these before sending:',
    offline:
      'We couldn’t reach the website. Your answers are still here. Check your connection and try again.',
    reference: 'Your reference:',
    close: 'Close',
    honeypot: 'Leave this empty',
    /** As the text below the button has it: there it is a link. */
    privacyPolicy: 'privacy policy',
  },
  /** `{text}` is the label of the field. In English each kind of field has its own. */
  errors: {
    required: 'Enter “{text}”',
    choose: 'Choose “{text}”',
    option: 'Choose “{text}” from the list',
    minLength: '“{text}” must be {min} characters or more',
    maxLength: '“{text}” must be {max} characters or fewer',
    email: 'Enter “{text}” in full, such as name@example.com',
    phone: 'Enter “{text}” with its area code, such as 02 5550 0000',
    digits: '“{text}” must be {digits} digits',
  },
  contactName: (name: string) => `Contact ${name}`,
  refusals: {
    unknown: 'This form is not on our website.',
    foreign:
      'Your message has not been sent because it came from another website. Open the form here and send it again.',
    notSent: 'Your message has not been sent.',
    invalid: 'Please fix these and send it again:',
    noBrochure: 'There is no brochure for this property. Contact the agent for details.',
    expired: 'Check it and send it again.',
    early: 'The form was submitted too quickly. Wait a few seconds and send it again.',
    captcha: 'The captcha was not completed. Complete it and send it again.',
    limited: (minutes: number) =>
      `Too many messages were sent from your connection. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    repeated: (reference: string) =>
      `You have already sent this form (${reference}). To send your changes as a new message, send it again.`,
    unavailable: 'Your message could not be sent. Your answers are still here. Try again in a minute.',
    unavailableCall: (phone: string) =>
      `Your message could not be sent. Your answers are still here. Try again in a minute, or call us on ${phone}.`,
    unreadableFile: 'We couldn’t open one of the files. Attach it again in an accepted format.',
    timeTaken: 'This time has just been taken. Choose another one.',
  },
  /** In place of a form that cannot be opened. */
  missing: {
    title: 'Form not found',
    gone: 'We can’t find that form',
    goneText: 'The property, agent or inspection it was for may no longer be on our website.',
    goneInPanel: 'This form needs a property or agent. Open it from the property’s or agent’s page.',
    closed: 'This form is not available',
    closedText: 'Call us or contact one of our agents instead.',
    closedInPanel: 'This form isn’t available right now. Call us or contact one of our agents instead.',
    search: 'Search properties',
    contact: 'Contact us',
    people: 'Our people',
  },
  error: (heading: string) => `Error: ${heading}`,
};
