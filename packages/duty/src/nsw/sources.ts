import { guide2026, pages2026, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

export const sources = {
  rates: {
    title: 'Revenue NSW: Transfer duty',
    address: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty',
    official: true,
  },
  indexing: {
    title: 'Duties Act 1997 (NSW) s 33AC to 33AF: how the bands are indexed',
    address: 'http://classic.austlii.edu.au/au/legis/nsw/consol_act/da199793/s33ac.html',
    official: true,
  },
  'guide-2023': {
    title: 'Revenue NSW: guide to the Treasury and Revenue Legislation Amendment Act 2023',
    address:
      'https://www.revenue.nsw.gov.au/property-professionals-resource-centre/duties-guides/treasury-and-revenue-legislation-amendment-act-2023',
    official: true,
  },
  'rates-2021-first': {
    title: 'Revenue NSW: correction of the indexation of 2021-22',
    address: 'https://www.revenue.nsw.gov.au/news-media-releases/transfer-duty-annual-indexation-correction',
    official: true,
  },
  'rates-2021': {
    title: 'Murray Valley: NSW stamp duty table of 2021-22',
    address: 'https://murrayvalleyre.com.au/nsw-stamp-duty-calculator-july-2025-styled.html',
    official: false,
  },
  'rates-2022': {
    title: 'RateCity: NSW rates of 1 July 2022, credited to Revenue NSW',
    address: 'https://swift-staging.ratecity.com.au/home-loans/stamp-duty-calculator',
    official: false,
  },
  'rates-2024': {
    title: 'Finance Calculators: NSW stamp duty guide 2024-25',
    address: 'https://financecalculators.app/stamp-duty-guide/nsw',
    official: false,
  },
  'rates-2025': {
    title: 'Mid Mountains Legal: transfer duty 2025-26, credited to Revenue NSW',
    address:
      'https://midmountainslegal.com.au/transfer-duty-aka-stamp-duty-is-a-state-government-tax-imposed-when-property-ownership-is-transferred',
    official: false,
  },
  fhbas: {
    title: 'Duties Act 1997 (NSW) s 74 and 78A: First Home Buyers Assistance Scheme',
    address: 'https://zoelaw.ai/legislation/duties-act-1997/sections/78A',
    official: true,
  },
  'fhbas-2023': {
    title: 'NSW Government: what first home buyers pay before and after 1 July 2023 (reprint)',
    address: 'http://waterproof-coating.com/more-first-home-buyers-paying-no-tax-under-minns-government',
    official: true,
  },
  grant: {
    title: 'NSW Government: First Home Owner (New Homes) Grant',
    address:
      'https://nsw.gov.au/housing-and-construction/home-buying-assistance/first-home-owner-new-home-grant',
    official: true,
  },
  surcharge: {
    title: 'Revenue NSW: Surcharge purchaser duty',
    address:
      'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty/surcharge-purchaser-duty',
    official: true,
  },
  'fee-rule': {
    title: 'Real Property Regulation 2019 (NSW) Schedule 1',
    address: 'https://zoelaw.ai/legislation/real-property-regulation-2019/sections/sch.1-sec',
    official: true,
  },
  'fee-list': {
    title: 'Finder: mortgage registration fees',
    address: 'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    official: false,
  },
  'fees-2026': {
    title: 'NSW Land Registry Services: fees from 1 July 2026, passed on by others',
    address: 'https://nswlrs.com.au/assets/f/1129775276948026/x/5fed3e7cd6/2026-2027_nsw-lrs-fees_final.pdf',
    official: false,
    published: '2026-07-01',
  },
  'pages-2026': pages2026,
  'guide-2026': guide2026,
  'widget-2026': widget2026,
} satisfies Record<string, Source>;
