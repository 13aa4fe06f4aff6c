import { about } from './about.ts';
import { appraisal } from './appraisal.ts';
import { contact } from './contact.ts';
import type { DemoPage } from './demo-page.ts';
import { home } from './home.ts';
import { legalPages } from './legal.ts';
import { propertyManagement } from './property-management.ts';
import { sell } from './sell.ts';

/** The pages of the demonstration, built of blocks as staff build theirs. */
export const DEMO_PAGES: readonly DemoPage[] = [
  home,
  about,
  sell,
  propertyManagement,
  appraisal,
  contact,
  ...legalPages,
];
