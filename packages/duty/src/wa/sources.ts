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
  'off-the-plan-2026': {
    title: 'Optimum Lawyers: off-the-plan concession as announced for contracts from 12 March 2026',
    address:
      'https://optimumlawyers.com.au/off-the-plan-duty-concession-wa-what-buyers-need-to-know-before-signing/',
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
} satisfies Record<string, Source>;
