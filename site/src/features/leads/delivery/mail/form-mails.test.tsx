import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import type { Readership } from '../../forms/lead-form.ts';
import { leadForms } from '../../forms/lead-forms.ts';
import { NOON } from '../../testing/lead-service.ts';
import { AgencyMail, agencyMailText, agencySubject } from './agency-mail.tsx';
import { EXAMPLE_LISTING, exampleLead } from './example-lead.ts';
import { formNoun } from './form-noun.ts';
import { mailTexts } from './mail-texts.ts';
import { VisitorMail, visitorMailText, visitorSubject } from './visitor-mail.tsx';

/** Above it Gmail cuts messages off. */
const GMAIL_BYTES = 102_000;
const contact = { name: 'Mia Agent', role: 'Director', email: 'mia@agency.test', phone: '0400 111 222' };

const examples = leadForms.map(({ definition }) => {
  const lead = exampleLead({ definition, at: new Date(NOON) });
  const props = (readership: Readership) => ({
    lead,
    listing:
      lead.listingId === null
        ? undefined
        : { ...EXAMPLE_LISTING, image: { src: '/media/a.jpg', alt: 'Front' } },
    contact,
    agencyName: 'Harbour Homes',
    siteUrl: 'https://harbour.example',
    texts: mailTexts({ templates: {}, form: definition.key, readership }),
  });
  return { form: definition.key, definition, lead, props };
});

const escaped = (text: string) => renderToStaticMarkup(text).replaceAll('\n', '<br/>');

describe.each(examples)('$form', ({ definition, lead, props }) => {
  it('has an example that the form would take', () => {
    const seen = definition.fields.filter(
      ({ kind, shownWhen }) => kind !== 'hidden' && kind !== 'file' && !shownWhen,
    );
    const answered = lead.answers.map(({ name }) => name);
    const shown = seen.filter(
      ({ shownBySetting }) => !shownBySetting || definition.settings?.[shownBySetting],
    );
    expect(answered).toEqual(expect.arrayContaining(shown.map(({ name }) => name)));
  });

  describe('to the agency', () => {
    const mail = props('staff');
    const html = mailHtml(renderToStaticMarkup(<AgencyMail {...mail} />));
    const text = agencyMailText(mail);

    it('holds every answer in the form’s order', () => {
      const property = ['property_id', 'property_external_id'];
      const expected = lead.answers.filter(({ name }) => !(mail.listing && property.includes(name)));
      for (const [whole, inPart] of [
        [html.slice(html.indexOf('</h1>')), escaped],
        [text, (part: string) => part],
      ] as const) {
        let from = 0;
        for (const { label, text: answer } of expected) {
          const at = whole.indexOf(inPart(label), from);
          expect(at, `${label} in its place`).toBeGreaterThanOrEqual(from);
          from = whole.indexOf(inPart(answer), at);
          expect(from, `the answer to ${label}`).toBeGreaterThan(at);
        }
      }
    });

    it('says how to answer and where the lead is', () => {
      for (const whole of [html, text]) {
        expect(whole).toContain('https://harbour.example/admin/collections/leads/1');
        expect(whole).toContain('FR-7K3M9Q');
        expect(whole).toContain('campaign source: newsletter');
      }
      expect(agencySubject(mail)).toContain(formNoun({ form: definition.key, formTitle: definition.title }));
      // It says what came in, and is no button.
      expect(agencySubject(mail)).not.toMatch(/^(Enquire|Register|Book|Request the|Sign up|Contact)\b/);
      expect(agencySubject(mail)).toContain(lead.name);
      if (lead.phone) expect(html).toContain('href="tel:0400000000"');
      expect(html).toContain('href="mailto:zoe@example.com"');
    });

    it('shows the listing, the map and the attachments there are', () => {
      const about = [...lead.answers.map(({ name }) => name), ...definition.fields.map(({ kind }) => kind)];
      const maps = Number(about.some((name) => /address|suburb/.test(name))) + Number(Boolean(mail.listing));
      expect(text.split('https://www.google.com/maps/search/').length - 1).toBe(maps);
      expect(html.includes('src="https://harbour.example/media/a.jpg" alt="Front"')).toBe(
        Boolean(mail.listing),
      );
      expect(text.includes('2 attached: picture-1.jpg')).toBe(about.includes('file'));
    });

    it('is well made for mail programs', () => wellMade({ html, text }));
  });

  describe('to the visitor', () => {
    const mail = props('visitor');
    const html = mailHtml(renderToStaticMarkup(<VisitorMail {...mail} />));
    const text = visitorMailText(mail);

    it('says what was sent, who answers and on which number', () => {
      const hidden = definition.fields.filter(({ kind }) => kind === 'hidden').map(({ name }) => name);
      for (const { name, text: answer } of lead.answers.filter(({ name }) => !hidden.includes(name))) {
        expect(text, name).toContain(answer);
        expect(html, name).toContain(escaped(answer));
      }
      for (const whole of [html, text]) {
        expect(whole).toContain('Thank you, Zoë!');
        expect(whole).toContain('Mia Agent');
        expect(whole).toContain('0400 111 222');
        expect(whole).not.toContain('/admin/');
        expect(whole.includes(EXAMPLE_LISTING.title)).toBe(Boolean(mail.listing));
      }
      expect(visitorSubject(mail)).toContain('Harbour Homes');
    });

    it('is well made for mail programs', () => wellMade({ html, text }));
  });
});

/** What all mail programs need, and what is left over when a text was put together wrongly. */
function wellMade({ html, text }: { html: string; text: string }): void {
  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).not.toMatch(/<script|<link|<form|\sid="/);
  expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull();
  expect(html.match(/<img(?![^>]*\salt=")/g)).toBeNull();
  for (const whole of [html.replace(/<style>.*?<\/style>/s, ''), text]) {
    expect(whole).not.toMatch(/\{[a-z]*\}|undefined|\[object|NaN/);
  }
  expect(text).not.toMatch(/\n{3,}|[ \t]\n|<\w/);
}
