import { expect, it } from 'vitest';
import { LEGAL_PAGES, type LegalFacts } from './legal-texts.ts';

const nothing: LegalFacts = {
  agency: 'Hale & Sons',
  legalName: null,
  abn: null,
  licences: [],
  email: null,
  phone: null,
  privacyContact: null,
  recipients: null,
};

// Privacy Act 1988, Australian Privacy Principle 1.4: what a privacy policy must contain.
it.each([
  ['(a) the kinds of personal information', /your name, email address, phone number/],
  ['(b) how it is collected and held', /On secured servers/],
  ['(c) the purposes', /To answer you/],
  ['(d) access and correction', /ask what we hold about you, and to have it corrected/],
  ['(e) complaints', /Office of the Australian Information Commissioner/],
  ['(f), (g) who receives it', /companies that run our website/],
])('the privacy policy says %s', (_, text) =>
  expect(JSON.stringify(LEGAL_PAGES.privacy.text(nothing))).toMatch(text),
);

it.each(Object.values(LEGAL_PAGES))('$path reads well with and without details', (page) => {
  const bare = JSON.stringify(page.text(nothing));
  expect(bare).not.toMatch(/null|undefined|\(\)/);
  const full = JSON.stringify(
    LEGAL_PAGES.privacy.text({
      ...nothing,
      abn: '10 000 000 000',
      privacyContact: 'Ada, ada@example.com',
      recipients: 'A company in Ireland.',
    }),
  );
  expect(full).toContain('Hale & Sons (ABN 10 000 000 000)');
  expect(full).toContain('Ada, ada@example.com');
  expect(full).toContain('A company in Ireland.');
});
