import { guide2026, pages2026, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

export const sources = {
  scales: {
    title: 'Duties Act 2008 (WA) Schedule 2',
    address: 'http://www5.austlii.edu.au/au/legis/wa/consol_act/da200893/sch2.html',
    official: true,
  },
  'act-2024': {
    title: 'Duties Amendment (First Home Owner Concessions) Act 2024 (WA)',
    address:
      'https://www.legislation.wa.gov.au/legislation/prod/filestore.nsf/FileURL/mrdoc_47688.htm/$FILE/Duties%20Amendment%20(First%20Home%20Owner%20Concessions)%20Act%202024%20-%20%5B00-00-00%5D.html?OpenElement',
    official: true,
  },
  'from-2024': {
    title: 'Regfollower: first home thresholds from 9 May 2024',
    address: 'https://regfollower.com/?p=61875',
    official: false,
  },
  'changes-2025': {
    title: 'RevenueWA: first home owner rate and off-the-plan changes from 21 March 2025',
    address:
      'https://wa.gov.au/government/announcements/changes-the-first-home-owner-rate-of-duty-and-the-the-plan-duty-concession',
    official: true,
  },
  'act-2025': {
    title: 'Duties Amendment Act 2025 (WA)',
    address: 'https://casechat.au/cases/au/duties-amendment-act-2025-wa',
    official: true,
  },
  'off-the-plan': {
    title: 'Tang Law: off-the-plan concession before and after 21 March 2025',
    address: 'https://tanglaw.com.au/first-homeowner-rate-of-duty-and-off-the-plan-duty-concession',
    official: false,
  },
  grant: {
    title: 'WA Concessions: First Home Owner Grant',
    address: 'https://concessions.communities.wa.gov.au/concessions/Pages/First-Home-Owner-Grant.aspx',
    official: true,
  },
  assistance: {
    title: 'Consumer Protection WA: Home Buyers Assistance Account',
    address: 'https://www.commerce.wa.gov.au/consumer-protection/home-buyers-assistance-account',
    official: true,
  },
  surcharge: {
    title: 'RevenueWA: foreign buyers duty',
    address:
      'https://www.wa.gov.au/service/financial-management/taxation-and-duty/complete-foreign-buyers-duty-declaration',
    official: true,
  },
  'surcharge-2019': {
    title: 'Consumer Protection WA: foreign transfer duty, bulletin 195',
    address:
      'https://consumerprotection.wa.gov.au/publications/foreign-transfer-duty-effect-real-estate-industry-bulletin-195',
    official: true,
  },
  'fee-list': {
    title: 'Finder: mortgage registration fees',
    address: 'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    official: false,
  },
  'fee-2024': {
    title: 'Vision Abacus: calculator with the mortgage fee from 1 July 2024',
    address: 'https://www.visionabacus.net/Tools/B3/SuiteA/A200/Stamp_Duty_Calculator/ADAdvisory',
    official: false,
  },
  'transfer-fee': {
    title: 'Riverside Settlements: settlement costs, with Landgate’s scale',
    address: 'https://riversidesettlements.com.au/settlement-guides/settlement-costs/',
    official: false,
  },
  // The office's own address; the figures were read there by Stamp Duty Australia.
  'first-home-2026': {
    title: 'RevenueWA: first home owner rate, read by others on 5 October 2026',
    address: 'https://www.wa.gov.au/government/publications/duties-fact-sheet-first-home-owner-rate',
    official: false,
    published: '2026-10-05',
  },
  'off-the-plan-2028': {
    title: 'RevenueWA: off-the-plan concession, read by others on 5 October 2026',
    address:
      'https://www.wa.gov.au/service/financial-management/taxation-and-duty/apply-the-plan-duty-concession',
    official: false,
    published: '2026-10-05',
  },
  'grant-2026': {
    title: 'RevenueWA: first home owner grant, read by others on 5 October 2026',
    address: 'https://www.wa.gov.au/government/publications/about-the-first-home-owner-grant',
    official: false,
    published: '2026-10-05',
  },
  'fee-2025': {
    title: 'loans.com.au: calculator of 2025-26, passed on by others',
    address: 'https://www.loans.com.au',
    official: false,
  },
  'pages-2026': pages2026,
  'guide-2026': guide2026,
  'widget-2026': widget2026,
} satisfies Record<string, Source>;
