import { LEGAL_PAGES, type LegalFacts, type LegalPage, whoWeAre } from '../../legal/legal-texts.ts';
import { type Draft, page, type Starter } from '../starter.ts';
import { band, heading, lead, room, textBlock, title } from '../write.ts';

/** What staff replace. It begins with a bracket, so that it is found before publishing. */
const TO_FILL_IN: LegalFacts = {
  agency: '[your agency]',
  legalName: '[your legal name]',
  abn: '[your ABN]',
  licences: [],
  email: '[your email address]',
  phone: '[your phone number]',
  privacyContact: '[name and email address of your privacy contact]',
  recipients:
    '[Name who receives personal information: your CRM, your email provider, property owners, and the countries they are in.]',
};

/** The blocks of a page about the law, filled in with an agency's details. */
export function legalContent({ page: legal, facts }: { page: LegalPage; facts: LegalFacts }): Draft[] {
  const { title: text, lead: opening, sections } = legal.text(facts);
  const licences = facts.licences.map(({ state, number }) => `${state} licence ${number}`).join(', ');
  return [
    band({
      width: 'text',
      content: [
        title({ text, size: { base: '4xl', mobile: '3xl' } }),
        lead(escaped(opening)),
        ...sections.flatMap(({ heading: name, text: paragraphs }) => [
          heading({ text: name, size: { base: '2xl' }, ...room({ marginTop: { base: 28 } }) }),
          textBlock(paragraphs.map(escaped)),
        ]),
        heading({ text: 'Who we are', size: { base: '2xl' }, ...room({ marginTop: { base: 28 } }) }),
        textBlock([
          escaped([whoWeAre(facts), licences, facts.email, facts.phone].filter(Boolean).join(', ')),
        ]),
      ],
    }),
  ];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

/** Privacy policy, terms and complaints, for agencies that want their own. */
export const legalStarters: Starter[] = Object.values(LEGAL_PAGES).map((legal) =>
  page({
    name: legal.name,
    about: legal.about,
    content: legalContent({ page: legal, facts: TO_FILL_IN }),
  }),
);
