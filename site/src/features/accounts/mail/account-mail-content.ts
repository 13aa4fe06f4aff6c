import type { AccountMailKind } from '../account-mails.ts';

/** The text of an account email. */
export type AccountMailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** Small text below the button. */
  quiet: string[];
};

type About = {
  firstName: string;
  agencyName: string;
  siteUrl: string;
  /** The link of the button, if there is one. */
  href: string;
  /** The new email address, if it changes. */
  to: string;
  /** A description of what they registered for, such as an alert. */
  wish: string;
};

const NOT_YOU = 'If this wasn’t you, ignore this email. Nothing changes unless you confirm.';

/** The text of an email. Names and descriptions may contain anything: they are shortened here and escaped when rendered. */
export function accountMailContent({
  kind,
  ...about
}: About & { kind: AccountMailKind }): AccountMailContent {
  const { agencyName, href, siteUrl, to } = about;
  const dear = safeName(about.firstName);
  const wish = about.wish.replace(/\s+/g, ' ').slice(0, 200);
  const resetHref = `${siteUrl}/forms/forgot-password`;
  const notYouChanged = `If this wasn’t you, reset your password straight away: ${resetHref}`;
  switch (kind) {
    case 'confirm':
      return {
        subject: `Confirm your email address for ${agencyName}`,
        heading: dear ? `Confirm your email address, ${dear}` : 'Confirm your email address',
        paragraphs: [
          wish
            ? `Confirm your email address to start your alerts for ${wish}.`
            : 'Thanks for registering. Confirm your email address to activate your account.',
        ],
        button: { label: 'Confirm email address', href },
        quiet: ['This link expires in seven days.', NOT_YOU],
      };
    case 'reset-password':
      return {
        subject: `Reset your password for ${agencyName}`,
        heading: 'Choose a new password',
        paragraphs: ['We received a request to reset the password for your account.'],
        button: { label: 'Choose a new password', href },
        quiet: [
          'This link expires in one hour and can be used once.',
          'If this wasn’t you, ignore this email. Your password won’t change.',
        ],
      };
    case 'password-changed':
      return {
        subject: `Your password for ${agencyName} was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          'The password for your account was changed. You’ve been signed out on all other devices.',
        ],
        quiet: [notYouChanged],
      };
    case 'change-email':
      return {
        subject: `Confirm your new email address for ${agencyName}`,
        heading: 'Confirm your new email address',
        paragraphs: ['We received a request to use this email address for an account with us.'],
        button: { label: 'Confirm email address', href },
        quiet: ['This link expires in one day.', NOT_YOU],
      };
    case 'email-changing':
      return {
        subject: `Your email address for ${agencyName} is about to change`,
        heading: 'Your email address is about to change',
        paragraphs: [
          `Someone signed in with your password and asked to change the email address for your account to ${masked(to)}.`,
        ],
        quiet: [notYouChanged],
      };
    case 'email-changed':
      return {
        subject: `Your email address for ${agencyName} was changed`,
        heading: 'Your email address was changed',
        paragraphs: [`We’ll now send emails about your account and alerts to ${masked(to)}.`],
        quiet: ['If this wasn’t you, call us and we’ll help you get your account back.'],
      };
  }
}

/** Anyone can enter any email address with any name: a name that could be a link or a message is left out. */
const safeName = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length <= 40 && !/[.:/@\d]/.test(line) ? line : '';
};

/** Enough of an email address for its owner to recognise it: `z…@example.com`. */
const masked = (email: string): string => email.replace(/^(.).*(@[^@]*)$/u, '$1…$2');
