import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../lead-types.ts';
import { LISTING, NOON } from '../testing/desk.ts';
import { AgencyMail, agencyMailText } from './agency-mail.tsx';
import { VisitorMail, visitorMailText } from './visitor-mail.tsx';

const lead: StoredLead = {
  id: 5,
  reference: 'FR-7K3M9Q',
  formTitle: 'Enquire about this property',
  name: 'Zoë <b>Byron</b>',
  email: 'zoe@example.com',
  phone: '0400 000 000',
  answers: [
    { name: 'name', label: 'Your name', text: 'Zoë <b>Byron</b>' },
    { name: 'message', label: 'Message', text: 'One\n<script>alert(1)</script>' },
    { name: 'property_id', label: 'Property', text: LISTING.title },
  ],
  listingId: 42,
  agentId: 7,
  officeId: 3,
  page: '/property/x/y/42?utm_source=a',
  createdAt: new Date(NOON),
};
const common = { lead, listing: LISTING, agencyName: 'Harbour Homes', siteUrl: 'https://harbour.example' };
const contact = { name: 'Mia Agent', role: 'Director', email: 'mia@agency.test', phone: '0400 111 222' };

describe('the agency’s mail', () => {
  const html = renderToStaticMarkup(<AgencyMail {...common} />);

  it('escapes what people typed', () => {
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<b>Byron');
  });

  it('says who, what, about which listing, when and where', () => {
    for (const mail of [html, agencyMailText(common)]) {
      expect(mail).toContain('0400 000 000');
      expect(mail).toContain('zoe@example.com');
      expect(mail).toContain('12 Example Street, Newtown NSW 2042');
      expect(mail).toContain('FR-7K3M9Q');
      expect(mail).toMatch(/Saturday,? 21 November 2026 at 12:00\spm from \/property\/x\/y\/42\./);
    }
    expect(html).toContain('src="https://harbour.example/media/front.webp"');
    expect(html).toContain('href="tel:0400000000"');
  });

  it('does without a listing', () => {
    expect(agencyMailText({ ...common, listing: undefined })).not.toContain('Contact agent');
  });
});

describe('the visitor’s mail', () => {
  const textFor = (changes: Partial<StoredLead>) =>
    visitorMailText({ ...common, contact, lead: { ...lead, ...changes } });

  it('thanks, repeats what was sent, and says whom to turn to', () => {
    const text = textFor({ name: 'Zoë' });
    expect(text).toContain('Thank you, Zoë!');
    expect(text).toContain('Mia Agent\nDirector\n0400 111 222\nmia@agency.test');
    expect(renderToStaticMarkup(<VisitorMail {...common} contact={contact} />)).toContain(
      'href="tel:0400111222"',
    );
  });

  it.each(['Buy at https://spam.example', 'See www.spam.example', 'spam.example/buy now'])(
    'is of no use for advertising: %s',
    (text) => {
      const mail = textFor({ name: text, answers: [{ name: 'message', label: 'Message', text }] });
      expect(mail).not.toContain(text);
      expect(mail).toContain('Thank you!');
    },
  );
});
