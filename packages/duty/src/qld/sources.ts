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
  bill: {
    title: 'Queensland bill 25 of 2026, as introduced',
    address: 'https://www.legislation.qld.gov.au/view/whole/html/bill.first/bill-2026-025',
    official: true,
  },
  'fee-list': {
    title: 'Finder: mortgage registration fees',
    address: 'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    official: false,
  },
} satisfies Record<string, Source>;
