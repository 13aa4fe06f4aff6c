import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import { LISTING, NOON } from '../../testing/lead-service.ts';
import type { StoredLead } from '../../types/lead-types.ts';
import { AgencyMail, agencyMailText, agencySubject } from './agency-mail.tsx';
import { mailTexts } from './mail-texts.ts';
import { VisitorMail, visitorMailText, visitorSubject } from './visitor-mail.tsx';

const lead: StoredLead = {
  id: 5,
  reference: 'FR-7K3M9Q',
  form: 'property-enquiry',
  formTitle: 'Enquire about this property',
  name: 'Zoë <b>Byron</b>',
  email: 'zoe@example.com',
  phone: '0400 000 000',
  answers: [
    { name: 'name', label: 'Your name', text: 'Zoë <b>Byron</b>' },
    { name: 'email', label: 'Email', text: 'zoe@example.com' },
    { name: 'phone', label: 'Phone', text: '0400 000 000' },
    { name: 'message', label: 'Message', text: 'One\n<script>alert(1)</script>' },
    { name: 'property_id', label: 'Property', text: LISTING.title },
  ],
  listingId: 42,
  agentId: 7,
  officeId: 3,
  page: '/property/x/y/42?utm_source=a',
  source: { utm_source: 'letter', referrer: 'https://search.example/' },
  attachments: [],
  createdAt: new Date(NOON),
};
const common = {
  lead,
  listing: LISTING,
  contact: { name: 'Mia Agent', role: 'Director', email: 'mia@agency.test', phone: '0400 111 222' },
  agencyName: 'Harbour Homes',
  siteUrl: 'https://harbour.example',
  texts: mailTexts({ templates: {}, form: lead.form, readership: 'staff' }),
};

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
      expect(mail).toMatch(
        /Saturday,? 21 November 2026 at 12:00\spm \(Sydney time\) from \/property\/x\/y\/42\./,
      );
    }
    expect(html).toContain('src="https://harbour.example/media/front.webp"');
    expect(html).toContain('href="tel:0400000000"');
  });

  it('does without a listing', () => {
    expect(agencyMailText({ ...common, listing: undefined })).not.toContain('Contact agent');
    expect(agencySubject({ ...common, listing: undefined })).toBe(
      'Property enquiry: Zoë <b>Byron</b> (FR-7K3M9Q)',
    );
  });

  it('says what brought the visitor', () => {
    expect(agencyMailText(common)).toContain(
      'Came from campaign source: letter · referrer: https://search.example/',
    );
  });

  it('does without a name and a phone number', () => {
    const quiet = { ...common, lead: { ...lead, name: '', phone: '', answers: [] } };
    expect(agencyMailText(quiet)).toContain('New message from zoe@example.com');
    expect(renderToStaticMarkup(<AgencyMail {...quiet} />)).not.toContain('tel:');
  });

  it('names attachments, and leaves them with the lead', () => {
    const attachments = [1, 2].map((n) => ({
      name: `picture-${n}.jpg`,
      size: 2048,
      width: 10,
      height: 10,
    }));
    const answers = [{ name: 'attachments', label: 'Pictures', text: 'IMG_1.jpg (2 KB)' }];
    const withPictures = { ...common, lead: { ...lead, form: 'maintenance-request', attachments, answers } };
    const text = agencyMailText(withPictures);
    expect(text).toContain('2 attached: picture-1.jpg (2 KB), picture-2.jpg (2 KB)');
    expect(text).toContain('To see the attachments, open the lead and sign in.');
    expect(agencyMailText({ ...withPictures, answeredBy: 'Mia Agent' })).toContain(
      'Mia Agent has the attachments.',
    );
    expect(visitorMailText(withPictures)).toContain('Pictures: 2');
  });

  it('links an address to a map', () => {
    const answers = [
      { name: 'street-address', label: 'Street address', text: '7 Sample Avenue' },
      { name: 'suburb', label: 'Suburb', text: 'Newtown & Enmore' },
      { name: 'postcode', label: 'Postcode', text: '2042' },
    ];
    const text = agencyMailText({ ...common, listing: undefined, lead: { ...lead, answers } });
    expect(text).toContain(
      'Postcode: 2042\nView on map: https://www.google.com/maps/search/?api=1&query=7%20Sample%20Avenue%20Newtown%20%26%20Enmore%202042%2C%20Australia',
    );
  });

  it('says which listing it is, also where its address is hidden, and never the street', () => {
    const path = '/property/newtown-nsw-2042/address-on-request/42';
    const hidden = { ...LISTING, title: 'Newtown NSW 2042', path, image: null };
    const props = { ...common, listing: hidden, feedId: 'BVN1001' };
    for (const mail of [agencyMailText(props), renderToStaticMarkup(<AgencyMail {...props} />)]) {
      expect(mail).toContain('Listing 42, feed ID BVN1001');
      expect(mail).toContain('https://harbour.example/admin/collections/listings/42');
      expect(mail).not.toContain('Example Street');
    }
    expect(agencyMailText({ ...props, answeredBy: 'Mia Agent' })).toContain('Listing 42, feed ID BVN1001');
  });

  it('says first why somebody was given the lead, and leads to it', () => {
    const props = { ...common, because: 'Ada assigned this lead to you.' };
    expect(agencySubject(props)).toMatch(/^Assigned to you: Property enquiry/);
    for (const mail of [agencyMailText(props), renderToStaticMarkup(<AgencyMail {...props} />)]) {
      expect(mail).toContain('Ada assigned this lead to you.');
      expect(mail).toContain('https://harbour.example/admin/collections/leads/5');
    }
  });

  it('tells those who get a copy who answers', () => {
    const copy = { ...common, answeredBy: 'Mia Agent' };
    expect(agencyMailText(copy)).toContain('because you are also an agent for this listing');
    expect(agencyMailText({ ...copy, listing: undefined })).toContain('You’re receiving a copy.');
    expect(agencyMailText(copy)).not.toContain('/admin/');
  });
});

describe('what staff wrote', () => {
  const texts = {
    subject: '{name} <wants> {listing}',
    opening: 'For {name}:\n<b>bold</b>\n\n{agency} & {phone}',
    closing: 'Yours, {contact}',
  };

  it('is filled in and escaped', () => {
    const html = renderToStaticMarkup(<AgencyMail {...common} texts={texts} />);
    expect(html).toContain('For Zoë &lt;b&gt;Byron&lt;/b&gt;:<br/>&lt;b&gt;bold&lt;/b&gt;</p>');
    expect(html).toContain('Harbour Homes &amp; 0400 111 222</p>');
    expect(html).toContain('Yours, Mia Agent</p>');
    expect(agencySubject({ ...common, texts })).toBe(
      'Zoë <b>Byron</b> <wants> 12 Example Street, Newtown NSW 2042',
    );
  });

  it('reads as paragraphs in plain text', () => {
    const text = visitorMailText({ ...common, texts });
    expect(text).toContain('For Zoë <b>Byron</b>:\n<b>bold</b>\n\nHarbour Homes & 0400 111 222\n\n');
    expect(text).toContain('\n\nYours, Mia Agent\n\n');
  });

  it('says no name to a stranger’s address that is an advertisement', () => {
    const spam = { ...common, texts, lead: { ...lead, name: 'Buy at https://spam.example', answers: [] } };
    expect(visitorSubject(spam)).toBe('<wants> 12 Example Street, Newtown NSW 2042');
    expect(visitorMailText(spam)).not.toContain('spam.example');
  });
});

describe('a whole message', () => {
  it('gives Outlook a width, whatever people typed', () => {
    const typed = '<i data-outlook="begin"></i>';
    const answers = [{ name: 'message', label: 'Message', text: typed }];
    const html = mailHtml(
      renderToStaticMarkup(<AgencyMail {...common} lead={{ ...lead, name: typed, answers }} />),
    );
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
    expect(html).toMatch(/^<!doctype html><html lang="en-AU">/);
    expect(html).not.toContain('data-outlook="begin"></i>');
  });
});

describe('the visitor’s mail', () => {
  const visitor = {
    ...common,
    texts: mailTexts({ templates: {}, form: lead.form, readership: 'visitor' }),
  };
  const textFor = (changes: Partial<StoredLead>) =>
    visitorMailText({ ...visitor, lead: { ...lead, ...changes } });

  it('thanks, repeats what was sent, and says whom to turn to', () => {
    const text = textFor({ name: 'Zoë' });
    expect(text).toContain('Thank you, Zoë!');
    expect(text).toContain('Mia Agent\nDirector\n0400 111 222\nmia@agency.test');
    expect(renderToStaticMarkup(<VisitorMail {...visitor} />)).toContain('href="tel:0400111222"');
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
