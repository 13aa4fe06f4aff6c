import { isPlainAddress } from '#site/server/mail.ts';
import { tagFacts } from '../mails/form-mails.ts';
import { unknownTags } from '../mails/mail-tags.ts';
import { readContactForm } from '../read-contact-form.ts';
import type { StoredForm, StoredMail } from '../stored-form.ts';

/** One e-mail of a Contact Form 7 form, as its fields hold it. */
export type MailText = Partial<
  Record<'recipient' | 'sender' | 'subject' | 'body' | 'headers' | 'attachments', string>
> & {
  isHtml?: boolean;
  leaveOutEmpty?: boolean;
};

/** Makes one e-mail of a form of what the old one said; `rows` are the form's questions. */
export function importMail({
  mail,
  rows,
  isStaff,
}: {
  mail: MailText;
  rows: StoredForm['rows'];
  isStaff: boolean;
}): { mail: StoredMail; problems: string[] } {
  const which = isStaff ? 'The e-mail to the agency' : 'The e-mail to the visitor';
  const problems: string[] = [];
  const form = readContactForm({ id: 1, title: 'Form', slug: 'form', rows });
  const facts = tagFacts({ form, answers: {}, facts: NO_FACTS });
  const { subject = '', body = '', headers = '' } = mail;
  for (const tag of new Set([subject, body, headers].flatMap((text) => unknownTags({ text, facts }))))
    problems.push(`${which} uses [${tag}], which stands for nothing here.`);
  const recipients = isStaff
    ? recipientsOf({ text: mail.recipient ?? '', names: Object.keys(form.mailValues) })
    : [];
  const lost = (isStaff ? (mail.recipient ?? '').split(',') : [])
    .map((part) => part.trim())
    .filter((part) => part && part !== '[_site_admin_email]' && !recipients.includes(addressIn(part)));
  for (const part of lost)
    problems.push(`${which} went to ${part}, which is no address here: say to whom it goes.`);
  for (const line of headers.split('\n').filter((each) => each.trim())) {
    if (!/^\s*(cc|bcc|reply-to|x-[a-z-]+)\s*:/i.test(line))
      problems.push(`${which}: the header “${line.trim()}” was left out.`);
  }
  if (/\[/.test(headers.replace(/^\s*(reply-to|x-[^:]+):.*$/gim, '')))
    problems.push(
      `${which}: an answer never becomes an address of a copy. Write the addresses in its headers.`,
    );
  return {
    mail: {
      isOn: true,
      ...(recipients.length > 0 ? { recipients } : {}),
      ...(nameIn(mail.sender ?? '') ? { fromName: nameIn(mail.sender ?? '') } : {}),
      subject: subject.slice(0, 300),
      body: body.replace(/\r\n?/g, '\n').slice(0, 20_000),
      headers: headers.slice(0, 2000),
      isHtml: mail.isHtml === true,
      leaveOutEmpty: mail.leaveOutEmpty === true,
      attach: /\[/.test(mail.attachments ?? ''),
    },
    problems,
  };
}

/** Tags are recipients only where their choices stand for addresses. */
const recipientsOf = ({ text, names }: { text: string; names: string[] }): string[] =>
  text
    .split(',')
    .map((part) => addressIn(part.trim()))
    .filter((part) => isPlainAddress(part) || names.some((name) => part === `[${name}]`));

const addressIn = (text: string): string => /<([^<>]+)>/.exec(text)?.[1] ?? text;

/** `Name <address>` → Name. */
const nameIn = (sender: string): string =>
  (/^([^<]*)</.exec(sender)?.[1] ?? '').replace(/["]/g, '').trim().slice(0, 120);

const NO_FACTS = {
  clientAddress: '',
  userAgent: '',
  url: '',
  siteUrl: '',
  siteTitle: '',
  siteEmail: '',
  at: 0,
};
