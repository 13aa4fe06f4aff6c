/** Pages of a visitor's account and of the links in its emails, and why a form of it was refused. */
export const accounts = {
  title: 'Your account',
  welcome: 'Welcome',
  welcomeName: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign out',
  signIn: 'Sign in',
  saved: (n: number): string => (n === 1 ? 'saved property' : 'saved properties'),
  compared: (n: number): string => (n === 1 ? 'property to compare' : 'properties to compare'),
  recent: 'Recently viewed',
  recentNote: 'Saved in this browser only.',
  details: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile',
    zone: 'Time zone',
    quiet: 'Quiet hours',
    none: 'none',
    hours: (from: string, until: string) => `${from} to ${until}`,
    change: 'Change your details',
    changeEmail: 'Change your email address',
    changePassword: 'Change your password',
  },
  data: {
    title: 'Your data',
    text: 'Download a copy of your data, or permanently delete your account.',
    download: 'Download your data',
    delete: 'Delete your account',
  },
  /** Where a visitor goes from a form that was sent. */
  next: { welcome: 'Go to your account', home: 'Go to the home page', other: 'Go on' },
  /** A form whose link is not whole. */
  incomplete: {
    title: 'This link is incomplete',
    text: 'Copy the whole link from our email into the address bar, or request a new one.',
    button: 'Request a new link',
    inPanel: 'This link is incomplete. Copy the whole link from our email, or request a new one.',
  },
  spent: {
    title: 'This link no longer works',
    text: 'It has been used, has expired or was replaced by a newer one.',
    again: 'Sign in or register again and we’ll send you another.',
  },
  confirm: {
    title: 'Confirm your email address',
    text: (email: string) => `Confirm ${email} to activate your account and start your alerts.`,
    button: 'Confirm email address',
    done: 'Your email address is confirmed',
    thanks: 'Thank you.',
    sends: (email: string) => `We’ll send your alerts to ${email}.`,
  },
  changeEmail: {
    title: 'Confirm your new email address',
    text: (email: string) => `You’ll sign in with ${email}, and all our emails will go there.`,
    done: 'Your email address has been changed',
    doneText: (email: string) => `Sign in with ${email} from now on.`,
  },
  setPassword: 'Set a password',
  setPasswordText: 'Set a password to sign in and manage your alerts.',
  /** Below a form: a question, and the link to another form. */
  links: {
    registered: { before: 'Already registered?', label: 'Sign in' },
    remembered: { before: 'Remember your password?', label: 'Sign in' },
    forgotten: { before: '', label: 'Forgot your password?' },
    new: { before: 'New here?', label: 'Register for property alerts' },
    expired: { before: 'Link expired?', label: 'Request a new one' },
  },
  /** Below the button of the forms in which visitors leave their details. */
  consents: {
    register:
      'We use your details for your account and the alerts you ask for. See our privacy policy. You can unsubscribe at any time.',
    'save-search':
      'We use your email address to send you this alert. See our privacy policy. You can unsubscribe at any time.',
  },
  refusals: {
    foreign: 'This form was sent from another website. Open it here and send it again.',
    foreignButton: 'This request came from another website. Try again on this one.',
    bot: 'Unable to subscribe to alerts at this time. Please try again later.',
    limited: (minutes: number) =>
      `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    signIn:
      'Your email address or password is incorrect. If you’ve forgotten your password, choose “Forgot your password?”.',
    unconfirmed: 'Confirm your email address first.',
    sentAgain: 'We’ve sent you the confirmation email again.',
    noAccount: 'We could not find a user with this email address, please try another email address.',
    expired:
      'Something went wrong. Please try again. This link has been used or has expired. Request a new one under “Forgot your password?”.',
    wrongPassword: 'Your current password is incorrect.',
    signedOut: 'You’ve been signed out. Sign in and try again.',
    taken: 'Email ID already exists. Please use a different email address.',
    same: 'This is already your email address. Enter a new one.',
    notWritable: 'We can’t send email to this address. Use one without accents or special characters.',
  },
};
