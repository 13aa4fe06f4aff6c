import { guide2026, pagesKept, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

const OFFICE = 'https://www.revenue.act.gov.au';

export const sources = {
  rates: {
    title: 'ACT Revenue Office: conveyance duty, non-commercial',
    address: `${OFFICE}/duties/conveyance-duty/non-commercial-transfer-duty`,
    official: true,
  },
  'rates-2023': {
    title: 'Money.com.au: ACT stamp duty table',
    address: 'https://www.money.com.au/stamp-duty-calculator-act',
    official: false,
  },
  'changes-2024': {
    title: 'ACT Revenue Office: changes for 2024-25',
    address: `${OFFICE}/changes-for-2024-25`,
    official: true,
  },
  'changes-2025': {
    title: 'Regfollower: ACT budget 2025-26',
    address:
      'https://regfollower.com/australia-capital-territory-announces-2025-26-budget-includes-conveyance-duty-concessions',
    official: false,
  },
  // The territory's calculator, and its pages on concessions, as an archive kept them.
  'rates-2026': pagesKept('2026-07-05'),
  'schemes-2026': pagesKept('2026-09-15'),
  'guide-2026': guide2026,
  'widget-2026': widget2026,
  hbcs: {
    title: 'ACT Revenue Office: Home Buyer Concession Scheme',
    address: `${OFFICE}/home-buyer-assistance/home-buyer-concession-scheme/home-buyer-concessions-from-1-July-2019`,
    official: true,
  },
  'hbcs-2024': {
    title: 'ACT Government: budget 2024-25',
    address:
      'https://www.cmtedd.act.gov.au/open_government/inform/act_government_media_releases/barr/2024/significant-stamp-duty-cuts-in-202425-budget',
    official: true,
  },
  'off-the-plan': {
    title: 'ACT Revenue Office: off the plan unit duty exemption',
    address: `${OFFICE}/home-buyer-assistance/off-the-plan-unit-duty-exemption`,
    official: true,
  },
  'new-unit': {
    title: 'Canberra Daily: November 2023',
    address: 'https://canberradaily.com.au/act-government-increases-stamp-duty-concession',
    official: false,
  },
  pensioner: {
    title: 'ACT Revenue Office: Pensioner Duty Concession',
    address: `${OFFICE}/home-buyer-assistance/pensioner-duty-concession/concession-scheme`,
    official: true,
  },
  'pensioner-2023': {
    title: 'Allhomes: ACT duty cuts',
    address:
      'https://allhomes.com.au/news/act-first-home-buyers-and-downsizers-set-to-benefit-from-new-stamp-duty-cuts-1300141',
    official: false,
  },
  grant: {
    title: 'ACT Revenue Office: First Home Owner Grant',
    address: `${OFFICE}/self-assessment-tools-and-forms/questionnaires/first-home-owner-grant-and-deferred-duty`,
    official: true,
  },
  fees: {
    title: 'Access Canberra: land title forms and fees',
    address:
      'https://accesscanberra.act.gov.au/building-and-property/land-title-lodgement-registration-and-search-forms-related-fees',
    official: true,
  },
  'mortgage-2023': {
    title: 'Finder: mortgage registration fees',
    address: 'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    official: false,
  },
  'transfer-2023': {
    title: 'Owl Finance: government transfer fees',
    address: 'https://owlfinance.com.au/government-transfer-fees',
    official: false,
  },
  'mortgage-2025': {
    title: 'Unloan: government fees',
    address: 'https://site2.unloan.com.au/learn/what-are-government-fees',
    official: false,
  },
} satisfies Record<string, Source>;
