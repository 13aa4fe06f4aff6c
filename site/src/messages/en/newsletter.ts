/** Pages that links in newsletter emails open, and what they say where a link no longer works. */
export const newsletter = {
  confirm: {
    title: 'Confirm your newsletter subscription',
    text: 'You can unsubscribe at any time.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'You’re subscribed',
    next: 'We’ll email you our next newsletter.',
    anyTime: 'You can unsubscribe at any time.',
  },
  unsubscribe: { title: 'Unsubscribe from our newsletter?', button: 'Unsubscribe' },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'We won’t send you any more newsletters.',
    again: 'You won’t receive our newsletter. You can sign up again at the bottom of any page.',
  },
  useless: {
    title: 'This link doesn’t work',
    text: 'It’s incomplete or has expired. Use the link in our latest email, or sign up again.',
  },
  home: 'Go to the home page',
  /** Any link in an email, when a page of another website sent its form. */
  foreign: 'This request came from another website. Open the link in our email and try again.',
};
