/** The text below the button of the forms of accounts and alerts in which visitors leave their details. */
export const CONSENT_BELOW: Readonly<Record<string, string>> = {
  register:
    'We use your details for your account and the alerts you ask for. See our privacy policy. You can unsubscribe at any time.',
  'save-search':
    'We use your email address to send you this alert. See our privacy policy. You can unsubscribe at any time.',
};
