import { about } from './demo-pages/about.ts';
import { appraisal } from './demo-pages/appraisal.ts';
import { contact } from './demo-pages/contact.ts';
import { home } from './demo-pages/home.ts';
export const DEMO_PAGES = [home, about, appraisal, contact];
