/** Emails about a visitor's account. */
export const accountMails = {
  confirm: {
    subject: (agency: string) => `Confirm your email address for ${agency}`,
    heading: 'Confirm your email address',
    headingName: (name: string) => `Confirm your email address, ${name}`,
    alerts: (looksFor: string) => `Confirm your email address to start your alerts for ${looksFor}.`,
    account: 'Thanks for registering. Confirm your email address to activate your account.',
    button: 'Confirm email address',
    expires: 'This link expires in seven days.',
  },
  notYou: 'If this wasn’t you, ignore this email. Nothing changes unless you confirm.',
  notYouChanged: (link: string) => `If this wasn’t you, reset your password straight away: ${link}`,
  reset: {
    subject: (agency: string) => `Reset your password for ${agency}`,
    heading: 'Choose a new password',
    text: 'We received a request to reset the password for your account.',
    expires: 'This link expires in one hour and can be used once.',
    notYou: 'If this wasn’t you, ignore this email. Your password won’t change.',
  },
  changed: {
    subject: (agency: string) => `Your password for ${agency} was changed`,
    heading: 'Your password was changed',
    text: 'The password for your account was changed. You’ve been signed out on all other devices.',
  },
  changeEmail: {
    subject: (agency: string) => `Confirm your new email address for ${agency}`,
    heading: 'Confirm your new email address',
    text: 'We received a request to use this email address for an account with us.',
    expires: 'This link expires in one day.',
  },
  emailChanging: {
    subject: (agency: string) => `Your email address for ${agency} is about to change`,
    heading: 'Your email address is about to change',
    text: (email: string) =>
      `Someone signed in with your password and asked to change the email address for your account to ${email}.`,
  },
  emailChanged: {
    subject: (agency: string) => `Your email address for ${agency} was changed`,
    heading: 'Your email address was changed',
    text: (email: string) => `We’ll now send emails about your account and alerts to ${email}.`,
    notYou: 'If this wasn’t you, call us and we’ll help you get your account back.',
  },
  why: (host: string) =>
    `You’re receiving this email because there is an account with this address on ${host}.`,
};
