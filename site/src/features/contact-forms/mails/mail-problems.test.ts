import { describe, expect, it } from 'vitest';
import { readContactForm } from '../read-contact-form.ts';
import type { StoredForm, StoredMail, StoredRow } from '../stored-form.ts';
import { CAREERS } from '../testing/example-forms.ts';
import { mailProblems } from './mail-problems.ts';

const rows: StoredRow[] = [
  { kind: 'text', label: 'Your name', name: 'your-name' },
  { kind: 'email', label: 'E-mail', name: 'your-email' },
  {
    kind: 'select',
    label: 'Office',
    name: 'office',
    choices: [{ label: 'Leura', mailValue: 'leura@agency.test' }, { label: 'Newtown' }],
  },
];
const problems = (more: Partial<StoredForm>) =>
  mailProblems(readContactForm({ id: 1, title: 'Form', slug: 'form', rows, ...more }));
const staff = (mail: StoredMail) => problems({ staffMail: mail });

describe('the e-mails of a form', () => {
  it('may be those of every lead, or say whatever its questions are called', () => {
    expect(problems({})).toEqual([]);
    expect(mailProblems(readContactForm({ ...CAREERS, id: 1 }))).toEqual([]);
    expect(
      staff({
        subject: '[your-name] [_raw_office] [[literal]] [Do not answer]',
        body: '[_format_when "Y"] [_date]'.replace('when', 'your-name'),
        replyTo: '[your-email]',
        headers: 'Cc: desk@agency.test, [office]\nX-Source: [_url]',
      }),
    ).toEqual([]);
  });

  it.each<[StoredMail, string]>([
    [
      { body: 'Dear [name]' },
      'The e-mail to the agency uses [name], and there is no question called that. Take it out, or write [[name]] where the brackets are meant.',
    ],
    [
      { subject: 'News', attach: true },
      'The e-mail to the agency has no words, so its subject and attached files would not be used. Write its words too.',
    ],
    [
      { body: 'x', headers: 'Sender: me' },
      'The e-mail to the agency: take out the header “Sender: me”. There can be Cc, Bcc, Reply-To and X-….',
    ],
    [
      { body: 'x', headers: 'Bcc: [your-email]' },
      'The e-mail to the agency: write an address in place of [your-email] for the copy. What visitors type never gets one.',
    ],
    [
      { recipients: ['[office]'] },
      'The e-mail to the agency goes to [office]: write an address under “In e-mails” for the choice “Newtown”.',
    ],
    [
      { recipients: ['[your-email]'] },
      'The e-mail to the agency goes to [your-email], which is no list to choose from. Write an address, or the name of a list whose choices have one.',
    ],
  ])('%j: says what to do', (mail, problem) => expect(staff(mail)).toEqual([problem]));

  it('needs an address of the visitor to write to', () => {
    const visitorMail = { isOn: true, body: 'Thank you' };
    expect(problems({ visitorMail })).toEqual([]);
    expect(problems({ visitorMail, rows: rows.slice(0, 1) })).toEqual([
      'The e-mail to the visitor has nobody to go to: ask for an e-mail address, or take the tick from “Send it”.',
    ]);
    expect(problems({ visitorMail: { ...visitorMail, isOn: false }, rows: rows.slice(0, 1) })).toEqual([]);
  });
});
