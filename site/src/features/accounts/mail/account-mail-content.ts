import { accountMailTexts } from '#site/messages/accounts.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
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

/** The text of an email. Names and descriptions may contain anything: they are shortened here and escaped when rendered. */
export function accountMailContent({
  kind,
  ...about
}: About & { kind: AccountMailKind }): AccountMailContent {
  const { agencyName, href, siteUrl, to } = about;
  const dear = safeName(about.firstName);
  const wish = about.wish.replace(/\s+/g, ' ').slice(0, 200);
  const texts = accountMailTexts();
  const resetHref = siteUrl + languagePath(currentLanguage(), '/forms/forgot-password');
  const notYouChanged = texts.notYouChanged(resetHref);
  switch (kind) {
    case 'confirm':
      return {
        subject: texts.confirm.subject(agencyName),
        heading: dear ? texts.confirm.headingName(dear) : texts.confirm.heading,
        paragraphs: [wish ? texts.confirm.alerts(wish) : texts.confirm.account],
        button: { label: texts.confirm.button, href },
        quiet: [texts.confirm.expires, texts.notYou],
      };
    case 'reset-password':
      return {
        subject: texts.reset.subject(agencyName),
        heading: texts.reset.heading,
        paragraphs: [texts.reset.text],
        button: { label: texts.reset.heading, href },
        quiet: [texts.reset.expires, texts.reset.notYou],
      };
    case 'password-changed':
      return {
        subject: texts.changed.subject(agencyName),
        heading: texts.changed.heading,
        paragraphs: [texts.changed.text],
        quiet: [notYouChanged],
      };
    case 'change-email':
      return {
        subject: texts.changeEmail.subject(agencyName),
        heading: texts.changeEmail.heading,
        paragraphs: [texts.changeEmail.text],
        button: { label: texts.confirm.button, href },
        quiet: [texts.changeEmail.expires, texts.notYou],
      };
    case 'email-changing':
      return {
        subject: texts.emailChanging.subject(agencyName),
        heading: texts.emailChanging.heading,
        paragraphs: [texts.emailChanging.text(masked(to))],
        quiet: [notYouChanged],
      };
    case 'email-changed':
      return {
        subject: texts.emailChanged.subject(agencyName),
        heading: texts.emailChanged.heading,
        paragraphs: [texts.emailChanged.text(masked(to))],
        quiet: [texts.emailChanged.notYou],
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
