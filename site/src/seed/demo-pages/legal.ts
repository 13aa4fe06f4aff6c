import { agency } from '../../../demo/agency.ts';
import { LEGAL_PAGES, type LegalFacts } from '../../features/pages/legal/legal-texts.ts';
import { legalContent } from '../../features/pages/starters/pages/legal.ts';
import type { DemoPage } from './demo-page.ts';

const facts: LegalFacts = { agency: agency.name, email: agency.email, phone: agency.phone, ...agency.legal };

/** Privacy policy, terms and complaints, made from their starters. */
export const legalPages: readonly DemoPage[] = Object.values(LEGAL_PAGES).map((page) => ({
  title: page.name,
  path: page.path,
  seo: { title: page.name, description: page.description(facts) },
  pictures: {},
  content: () => legalContent({ page, facts }),
}));
