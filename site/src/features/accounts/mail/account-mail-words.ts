import type { AccountMailKind } from '../account-mails.ts';

/** What a message about an account says. */
export type AccountMailWords = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** Said small, below the button. */
  quiet: string[];
};

type About = {
  firstName: string;
  agencyName: string;
  siteUrl: string;
  /** Where the button leads, in messages that have one. */
  href: string;
  /** The address that an account moves to, where it does. */
  to: string;
  /** What they registered for, such as an alert, in words. */
  wish: string;
};

const NOT_YOU = 'If this was not you, leave it. Nothing happens without the button.';

/** The words of a message. Names and wishes may hold anything: they are shortened, and escaped where they are drawn. */
export function accountMailWords({ kind, ...about }: About & { kind: AccountMailKind }): AccountMailWords {
  const { agencyName, href, siteUrl, to } = about;
  const dear = safeName(about.firstName);
  const wish = about.wish.replace(/\s+/g, ' ').slice(0, 200);
  const resetHref = `${siteUrl}/forms/forgot-password`;
  const notYouChanged = `If this was not you, choose a new password at once: ${resetHref}`;
  switch (kind) {
    case 'confirm':
      return {
        subject: `Confirm your email address for ${agencyName}`,
        heading: dear ? `One step is left, ${dear}` : 'One step is left',
        paragraphs: [
          wish
            ? `You asked us for news of ${wish}. Confirm that this address is yours, and we begin.`
            : 'You registered with us. Confirm that this address is yours, and your account is ready.',
        ],
        button: { label: 'Confirm this address', href },
        quiet: ['The button works for seven days.', NOT_YOU],
      };
    case 'reset-password':
      return {
        subject: `A new password for ${agencyName}`,
        heading: 'Choose a new password',
        paragraphs: [
          'Somebody asked for a new password for your account. The button leads to where you choose it.',
        ],
        button: { label: 'Choose a new password', href },
        quiet: [
          'The button works for one hour, once.',
          'If this was not you, leave it. Your password stays as it is.',
        ],
      };
    case 'password-changed':
      return {
        subject: `Your password for ${agencyName} was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          'The password of your account is a new one. Every other device that was signed in has been signed out.',
        ],
        quiet: [notYouChanged],
      };
    case 'change-email':
      return {
        subject: `Confirm your new email address for ${agencyName}`,
        heading: 'Is this your new address?',
        paragraphs: ['The owner of an account asked us to write to this address from now on.'],
        button: { label: 'Use this address', href },
        quiet: ['The button works for one day.', NOT_YOU],
      };
    case 'email-changing':
      return {
        subject: `A new email address for your account with ${agencyName}`,
        heading: 'Your address is about to change',
        paragraphs: [
          `Somebody who knows your password asked us to use ${masked(to)} for your account from now on.`,
        ],
        quiet: [notYouChanged],
      };
    case 'email-changed':
      return {
        subject: `Your account with ${agencyName} has a new email address`,
        heading: 'Your address was changed',
        paragraphs: [
          `From now on we write to ${masked(to)} about your account and your alerts, and no longer here.`,
        ],
        quiet: ['If this was not you, call us. We can give you your account back.'],
      };
  }
}

/** Anybody can enter anybody's address with any name: one that could be a link or a message is left out. */
const safeName = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length <= 40 && !/[.:/@\d]/.test(line) ? line : '';
};

/** Enough of an address for its owner to know it: `z…@example.com`. */
const masked = (email: string): string => email.replace(/^(.).*(@[^@]*)$/u, '$1…$2');
