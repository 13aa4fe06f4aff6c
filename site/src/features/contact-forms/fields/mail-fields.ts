import type { GroupField } from 'payload';
import { editorsAndAdminsField } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';

const TAGS =
  'Answers stand in square brackets: [your-name]. Also [_contact_form_title], [_date], [_time], [_url], [_site_title].';

/** The two e-mails of a form. What is left empty is said as in the e-mails of every lead. */
export function mailGroup({ name }: { name: 'staffMail' | 'visitorMail' }): GroupField {
  const isStaff = name === 'staffMail';
  return {
    name,
    type: 'group',
    label: isStaff ? 'E-mail to the agency' : 'E-mail to the visitor',
    admin: {
      description: isStaff
        ? 'Empty: like the e-mail of every lead, with all answers.'
        : 'Goes to the first e-mail address that the form asks for. Empty: like the confirmation of every lead.',
    },
    fields: [
      ...(isStaff
        ? [
            {
              name: 'recipients',
              type: 'text',
              label: 'To',
              hasMany: true,
              validate: checkRecipients,
              admin: {
                placeholder: 'name@example.com',
                description:
                  'Addresses, or [a-list] whose choices have an address for e-mails. Empty: the office or the agency.',
              },
            } as const,
          ]
        : [{ name: 'isOn', type: 'checkbox', label: 'Send it', defaultValue: true } as const]),
      {
        type: 'row',
        fields: [
          { name: 'subject', type: 'text', label: 'Subject', maxLength: 300, admin: { description: TAGS } },
          { name: 'fromName', type: 'text', label: 'From (name)', maxLength: 120 },
          {
            name: 'replyTo',
            type: 'text',
            label: 'Answers go to',
            maxLength: 200,
            admin: { placeholder: isStaff ? '[your-email]' : 'name@example.com' },
          },
        ],
      },
      { name: 'body', type: 'textarea', label: 'Words', maxLength: 20_000, admin: { rows: 10 } },
      {
        type: 'row',
        fields: [
          { name: 'isHtml', type: 'checkbox', label: 'The words are HTML' },
          { name: 'leaveOutEmpty', type: 'checkbox', label: 'Leave out lines without an answer' },
          { name: 'attach', type: 'checkbox', label: 'Attach the files' },
        ],
      },
      {
        name: 'headers',
        type: 'textarea',
        label: 'Further headers',
        maxLength: 2000,
        // Hidden copies (Bcc) among them.
        access: { read: editorsAndAdminsField },
        admin: { description: 'One a line: Cc, Bcc, Reply-To or X-….' },
      },
    ],
  };
}

function checkRecipients(value: string[] | null | undefined): true | string {
  const wrong = (value ?? []).find(
    (address) => !isPlainAddress(address) && !/^\[[A-Za-z][-\w:]*\]$/.test(address),
  );
  return (
    wrong === undefined ||
    `Write “${wrong}” as a whole e-mail address, such as name@example.com, or as the name of a list in brackets.`
  );
}
