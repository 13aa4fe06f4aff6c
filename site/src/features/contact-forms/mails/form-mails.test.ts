import type { Answers } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { readContactForm } from '../definition/read-contact-form.ts';
import type { StoredForm, StoredMail } from '../definition/stored-form.ts';
import { formMails, personIn } from './form-mails.ts';

const facts = {
  clientAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  url: 'https://harbour.example/contact',
  siteUrl: 'https://harbour.example',
  siteTitle: 'Harbour Homes',
  siteEmail: 'hello@harbour.example',
  at: Date.parse('2026-11-22T01:30:00Z'),
};

const rows: StoredForm['rows'] = [
  { kind: 'text', label: 'Your name', name: 'your-name' },
  { kind: 'email', label: 'Email', name: 'your-email' },
  { kind: 'phone', label: 'Phone', name: 'phone' },
  {
    kind: 'select',
    label: 'To',
    name: 'whom',
    choices: [{ label: 'Sales', mailValue: 'sales@agency.test' }, { label: 'Nobody' }],
  },
  { kind: 'date', label: 'Day', name: 'day' },
  { kind: 'textarea', label: 'Message', name: 'message' },
];

const good: Answers = {
  'your-name': 'Zoë',
  'your-email': 'zoe@example.com',
  whom: 'Sales',
  day: '2026-12-24',
  message: 'Hello',
};

const mailsOf = ({
  staffMail,
  visitorMail,
  answers = good,
}: {
  staffMail?: StoredMail;
  visitorMail?: StoredMail;
  answers?: Answers;
}) =>
  formMails({
    form: readContactForm({ id: 1, title: 'Contact', slug: 'contact', rows, staffMail, visitorMail }),
    answers,
    facts,
  });

describe('the emails of a contact form', () => {
  it('say what staff wrote, with everything filled in', () => {
    const body =
      '[your-name] <[your-email]> on [_format_day "j F"] ([day])\n[_url] [_date], [_time] [_site_title] [_remote_ip]';
    const { mails } = mailsOf({ staffMail: { subject: '[_contact_form_title]: [your-name]', body } });
    expect(mails.staff).toEqual({
      subject: 'Contact: Zoë',
      text: 'Zoë <zoe@example.com> on 24 December (24/12/2026)\nhttps://harbour.example/contact 22 November 2026, 12:30 pm Harbour Homes 203.0.113.7',
    });
  });

  it('are left to the lead’s own where staff wrote none', () =>
    expect(mailsOf({})).toEqual({
      recipients: [],
      copies: [],
      hiddenCopies: [],
      autoresponse: true,
      mails: {},
    }));

  it('know a choice by what was written beside it, and say both', () => {
    const choices = [
      { label: 'Sales', mailValue: 'sales@agency.test' },
      { label: 'Other', mailValue: 'desk@agency.test' },
    ];
    const form = (mailed: boolean) =>
      readContactForm({
        id: 1,
        title: 'Contact',
        slug: 'contact',
        rows: [
          {
            kind: 'radio',
            label: 'To',
            name: 'whom',
            freeText: true,
            choices: mailed ? choices : choices.map(({ label }) => ({ label })),
          },
        ],
        staffMail: { recipients: ['[whom]'], body: '[whom] / [_raw_whom]' },
      });
    const answers = { whom: 'Other the new one' };
    expect(formMails({ form: form(true), answers, facts })).toMatchObject({
      recipients: ['desk@agency.test'],
      mails: { staff: { text: 'desk@agency.test the new one / Other the new one' } },
    });
    expect(formMails({ form: form(false), answers, facts })).toMatchObject({
      recipients: [],
      mails: { staff: { text: 'Other: the new one / Other the new one' } },
    });
  });

  it('go to written addresses, and to what a choice stands for', () => {
    const recipients = ['desk@agency.test', '[whom]', '[your-email]', '[message]', '[nothing]'];
    const headers =
      'Cc: Lee <lee@agency.test>, [whom]\nBcc: [your-email], audit@agency.test\nX-Form: [your-name]\nTo: x@example.com';
    const sent = mailsOf({
      staffMail: { recipients, headers, body: 'x' },
      answers: { ...good, message: 'evil@example.com' },
    });
    expect(sent).toMatchObject({
      recipients: ['desk@agency.test', 'sales@agency.test'],
      copies: ['lee@agency.test', 'sales@agency.test'],
      hiddenCopies: ['audit@agency.test'],
      mails: { staff: { headers: { 'x-form': 'Zoë' } } },
    });
    expect(
      mailsOf({ staffMail: { recipients: ['[whom]'] }, answers: { whom: 'Nobody' } }).recipients,
    ).toEqual([]);
  });

  it('cannot be given another header', () => {
    const answers = {
      ...good,
      'your-name': 'Zoë\r\nBcc: evil@example.com\r\n\r\nBody',
      'your-email': 'a@b.co\r\nCc: x@y.zz',
    };
    const { mails } = mailsOf({
      staffMail: {
        subject: 'From [your-name]',
        replyTo: '[your-email]',
        fromName: '[your-name]',
        headers: 'X-Who: [your-name]',
        body: 'x',
      },
      answers,
    });
    expect(mails.staff?.subject).toBe('From Zoë Bcc: evil@example.com Body');
    expect(mails.staff?.replyTo).toBeUndefined();
    expect(JSON.stringify([mails.staff?.fromName, mails.staff?.headers])).not.toMatch(/\\[rn]/);
  });

  it('escape answers in HTML, and say the same as text', () => {
    const { mails } = mailsOf({
      staffMail: { isHtml: true, body: '<p>From <b>[your-name]</b></p><p>[message]</p>' },
      answers: { ...good, 'your-name': '<img src=x onerror=alert(1)>', message: 'a & b\n"c"' },
    });
    expect(mails.staff?.html).toBe(
      '<p>From <b>&lt;img src=x onerror=alert(1)&gt;</b></p><p>a &amp; b<br>&quot;c&quot;</p>',
    );
    expect(mails.staff?.text).toBe('From <img src=x onerror=alert(1)>\na & b\n"c"');
  });

  it('leave out lines without an answer where staff wish it', () =>
    expect(
      mailsOf({ staffMail: { body: 'Name: [your-name]\nPhone: [phone]', leaveOutEmpty: true } }).mails.staff
        ?.text,
    ).toBe('Name: Zoë'));

  it('do not advertise to addresses that a stranger typed', () => {
    const answers = {
      ...good,
      'your-name': 'Win at www.casino.example/now',
      message: 'see https://casino.example',
    };
    const visitorMail = { subject: 'Thank you, [your-name]', body: 'You wrote: [message][_raw_message]' };
    const { mails } = mailsOf({ visitorMail, answers });
    expect(mails.visitor).toMatchObject({ subject: 'Thank you,', text: 'You wrote: ' });
    expect(mailsOf({ visitorMail: { ...visitorMail, isOn: false }, answers })).toMatchObject({
      autoresponse: false,
      mails: {},
    });
  });
});

it('who wrote is found by the kinds and names of questions', () => {
  const { definition } = readContactForm({
    id: 1,
    title: 'F',
    slug: 'f',
    rows: [
      { kind: 'text', label: 'Agency', name: 'agency' },
      { kind: 'text', label: 'Vorname', name: 'a', autocomplete: 'given-name' },
      { kind: 'text', label: 'Surname', name: 'surname' },
      { kind: 'email', label: 'E', name: 'e1' },
      { kind: 'email', label: 'E', name: 'e2' },
    ],
  });
  const answers = { agency: 'Rival', a: 'Zoë', surname: 'Byron', e2: 'second@example.com' };
  expect(personIn({ definition, answers })).toEqual({
    name: 'Zoë Byron',
    email: 'second@example.com',
    phone: '',
  });
});
