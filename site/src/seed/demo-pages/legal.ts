import { agency } from '../../../demo/agency.ts';
import { LEGAL_PAGES, type LegalFacts, type LegalName } from '../../features/pages/legal/legal-texts.ts';
import { legalContent } from '../../features/pages/starters/pages/legal.ts';
import { legalTexts } from '../../messages/legal.ts';
import type { DemoPage } from './demo-page.ts';

const facts: LegalFacts = { agency: agency.name, email: agency.email, phone: agency.phone, ...agency.legal };

/** Privacy policy, terms and complaints, made from their starters. */
export const legalPages: readonly DemoPage[] = (Object.keys(LEGAL_PAGES) as LegalName[]).map((name) => {
  const page = LEGAL_PAGES[name];
  return {
    title: page.name,
    path: page.path,
    seo: { title: page.name, description: legalTexts().descriptions[name](facts.agency) },
    pictures: {},
    content: () => legalContent({ page, facts }),
  };
});
