import { guide2026, pages2026, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

const source = (title: string, address: string, official = false): Source => ({
  title,
  address: `https://${address}`,
  official,
});

const office = (title: string, path: string) =>
  source(`State Revenue Office Tasmania: ${title}`, `www.sro.tas.gov.au/${path}`, true);

const concession = (title: string, path: string) =>
  office(title, `property-transfer-duties/concessions-exemptions/${path}`);

export const sources = {
  rates: office('Rates of duty', 'property-transfer-duties/rates-of-duty'),
  'first-home': concession(
    'First home buyers of established homes',
    'first-home-buyers-of-established-homes-duty-relief',
  ),
  act: source(
    'Act 5 of 2024 (Tas): Duties Act 2001 s 57G',
    'legislation.tas.gov.au/view/whole/html/asmade/act-2024-005',
    true,
  ),
  apartments: concession('Off-the-plan concession', 'off-the-plan-apartment-or-unit-duty-concession'),
  pensioners: concession('Pensioners downsizing', 'pensioners-downsizing-to-a-new-home-duty-concession'),
  grant: office('First Home Owner Grant', 'first-home-owner/eligibility'),
  surcharge: office(
    'Foreign investor duty surcharge',
    'property-transfer-duties/foreign-investor-duty-surcharge/rates-of-surcharge',
  ),
  units: source(
    'Treasury Tasmania: Fee units',
    'www.treasury.tas.gov.au/economy/economic-policy-and-reform/fee-units',
    true,
  ),
  'fees-2014': source('Hunt & Hunt: Fees of 2014-15', 'www.hunthunt.com.au/news-and-publications/stamp-duty'),
  'fees-2021': source('Moneylab: Transfer fees', 'help.moneylab.com.au/omh-transfer-fee/'),
  'fee-list': source(
    'Finder: Mortgage registration fees',
    'www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
  ),
  'pages-2026': pages2026,
  'guide-2026': guide2026,
  'widget-2026': widget2026,
} satisfies Record<string, Source>;
