/** Parts of the emails to visitors about what they sent; `mailTexts` has what staff can change. */
export const mails = {
  thankYou: 'Thank you!',
  thankYouName: (name: string) => `Thank you, ${name}!`,
  reference: (reference: string) => `Your reference: ${reference}`,
  calendar: 'Add to your calendar',
  alike: 'You may also like these:',
  why: (host: string) =>
    `You’re receiving this email because someone entered this address on ${host}. If this wasn’t you, you can ignore it.`,
  newsletter: {
    heading: 'Confirm your subscription',
    button: 'Confirm my subscription',
    ignore:
      'This link expires in 30 days. If this wasn’t you, ignore this email. We won’t email you again unless you confirm.',
    already: 'You’re already subscribed',
    alreadySubject: (agency: string) => `You’re already subscribed to the ${agency} newsletter`,
    alreadyText:
      'Thanks for signing up for our newsletter. You’re already subscribed with this email address.',
    why: (host: string) => `You’re receiving this email because someone entered this address on ${host}.`,
    unsubscribe: 'Unsubscribe',
  },
};
