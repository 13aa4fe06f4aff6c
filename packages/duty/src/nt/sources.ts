import { guide2026, pagesKept, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

export const sources = {
  rates: {
    title: 'Money.com.au: NT stamp duty table',
    address: 'https://www.money.com.au/stamp-duty-calculator-nt',
    official: false,
  },
  cents: {
    title: 'Finder: NT stamp duty',
    address: 'https://www.finder.com.au/home-loans/stamp-duty-calculator/northern-territory-stamp-duty',
    official: false,
  },
  // The day of the oldest of its copies of the territory's pages that is used here.
  'pages-2026': pagesKept('2026-05-14'),
  'guide-2026': guide2026,
  'widget-2026': widget2026,
  packages: {
    title: 'NT Treasury: house and land packages',
    address: 'https://treasury.nt.gov.au/news/2022/july/stamp-duty-exemption-on-house-and-land-packages',
    official: true,
  },
  'grant-2019': {
    title: 'Grant Thornton: NT budget 2019-20',
    address:
      'https://www.grantthornton.com.au/en/client-alerts/2019/northern-territory-state-budget-2019-20/',
    official: false,
  },
  'grant-2024': {
    title: 'ABC News: NT grants, 1 October 2024',
    address:
      'https://abc.net.au/news/2024-10-01/nt-government-first-home-buyers-housing-grants-open-what-we-know/104410364',
    official: false,
  },
  'grant-2025': {
    title: 'NT Government: 3 September 2025 (reprint)',
    address: 'https://www.miragenews.com/territorians-poised-for-homeownership-boost-by-1525783',
    official: true,
    published: '2025-09-03',
  },
  'grant-established': {
    title: 'Home Loan Experts: NT grants',
    address: 'https://www.homeloanexperts.com.au/?p=58375',
    official: false,
  },
  'fee-2023': {
    title: 'Finder: mortgage registration fees',
    address: 'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    official: false,
  },
  'fee-2024': {
    title: 'Your Mortgage: mortgage registration fees',
    address: 'https://yourmortgage.com.au/compare-home-loans/understanding-mortgage-registration-fees',
    official: false,
  },
  'fee-2025': {
    title: 'Unloan: government fees',
    address: 'https://site2.unloan.com.au/learn/what-are-government-fees',
    official: false,
  },
  'one-fee': {
    title: 'Mondaq: registration fees 2014-15',
    address:
      'http://www.mondaq.com/australia/x/323714/charges+mortgages+indemnities/National+Registration+Fees+and+Stamp+Duty+20142015',
    official: false,
  },
} satisfies Record<string, Source>;
