import { type Answers, choiceIn, cleanLine, type FormDefinition, showAnswers } from '@frontage/forms';
import type { OwnMail, OwnParts } from '#site/features/leads/types/lead-types.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import type { ContactForm, ContactMail } from '../definition/contact-form.ts';
import { fillLines, fillTags, headerLine, type TagFacts } from './mail-tags.ts';

/** What a form says by email of one submission, and to whom. */
export type FormMails = Omit<OwnParts, 'person'>;

/** What is known about a submission beside its answers. */
export type MailFacts = {
  clientAddress: string;
  userAgent: string;
  /** Whole address of the page it came from. */
  url: string;
  siteUrl: string;
  siteTitle: string;
  siteEmail: string;
  /** Epoch ms. */
  at: number;
};

/** Writes the emails of a submission from what staff wrote. Where one has no text, the usual email about a lead is sent. */
export function formMails({
  form,
  answers,
  facts,
}: {
  form: ContactForm;
  answers: Answers;
  facts: MailFacts;
}): FormMails {
  const tags = tagFacts({ form, answers, facts });
  const { staff, visitor } = form.mails;
  const to = addressesIn({ mail: staff, form, answers });
  const settled = staff.body ? fillInNames({ mail: staff, tags, form }) : undefined;
  const toVisitor =
    visitor.isOn && visitor.body ? fillInNames({ mail: visitor, tags: withoutLinks(tags), form }) : undefined;
  const copiesIn = (wanted: string) =>
    headersOf(staff)
      .filter(([name]) => name === wanted)
      .flatMap(([, text]) => writtenAddresses({ text, form, answers }));
  return {
    recipients: to,
    copies: copiesIn('cc'),
    hiddenCopies: copiesIn('bcc'),
    autoresponse: visitor.isOn,
    mails: { ...(settled ? { staff: settled } : {}), ...(toVisitor ? { visitor: toVisitor } : {}) },
  };
}

function fillInNames({
  mail,
  tags,
  form,
}: {
  mail: ContactMail;
  tags: TagFacts;
  form: ContactForm;
}): OwnMail {
  const line = (text: string) => headerLine(fillTags({ text, facts: tags })).slice(0, 300);
  const headers = headerLinesOf({ mail, tags });
  const replyTo = line(mail.replyTo) || headers.find(([name]) => name === 'reply-to')?.[1] || '';
  const further = Object.fromEntries(headers.filter(([name]) => name.startsWith('x-')));
  const { isHtml, leaveOutEmpty } = mail;
  const body = fillLines({
    text: mail.body,
    facts: tags,
    leaveOutEmpty,
    write: isHtml ? (value) => escaped(value).replaceAll('\n', '<br>') : undefined,
  });
  return {
    subject: line(mail.subject) || form.title,
    text: isHtml ? textOfHtml(body) : body,
    ...(isHtml ? { html: body } : {}),
    ...(mail.fromName ? { fromName: line(mail.fromName) } : {}),
    ...(isPlainAddress(replyTo) ? { replyTo } : {}),
    ...(Object.keys(further).length > 0 ? { headers: further } : {}),
    ...(mail.attach ? { attach: true } : {}),
  };
}

/**
 * The recipients of the email to staff. A tag is an address only where staff entered one for the choice: what a visitor
 * typed never becomes a recipient.
 */
function addressesIn({ mail, ...chosen }: Chosen & { mail: ContactMail }): string[] {
  return [
    ...new Set(mail.recipients.flatMap((recipient) => writtenAddresses({ text: recipient, ...chosen }))),
  ];
}

type Chosen = { form: ContactForm; answers: Answers };

/** The plain addresses in a list that staff wrote. */
function writtenAddresses({ text, form, answers }: Chosen & { text: string }): string[] {
  return text
    .split(',')
    .map((part) => (/<([^<>]+)>/.exec(part)?.[1] ?? part).trim())
    .flatMap((part) => {
      const name = /^\[([^\]]+)\]$/.exec(part)?.[1];
      if (name === undefined) return [part];
      const given = Object.hasOwn(answers, name) ? answers[name] : undefined;
      return [given ?? []]
        .flat()
        .map(String)
        .flatMap((value) => mailValueOf({ form, name, value })?.known.split(',') ?? [])
        .map((address) => address.trim());
    })
    .filter(isPlainAddress)
    .slice(0, 10);
}

/** The value of a choice in emails and the visitor's own text beside it; undefined for neither. */
function mailValueOf({ form, name, value }: { form: ContactForm; name: string; value: string }) {
  const values = Object.hasOwn(form.mailValues, name) ? (form.mailValues[name] ?? {}) : {};
  const field = form.definition.fields.find((each) => each.name === name);
  const { choice, text } =
    field && 'options' in field ? choiceIn({ field, value }) : { choice: value, text: '' };
  const known = Object.hasOwn(values, choice) ? values[choice] : undefined;
  return known === undefined ? undefined : { known, text };
}

/** The additional headers by name in lowercase, with tags filled in; each is one line. */
function headerLinesOf({ mail, tags }: { mail: ContactMail; tags: TagFacts }): [string, string][] {
  return headersOf(mail).map(([name, value]) => [name, headerLine(fillTags({ text: value, facts: tags }))]);
}

/** As written, by their names in lowercase. */
const headersOf = ({ headers }: ContactMail): [string, string][] =>
  headers.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, value] = /^\s*([A-Za-z][A-Za-z-]*)\s*:\s*(.+)$/.exec(line) ?? [];
    return name && value ? [[name.toLowerCase(), value]] : [];
  });

/** The values of the tags in a form's emails. */
export function tagFacts({
  form,
  answers,
  facts,
}: {
  form: ContactForm;
  answers: Answers;
  facts: MailFacts;
}): TagFacts {
  const { definition, mailValues } = form;
  const shown = new Map(showAnswers({ definition, answers }).map(({ name, text }) => [name, text]));
  const rawOf = (name: string) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return [answer ?? []].flat().map((item) => (typeof item === 'object' ? item.name : String(item)));
  };
  const filled = definition.fields.map(({ name, kind }) => {
    const raw = rawOf(name);
    const inMails = Object.hasOwn(mailValues, name)
      ? raw
          .map((value) => {
            const { known = value, text = '' } = mailValueOf({ form, name, value }) ?? {};
            return [known, text].filter(Boolean).join(' ');
          })
          .join(', ')
      : undefined;
    const text = kind === 'file' ? raw.map(cleanLine).join(', ') : (inMails ?? shown.get(name) ?? '');
    return [name, { text, raw: raw.join(', ') }] as const;
  });
  return { answers: new Map(filled), specials: specialsOf({ form, facts }) };
}

// Created once: that takes longer than the rest of a submission.
const zone = { timeZone: 'Australia/Sydney' };
const days = new Intl.DateTimeFormat('en-AU', { ...zone, dateStyle: 'long' });
const times = new Intl.DateTimeFormat('en-AU', { ...zone, timeStyle: 'short' });

/** The day and time of the last message: many come within a minute, and each has two emails. */
let lastMinute = { minute: Number.NaN, _date: '', _time: '' };

function dayAndTime(at: number): { _date: string; _time: string } {
  const minute = Math.floor(at / 60_000);
  if (minute !== lastMinute.minute) lastMinute = { minute, _date: days.format(at), _time: times.format(at) };
  const { _date, _time } = lastMinute;
  return { _date, _time };
}

function specialsOf({ form, facts }: { form: ContactForm; facts: MailFacts }): Record<string, string> {
  return {
    _remote_ip: facts.clientAddress,
    _user_agent: cleanLine(facts.userAgent).slice(0, 300),
    _url: cleanLine(facts.url).slice(0, 500),
    ...dayAndTime(facts.at),
    // What is stored had none.
    _invalid_fields: '',
    _contact_form_title: form.title,
    _post_url: cleanLine(facts.url).slice(0, 500),
    _site_title: facts.siteTitle,
    _site_url: facts.siteUrl,
    _site_admin_email: facts.siteEmail,
  };
}

/**
 * Anyone can enter any address: answers with a link are left out, so that forms cannot be used to advertise in our
 * name.
 */
function withoutLinks({ answers, specials }: TagFacts): TagFacts {
  const safe = (text: string) => (/:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\//i.test(text) ? '' : text);
  const kept = [...answers].map(
    ([name, { text, raw }]) => [name, { text: safe(text), raw: safe(raw) }] as const,
  );
  return { answers: new Map(kept), specials: { ...specials, _user_agent: '' } };
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const textOfHtml = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|div|h[1-6]|li|tr)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The sender: the first email address and phone number that a form asks for, and the answer that looks like a name. */
export function personIn({ definition, answers }: { definition: FormDefinition; answers: Answers }): {
  name: string;
  email: string;
  phone: string;
} {
  const textIn = (wanted: (field: FormDefinition['fields'][number]) => boolean) => {
    const names = definition.fields.filter(wanted).map(({ name }) => name);
    const given = names.map((name) => (Object.hasOwn(answers, name) ? answers[name] : undefined));
    return given.find((answer): answer is string => typeof answer === 'string' && answer !== '') ?? '';
  };
  const named = (...names: RegExp[]) =>
    textIn(
      ({ kind, name, autocomplete = '', fillFromVisitor = '' }) =>
        kind === 'text' &&
        names.some((own) => own.test(name) || own.test(autocomplete) || own.test(fillFromVisitor)),
    );
  const whole = named(/^(your-?|full-?)?name$/i);
  const parts = [
    named(/^(your-?)?first-?_?name$|^given-name$/i),
    named(/^(your-?)?(last|sur)-?_?name$|^family-name$/i),
  ];
  return {
    name: whole || parts.filter(Boolean).join(' '),
    email: textIn(({ kind }) => kind === 'email'),
    phone: textIn(({ kind }) => kind === 'phone'),
  };
}
