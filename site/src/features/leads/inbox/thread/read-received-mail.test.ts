import { expect, it } from 'vitest';
import { readReceivedMail } from './read-received-mail.ts';

const PDF = Buffer.from('%PDF-1.7 a floor plan').toString('base64');
const own = {
  to: 'Replies <Replies+7-ab@IN.agency.test>',
  from: '"Zoë Byron" <zoe@example.com>',
  subject: 'Re: 9 Test Street\r\nBcc: x@evil.test',
  text: 'Saturday suits me.\n\nOn Fri, 27 Nov 2026 at 9:00, Ada <ada@agency.test> wrote:\n> Saturday at ten?',
  messageId: '<1@example.com>',
};

it('reads our own JSON: the subject on one line, and only what the visitor wrote', () => {
  expect(readReceivedMail(own)).toEqual({
    to: ['replies+7-ab@in.agency.test'],
    from: 'zoe@example.com',
    subject: 'Re: 9 Test Street Bcc: x@evil.test',
    text: 'Saturday suits me.',
    messageId: '<1@example.com>',
    isAutomatic: false,
    files: [],
    leftOut: 0,
  });
});

it('reads what Postmark posts', () => {
  const mail = readReceivedMail({
    From: 'zoe@example.com',
    FromFull: { Email: 'zoe@example.com', Name: 'Zoë' },
    To: 'replies@in.agency.test',
    ToFull: [{ Email: 'replies+7-ab@in.agency.test', Name: '', MailboxHash: '7-ab' }],
    OriginalRecipient: 'replies+7-ab@in.agency.test',
    Subject: 'Re: Viewing',
    MessageID: '22c74902-a0c1-4511-804f-341342852c90',
    TextBody: 'Yes.\n\n> Saturday?',
    StrippedTextReply: 'Yes.',
    Headers: [{ Name: 'Message-ID', Value: '<2@example.com>' }],
    Attachments: [
      { Name: 'plan.pdf', Content: PDF, ContentType: 'application/pdf' },
      { Name: 'run.exe', Content: Buffer.from('MZ').toString('base64') },
    ],
  });
  expect(mail).toMatchObject({
    from: 'zoe@example.com',
    text: 'Yes.',
    messageId: '<2@example.com>',
    leftOut: 1,
  });
  expect(mail?.to).toContain('replies+7-ab@in.agency.test');
  expect(mail?.files.map(({ title }) => title)).toEqual(['plan.pdf']);
});

it('reads what Mailgun posts', () => {
  expect(
    readReceivedMail({
      recipient: 'replies+7-ab@in.agency.test',
      sender: 'zoe@example.com',
      from: 'Zoë <zoe@example.com>',
      subject: 'Re: Viewing',
      'body-plain': 'Yes.\n> Saturday?',
      'stripped-text': 'Yes.',
      'Message-Id': '<3@example.com>',
      'message-headers': JSON.stringify([['Auto-Submitted', 'auto-replied']]),
      'attachment-count': '2',
    }),
  ).toMatchObject({ from: 'zoe@example.com', text: 'Yes.', isAutomatic: true, leftOut: 2 });
});

it('takes no mark-up of an email without text', () => {
  const html =
    '<style>p{}</style><p>Yes &amp; <b>thanks</b></p><script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(readReceivedMail({ ...own, text: '', html })?.text).toBe('Yes & thanks');
});

it('reads tags that never end in one pass', () => {
  const html = `Yes${'<br'.repeat(160_000)}`;
  expect(readReceivedMail({ ...own, text: '', html })?.text).toMatch(/^Yes/);
});

it.each([
  ['an out-of-office note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['a list', { headers: { 'List-Id': '<news.example.com>' } }],
  ['a bulk mail', { headers: { Precedence: 'bulk' } }],
  ['a bounce', { from: 'MAILER-DAEMON@example.com' }],
  ['an email without a sender to answer', { headers: [{ Name: 'Return-Path', Value: '<>' }] }],
])('knows %s for one of a machine', (_, more) => {
  expect(readReceivedMail({ ...own, ...more })?.isAutomatic).toBe(true);
});

it('leaves what people write alone', () => {
  expect(
    readReceivedMail({ ...own, headers: { 'Auto-Submitted': 'no', 'X-Mailer': 'Mail' } })?.isAutomatic,
  ).toBe(false);
  // Nothing but a quotation is kept whole rather than lost.
  expect(readReceivedMail({ ...own, text: '> Saturday?' })?.text).toBe('> Saturday?');
});

it.each([
  [null],
  ['text'],
  [[own]],
  [{}],
  [{ ...own, to: '' }],
  [{ ...own, messageId: 5 }],
  [{ ...own, from: {} }],
])('refuses what is no email: %j', (sent) => expect(readReceivedMail(sent)).toBeUndefined());
