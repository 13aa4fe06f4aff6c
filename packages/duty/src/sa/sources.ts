import type { Source } from '../tables.ts';

const source = (title: string, address: string, official = false): Source => ({
  title,
  address: `https://${address}`,
  official,
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
  ),
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
} satisfies Record<string, Source>;
