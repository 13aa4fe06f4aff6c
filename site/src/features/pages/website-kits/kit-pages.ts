import { about } from '../starters/pages/about.ts';
import { contact } from '../starters/pages/contact.ts';
import { propertyManagement } from '../starters/pages/property-management.ts';
import { sell } from '../starters/pages/sell.ts';
import type { KitPage } from './website-kit.ts';

/** The pages beside the home page, which the kits share: the theme and what surrounds them make the difference. */
export const OTHER_PAGES: KitPage[] = [
  { path: '/sell', title: 'Sell with us', design: sell.design },
  { path: '/property-management', title: 'Property management', design: propertyManagement.design },
  { path: '/about', title: 'About us', design: about.design },
  { path: '/contact', title: 'Contact', design: contact.design },
];
