import { guide2026, pages2026, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

export const sources = {
  scales: {
    title: 'Queensland Revenue Office: transfer duty concession rates',
    address: 'https://qro.qld.gov.au/duties/transfer-duty/calculate/concession-rates',
    official: true,
  },
  'scales-2025': {
    title: 'Go Conveyancing: transfer duty of September 2025, credited to the Queensland Revenue Office',
    address: 'https://goconveyancing.com.au/transfer-duty',
    official: false,
  },
  'first-home': {
    title: 'Queensland Revenue Office: first home concession',
    address: 'https://qro.qld.gov.au/?p=391',
    official: true,
  },
  'first-home-2023': {
    title: 'Queensland Revenue Office: first home concession before 9 June 2024',
    address: 'https://qro.qld.gov.au/duties/transfer-duty/concessions/homes/first-home/',
    official: true,
  },
  'changes-2025': {
    title: 'Queensland Revenue Office: changes from 1 May 2025',
    address: 'https://qro.qld.gov.au/webinar/changes-from-1-may/',
    official: true,
  },
  'changes-2024': {
    title: 'By Lawyers: first home thresholds from 9 June 2024',
    address: 'https://obiter.bylawyers.com.au/?p=7646',
    official: false,
  },
  land: {
    title: 'Queensland Revenue Office: first home vacant land concession',
    address: 'https://qro.qld.gov.au/duties/transfer-duty/concessions/homes/first-home-vacant-land',
    official: true,
  },
  'land-2023': {
    title: 'Brighton Homes: first home vacant land concession before 9 June 2024',
    address:
      'https://www.brightonhomes.net.au/building-guide/government-grants/qld-first-home-vacant-land-concession',
    official: false,
  },
  surcharge: {
    title: 'Queensland Revenue Office: additional foreign acquirer duty',
    address: 'https://qro.qld.gov.au/duties/investors/afad/residential-land',
    official: true,
  },
  'surcharge-rates': {
    title: 'triSearch: Queensland calculator, with the rates since 2018',
    address: 'https://help.trisearch.com.au/support/solutions/articles/51000416842-stamp-duty-calculator-qld',
    official: false,
  },
  grant: {
    title: 'Queensland Government: First Home Owner Grant doubled from 20 November 2023',
    address: 'https://statements.qld.gov.au/statements/99186',
    official: true,
  },
  'grant-2025': {
    title: 'Search-X: first home owner grant until 30 June 2026',
    address: 'https://www.search-x.com.au/blog/first-home-buyers-grant-qld-2025',
    official: false,
  },
  'fee-list': {
    title: 'Finder: mortgage registration fees',
    address: 'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    official: false,
  },
  'grant-2026': {
    title: 'Queensland Revenue Office: first home owner grant, read by others on 5 October 2026',
    address: 'https://qro.qld.gov.au/property-concessions-grants/first-home-grant/eligibility/',
    official: false,
    published: '2026-10-05',
  },
  'fees-2026': {
    title: 'Titles Queensland: fees from 1 July 2026, passed on by others',
    address:
      'https://www.titlesqld.com.au/wp-content/uploads/2026/05/Titles-Registry-Fees_FY-2026-to-2027.pdf',
    official: false,
    published: '2026-07-01',
  },
  'pages-2026': pages2026,
  'guide-2026': guide2026,
  'widget-2026': widget2026,
} satisfies Record<string, Source>;
