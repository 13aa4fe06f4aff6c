import { guide2026, pagesKept, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

const source = (title: string, address: string, official = false, published?: string): Source => ({
  title,
  address: `https://${address}`,
  official,
  ...(published ? { published } : {}),
});

const revenueSa = (title: string, path: string) =>
  source(`RevenueSA: ${title}`, `www.revenuesa.sa.gov.au/${path}`, true);

export const sources = {
  rates: revenueSa('Rate of stamp duty', 'stamp-duty-land/rate-of-stamp-duty'),
  money: source('Money: SA stamp duty', 'www.money.com.au/stamp-duty-calculator-sa'),
  'first-home': revenueSa('First home buyer relief', 'stamp-duty/first-home-buyer-relief/relief-available'),
  apartments: revenueSa('Off-the-plan concession', 'grants-and-concessions/off-the-plan-concesson'),
  forms: revenueSa('Forms', 'stampduty/forms-and-publications'),
  downsizer: source(
    'Convey Direct: Seniors housing duty exemption',
    'conveydirect.com.au/blog/sa-seniors-housing-duty-exemption-explained',
    false,
    '2026-05-10',
  ),
  'downsizer-2026': source(
    'RevenueSA: Seniors downsizing relief, notice of 28 April 2026, read by others',
    'www.revenuesa.sa.gov.au/latest-news/seniors-downsizing-stamp-duty-relief',
    false,
    '2026-04-28',
  ),
  'first-home-2025': pagesKept('2025-02-20'),
  'grant-2026': pagesKept('2026-01-14'),
  'fees-2025': source('loans.com.au: calculator of 2025-26, passed on by others', 'www.loans.com.au'),
  surcharge: revenueSa('Foreign ownership surcharge', 'taxes-and-duties/foreign-ownership-surcharge'),
  grant: revenueSa('First Home Owner Grant', 'first-home-owners-grant/grant-details'),
  'grant-changes': revenueSa('Grant: what changed', 'FHOG/customer-education'),
  'grant-guide': revenueSa('Grant: lodgement guide', 'FHOG/lodgement-guide'),
  construction: revenueSa(
    'Housing construction grant',
    'grants-and-concessions/previous-schemes/housing-construction-grant',
  ),
  'fees-2013': source(
    'house-cost-core: the official fees of 2013-14',
    'github.com/nakane1chome/house-cost-core',
  ),
  'fees-2017': source(
    'QMR Conveyancing: Guide, May 2018',
    'qmrconveyancing.com.au/helpfulguides/helpfulguides-2',
  ),
  'fees-2019': source(
    'Land Services SA: Bushfire relief program',
    'www.landservices.com.au/bushfire-relief-program',
    true,
  ),
  'fees-2021': source('Moneylab: Transfer fees', 'help.moneylab.com.au/omh-transfer-fee/'),
  'fee-list': source(
    'Finder: Mortgage registration fees',
    'www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
  ),
  'guide-2026': guide2026,
  'widget-2026': widget2026,
} satisfies Record<string, Source>;
