import { describe, expect, it } from 'vitest';
import { readContactForm } from '../definition/read-contact-form.ts';
import type { StoredForm, StoredMail, StoredRow } from '../definition/stored-form.ts';
import { CAREERS } from '../testing/example-forms.ts';
import { mailProblems } from './mail-problems.ts';

const rows: StoredRow[] = [
  { kind: 'text', label: 'Your name', name: 'your-name' },
  { kind: 'email', label: 'Email', name: 'your-email' },
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

describe('the emails of a form', () => {
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
      'The email to the agency uses [name], but there is no field with that name. Remove it, or write [[name]] to show brackets.',
    ],
    [
      { subject: 'News', attach: true },
      'The email to the agency has no message, so its subject and attached files would not be used. Add a message.',
    ],
    [
      { body: 'x', headers: 'Sender: me' },
      'The email to the agency: remove the header “Sender: me”. Allowed are Cc, Bcc, Reply-To and X-….',
    ],
    [
      { body: 'x', headers: 'Bcc: [your-email]' },
      'The email to the agency: replace [your-email] with an email address. Copies can’t go to addresses typed by visitors.',
    ],
    [
      { recipients: ['[office]'] },
      'The email to the agency goes to [office]. Enter an address under “Value in emails” for the choice “Newtown”.',
    ],
    [
      { recipients: ['[your-email]'] },
      'The email to the agency goes to [your-email], which is not a list. Enter an address, or the name of a list whose choices have addresses.',
    ],
  ])('%j: says what to do', (mail, problem) => expect(staff(mail)).toEqual([problem]));

  it('needs an address of the visitor to write to', () => {
    const visitorMail = { isOn: true, body: 'Thank you' };
    expect(problems({ visitorMail })).toEqual([]);
    expect(problems({ visitorMail, rows: rows.slice(0, 1) })).toEqual([
      'The email to the visitor has no recipient. Add an email field, or turn off “Send this email”.',
    ]);
    expect(problems({ visitorMail: { ...visitorMail, isOn: false }, rows: rows.slice(0, 1) })).toEqual([]);
  });
});
