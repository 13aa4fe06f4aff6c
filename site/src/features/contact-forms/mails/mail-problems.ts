import { isPlainAddress } from '#site/server/mail.ts';
import type { ContactForm, ContactMail } from '../definition/contact-form.ts';
import { tagFacts } from './form-mails.ts';
import { unknownTags } from './mail-tags.ts';

/** The names of the two emails, for the check before publishing and the import. */
export const mailName = (isStaff: boolean): string =>
  isStaff ? 'The email to the agency' : 'The email to the visitor';

/** A line of the additional headers. */
export const isHeaderLine = (line: string): boolean => /^\s*(cc|bcc|reply-to|x-[a-z-]+)\s*:\s*\S/i.test(line);

/** The unknown tags in these texts, each once. */
export function unknownIn({ form, texts }: { form: ContactForm; texts: readonly string[] }): string[] {
  const facts = tagFacts({ form, answers: {}, facts: NO_FACTS });
  return [...new Set(texts.flatMap((text) => unknownTags({ text, facts })))];
}

/** What is wrong with the emails of a form, as sentences that say what to do. */
export function mailProblems(form: ContactForm): string[] {
  const { staff, visitor } = form.mails;
  return [
    ...ownProblems({ form, mail: staff, which: mailName(true) }),
    ...(visitor.isOn ? ownProblems({ form, mail: visitor, which: mailName(false) }) : []),
    ...staff.recipients.flatMap((recipient) => recipientProblems({ form, recipient })),
    ...(visitor.isOn && visitor.body && !form.definition.fields.some(({ kind }) => kind === 'email')
      ? ['The email to the visitor has no recipient. Add an email field, or turn off “Send this email”.']
      : []),
  ];
}

function ownProblems({
  form,
  mail,
  which,
}: {
  form: ContactForm;
  mail: ContactMail;
  which: string;
}): string[] {
  const { subject, body, replyTo, fromName, headers, attach } = mail;
  const lines = headers.split('\n').filter((line) => line.trim());
  const unused = [subject && 'subject', replyTo && 'reply-to address', attach && 'attached files'].filter(
    Boolean,
  );
  return [
    ...(!body && unused.length > 0
      ? [`${which} has no message, so its ${unused.join(' and ')} would not be used. Add a message.`]
      : []),
    ...unknownIn({ form, texts: [subject, body, replyTo, fromName, headers] }).map(
      (tag) =>
        `${which} uses [${tag}], but there is no field with that name. Remove it, or write [[${tag}]] to show brackets.`,
    ),
    ...lines
      .filter((line) => !isHeaderLine(line))
      .map((line) => `${which}: remove the header “${line.trim()}”. Allowed are Cc, Bcc, Reply-To and X-….`),
    ...lines
      .filter((line) => /^\s*b?cc\s*:/i.test(line))
      .flatMap((line) => [...line.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name))
      .filter((name) => !Object.hasOwn(form.mailValues, name))
      .map(
        (name) =>
          `${which}: replace [${name}] with an email address. Copies can’t go to addresses typed by visitors.`,
      ),
  ];
}

/** A tag is an address only where staff wrote one for each choice. */
function recipientProblems({ form, recipient }: { form: ContactForm; recipient: string }): string[] {
  const name = /^\[([^\]]+)\]$/.exec(recipient)?.[1];
  if (name === undefined) return [];
  const field = form.definition.fields.find((each) => each.name === name);
  const options = field && 'options' in field ? (field.options ?? []) : [];
  if (options.length === 0)
    return [
      `${mailName(true)} goes to [${name}], which is not a list. Enter an address, or the name of a list whose choices have addresses.`,
    ];
  const values = form.mailValues[name] ?? {};
  return options
    .filter(
      ({ value }) => !(values[value] ?? '').split(',').some((address) => isPlainAddress(address.trim())),
    )
    .map(
      ({ label }) =>
        `${mailName(true)} goes to [${name}]. Enter an address under “Value in emails” for the choice “${label}”.`,
    );
}

const NO_FACTS = {
  clientAddress: '',
  userAgent: '',
  url: '',
  siteUrl: '',
  siteTitle: '',
  siteEmail: '',
  at: 0,
};
