import type { GroupField } from 'payload';
import { editorsAndAdminsField } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';

const TAGS =
  'Insert answers with square brackets: [your-name]. Also [_contact_form_title], [_date], [_time], [_url], [_site_title].';

/** The two emails of a form. Where one is empty, the usual email about a lead is sent. */
export function mailGroup({ name }: { name: 'staffMail' | 'visitorMail' }): GroupField {
  const isStaff = name === 'staffMail';
  return {
    name,
    type: 'group',
    label: isStaff ? 'Email to the agency' : 'Email to the visitor',
    admin: {
      description: isStaff
        ? 'Leave empty to use the standard lead email with all answers.'
        : 'Sent to the form’s first email field. Leave empty to use the standard confirmation.',
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
                  'Email addresses, or a [list] whose choices have addresses. Leave empty for the office or agency.',
              },
            } as const,
          ]
        : [{ name: 'isOn', type: 'checkbox', label: 'Send this email', defaultValue: true } as const]),
      {
        type: 'row',
        fields: [
          { name: 'subject', type: 'text', label: 'Subject', maxLength: 300, admin: { description: TAGS } },
          { name: 'fromName', type: 'text', label: 'From name', maxLength: 120 },
          {
            name: 'replyTo',
            type: 'text',
            label: 'Reply to',
            maxLength: 200,
            admin: { placeholder: isStaff ? '[your-email]' : 'name@example.com' },
          },
        ],
      },
      { name: 'body', type: 'textarea', label: 'Message', maxLength: 20_000, admin: { rows: 10 } },
      {
        type: 'row',
        fields: [
          { name: 'isHtml', type: 'checkbox', label: 'Use HTML' },
          { name: 'leaveOutEmpty', type: 'checkbox', label: 'Hide lines without an answer' },
          { name: 'attach', type: 'checkbox', label: 'Attach files' },
        ],
      },
      {
        name: 'headers',
        type: 'textarea',
        label: 'Additional headers',
        maxLength: 2000,
        // Hidden copies (Bcc) among them.
        access: { read: editorsAndAdminsField },
        admin: { description: 'One per line: Cc, Bcc, Reply-To or X-….' },
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
    `“${wrong}” is not valid. Enter a full email address, such as name@example.com, or a list name in brackets.`
  );
}
