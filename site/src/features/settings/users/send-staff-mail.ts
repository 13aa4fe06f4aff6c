import type { Payload } from 'payload';
import { env } from '#site/server/env.ts';
import type { MailResult } from '#site/server/mail.ts';
import type { MailLogo } from '#site/ui/mail/mail-document.tsx';
import { loadMailLogo } from '../load-mail-logo.ts';
import { loadSettings } from '../load-settings.ts';
import { themedMailerOf } from '../mail-colours.ts';

/** A message about a person's own account: why they get it, one button, and what else there is to say. */
export type StaffMail = {
  to: string;
  subject: string;
  paragraphs: string[];
  button: { label: string; href: string };
  note: string;
};

export type StaffMailHtml = (
  mail: Omit<StaffMail, 'to'> & { agencyName: string; siteUrl: string; logo: MailLogo | null },
) => string;

/**
 * The admin’s bundle has no server renderer, so the website hands over how emails look. Both are in one process, and this
 * is what they share. Without it, as in commands, the message is plain text.
 */
const shared = globalThis as { __frontageStaffMail?: StaffMailHtml };

/** Called when the website starts. */
export function provideStaffMailHtml(html: StaffMailHtml): void {
  shared.__frontageStaffMail = html;
}

/** Sends it now, from the agency. */
export async function sendStaffMail({
  payload,
  to,
  ...mail
}: StaffMail & { payload: Payload }): Promise<MailResult> {
  const [{ agencyName }, logo] = await Promise.all([loadSettings(payload), loadMailLogo(payload)]);
  const { subject, paragraphs, button, note } = mail;
  return themedMailerOf(payload).send({
    to: [{ address: to }],
    fromName: agencyName,
    subject,
    text: [...paragraphs, `${button.label}: ${button.href}`, note].join('\n\n'),
    html: shared.__frontageStaffMail?.({ ...mail, agencyName, siteUrl: env().siteUrl, logo }),
  });
}
