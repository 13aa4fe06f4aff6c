import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import { ACCOUNT_MAIL_KINDS } from '../account-mails.ts';
import { AccountMail, accountMailText } from './account-mail.tsx';
import { accountMailContent } from './account-mail-content.ts';

const about = {
  firstName: 'Zoë',
  agencyName: 'Byron & Co',
  siteUrl: 'https://www.example.com.au',
  href: 'https://www.example.com.au/account/confirm-email?t=a.b',
  to: 'new.address@example.com',
  wish: '',
};
const drawn = (change: Partial<typeof about> & { kind: (typeof ACCOUNT_MAIL_KINDS)[number] }) => {
  const words = accountMailContent({ ...about, ...change });
  const props = { words, agencyName: about.agencyName, siteUrl: about.siteUrl };
  return {
    words,
    text: accountMailText(props),
    html: mailHtml(renderToStaticMarkup(<AccountMail {...props} />)),
  };
};

describe.each(ACCOUNT_MAIL_KINDS)('the message %s', (kind) => {
  const { words, text, html } = drawn({ kind });

  it('says the same with and without pictures and links', () => {
    for (const part of [words.heading, ...words.paragraphs]) expect(text).toContain(part);
    expect(html).toContain(words.heading);
    expect(html).toMatch(/^<!doctype html><html lang="en-AU">/);
    expect(text.includes(about.href)).toBe(html.includes(`href="${about.href}"`));
  });

  it('names the agency, why it came, and no whole address', () => {
    expect(words.subject).toContain('Byron & Co');
    expect(text).toContain('www.example.com.au');
    expect(text + html).not.toContain(about.to);
  });
});

it('says what somebody registered for', () => {
  const { text } = drawn({ kind: 'confirm', wish: '3+ bed houses to buy in Newtown' });
  expect(text).toContain('your alerts for 3+ bed houses to buy in Newtown');
});

it.each(['Win at evil.example', 'https://evil', 'a@b', 'x'.repeat(60), 'Call 0400'])(
  'leaves out a name that could be more than one: %s',
  (firstName) => {
    expect(drawn({ kind: 'confirm', firstName }).text).not.toContain(firstName.slice(0, 41));
  },
);

it('keeps markup in a name as text', () => {
  const { html } = drawn({ kind: 'confirm', firstName: '<b>Zo</b>'.replace('/', '') });
  expect(html).not.toContain('<b>');
});
