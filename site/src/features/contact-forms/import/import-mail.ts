import { isPlainAddress } from '#site/server/mail.ts';
import { readContactForm } from '../definition/read-contact-form.ts';
import type { StoredForm, StoredMail } from '../definition/stored-form.ts';
import { isHeaderLine, mailName, unknownIn } from '../mails/mail-problems.ts';

/** One email of a Contact Form 7 form, as its fields hold it. */
export type MailText = Partial<
  Record<'recipient' | 'sender' | 'subject' | 'body' | 'headers' | 'attachments', string>
> & {
  isHtml?: boolean;
  leaveOutEmpty?: boolean;
};

/** Imports one email of a form; `rows` are the form's questions. */
export function importMail({
  mail,
  rows,
  isStaff,
}: {
  mail: MailText;
  rows: StoredForm['rows'];
  isStaff: boolean;
}): { mail: StoredMail; problems: string[] } {
  const which = mailName(isStaff);
  const problems: string[] = [];
  const form = readContactForm({ id: 1, title: 'Form', slug: 'form', rows });
  const { subject = '', body = '', headers = '' } = mail;
  for (const tag of unknownIn({ form, texts: [subject, body, headers] }))
    problems.push(`${which} uses [${tag}], which is not supported.`);
  const recipients = isStaff
    ? recipientsOf({ text: mail.recipient ?? '', names: Object.keys(form.mailValues) })
    : [];
  const lost = (isStaff ? (mail.recipient ?? '').split(',') : [])
    .map((part) => part.trim())
    .filter((part) => part && part !== '[_site_admin_email]' && !recipients.includes(addressIn(part)));
  for (const part of lost)
    problems.push(`${which} was sent to ${part}, which is not an address here. Enter a recipient.`);
  const answered = isStaff ? '' : addressIn((mail.recipient ?? '').trim());
  const first = form.definition.fields.find(({ kind }) => kind === 'email')?.name;
  if (answered && answered !== `[${first}]`)
    problems.push(`${which} was sent to ${answered}. It is now sent to the form’s first email field.`);
  const lines = headers.split(/\r?\n/).filter((line) => line.trim());
  for (const line of lines.filter((each) => !isHeaderLine(each)))
    problems.push(`${which}: the header “${line.trim()}” was skipped.`);
  if (/\[/.test(headers.replace(/^\s*(reply-to|x-[^:]+):.*$/gim, '')))
    problems.push(`${which}: answers can’t be used as Cc or Bcc addresses. Enter addresses in the headers.`);
  return {
    mail: {
      isOn: true,
      ...(recipients.length > 0 ? { recipients } : {}),
      ...(nameIn(mail.sender ?? '') ? { fromName: nameIn(mail.sender ?? '') } : {}),
      subject: subject.slice(0, 300),
      body: body.replace(/\r\n?/g, '\n').slice(0, 20_000),
      headers: lines.filter(isHeaderLine).join('\n').slice(0, 2000),
      isHtml: mail.isHtml === true,
      leaveOutEmpty: mail.leaveOutEmpty === true,
      attach: /\[/.test(mail.attachments ?? ''),
    },
    problems,
  };
}

/** Tags are recipients only where their choices have addresses. */
const recipientsOf = ({ text, names }: { text: string; names: string[] }): string[] =>
  text
    .split(',')
    .map((part) => addressIn(part.trim()))
    .filter((part) => isPlainAddress(part) || names.some((name) => part === `[${name}]`));

const addressIn = (text: string): string => /<([^<>]+)>/.exec(text)?.[1] ?? text;

/** `Name <address>` → Name. */
const nameIn = (sender: string): string =>
  (/^([^<]*)</.exec(sender)?.[1] ?? '').replace(/["]/g, '').trim().slice(0, 120);
