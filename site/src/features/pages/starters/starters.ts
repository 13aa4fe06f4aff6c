import { ITEM_STARTERS } from './items.ts';
import { about } from './pages/about.ts';
import { appraisal } from './pages/appraisal.ts';
import { auctionsPage } from './pages/auctions.ts';
import { careers } from './pages/careers.ts';
import { contact } from './pages/contact.ts';
import { firstHomeBuyers } from './pages/first-home-buyers.ts';
import { home } from './pages/home.ts';
import { landing } from './pages/landing.ts';
import { landlords } from './pages/landlords.ts';
import { legalStarters } from './pages/legal.ts';
import { marketUpdate, newsStory } from './pages/news-story.ts';
import { ourTeam } from './pages/our-team.ts';
import { propertyManagement } from './pages/property-management.ts';
import { results } from './pages/results.ts';
import { sell } from './pages/sell.ts';
import { suburbProfile } from './pages/suburb-profile.ts';
import { tenants } from './pages/tenants.ts';
import { popupStarters } from './popups.ts';
import { formsAndFacts } from './sections/forms-and-facts.ts';
import { openings } from './sections/openings.ts';
import { peopleAndProof } from './sections/people-and-proof.ts';
import { textAndPictures } from './sections/text-and-pictures.ts';
import type { Starter } from './starter.ts';
import { templateStarters } from './templates.ts';

export type { Starter } from './starter.ts';

/** Every starter, in the order staff see them. A test holds each against the blocks. */
export const STARTERS: Starter[] = [
  home,
  about,
  ourTeam,
  sell,
  appraisal,
  results,
  auctionsPage,
  firstHomeBuyers,
  propertyManagement,
  landlords,
  tenants,
  suburbProfile,
  careers,
  contact,
  landing,
  ...legalStarters,
  newsStory,
  marketUpdate,
  ...openings,
  ...textAndPictures,
  ...peopleAndProof,
  ...formsAndFacts,
  ...templateStarters,
  ...popupStarters,
  ...ITEM_STARTERS,
];
