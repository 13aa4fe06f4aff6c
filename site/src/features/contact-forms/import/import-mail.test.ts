import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredRow } from '../definition/stored-form.ts';
import { importMail } from './import-mail.ts';

const rows: StoredRow[] = [
  { kind: 'text', label: 'Your name', name: 'your-name' },
  { kind: 'email', label: 'Email', name: 'your-email' },
  {
    kind: 'select',
    label: 'To',
    name: 'whom',
    choices: [{ label: 'Sales', mailValue: 'sales@agency.test' }],
  },
];

describe('an email of an old form', () => {
  it('is taken over with its tags, headers and files', () => {
    const mail = {
      recipient: 'Desk <desk@agency.test>, [whom], [_site_admin_email]',
      sender: '[_site_title] <wordpress@agency.test>',
      subject: '[_site_title] "[your-name]"',
      body: 'From: [your-name] [your-email]\r\n-- \r\n[_site_url]',
      headers: 'Reply-To: [your-email]',
      attachments: '[cv]',
    };
    expect(importMail({ mail, rows, isStaff: true })).toEqual({
      mail: {
        isOn: true,
        recipients: ['desk@agency.test', '[whom]'],
        fromName: '[_site_title]',
        subject: '[_site_title] "[your-name]"',
        body: 'From: [your-name] [your-email]\n-- \n[_site_url]',
        headers: 'Reply-To: [your-email]',
        isHtml: false,
        leaveOutEmpty: false,
        attach: true,
      },
      problems: [],
    });
  });

  it('says what could not be taken over', () => {
    const mail = {
      recipient: '[your-email]',
      subject: '[who]',
      body: '[_post_id]',
      headers: 'Cc: [your-email]\nSender: me',
    };
    expect(importMail({ mail, rows, isStaff: true }).problems).toEqual([
      'The email to the agency uses [who], which is not supported.',
      'The email to the agency uses [_post_id], which is not supported.',
      'The email to the agency was sent to [your-email], which is not an address here. Enter a recipient.',
      'The email to the agency: the header “Sender: me” was skipped.',
      'The email to the agency: answers can’t be used as Cc or Bcc addresses. Enter addresses in the headers.',
    ]);
  });

  it('goes to the first address that the form asks for', () => {
    const to = (recipient: string) =>
      importMail({ mail: { recipient, body: 'Thanks' }, rows, isStaff: false }).problems;
    expect(to('[your-name] <[your-email]>')).toEqual([]);
    expect(to('[partner-email]')).toEqual([
      'The email to the visitor was sent to [partner-email]. It is now sent to the form’s first email field.',
    ]);
  });

  it('may be anything', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        fc.record({ recipient: text, sender: text, subject: text, body: text, headers: text }),
        (mail) => {
          importMail({ mail, rows, isStaff: true });
          importMail({ mail, rows, isStaff: false });
        },
      ),
    );
  });
});
