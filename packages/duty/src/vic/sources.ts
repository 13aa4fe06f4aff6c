import { guide2026, pages2026, widget2026 } from '../readings-2026.ts';
import type { Source } from '../tables.ts';

const official = (title: string, address: string, published?: string): Source => ({
  title,
  address,
  official: true,
  ...(published ? { published } : {}),
});

/** The State Revenue Office. */
const office = (title: string, page: string, published?: string) =>
  official(`SRO Victoria: ${title}`, `https://www.sro.vic.gov.au/${page}`, published);

const act = (section: string) =>
  official(
    `Duties Act 2000 (Vic) s ${section}`,
    `http://www5.austlii.edu.au/au/legis/vic/consol_act/da200093/s${section.toLowerCase()}.html`,
  );

export const sources = {
  rates: office('land transfer duty rates', 'land-transfer-duty-current-rates'),
  'general-rates': office(
    'general rates',
    'non-principal-place-residence-dutiable-property-current-rates',
    '2025-12-11',
  ),
  act: act('28'),
  home: office('home rates', 'rates-taxes-duties-and-levies/principal-place-residence-current-rates'),
  'home-rules': office('home concession', 'pprdutyconcession'),
  'off-the-plan': office('off-the-plan concession', 'node/1383'),
  'off-the-plan-2025': office('changes of June 2025', 'publications/changes-state-taxes-june-2025'),
  'first-home': office(
    'first home buyers',
    'land-transfer-duty/first-home-buyer-duty-exemption-or-concession',
  ),
  card: office(
    'concession cards',
    'pensioner-and-concession-card-duty-reduction-contracts-signed-or-after-1-july-2023',
  ),
  'card-2012': office(
    'pensioners from 1 July 2012',
    'content/transfer-eligible-pensioner-where-contract-was-entered-or-after-1-july-2012',
  ),
  waiver: office('duty waiver', 'land-transfer-duty-waiver-residential-property-transactions-1-million'),
  foreign: act('28A'),
  'foreign-dates': act('18A'),
  grant: office('First Home Owner Grant', 'first-home-owner-grant/understanding-first-home-owner-grant'),
  'fee-rule': official(
    'Land Use Victoria: bulletin 179',
    'https://land.vic.gov.au/land-registration/customer-information-bulletins/2018/179',
  ),
  'fee-unit': official(
    'Treasury Victoria: fee units',
    'http://www.dtf.vic.gov.au/Victorias-Economy/Economic-policy-and-guidelines/Indexation-of-fees-and-penalties',
  ),
  'fee-list': {
    ...official(
      'Finder: mortgage registration fees',
      'https://www.finder.com.au/home-loans/what-are-mortgage-registration-fees',
    ),
    official: false,
  },
  'fees-2026': {
    title: 'All Conveyancing Australia: Land Use Victoria’s fees of 2026-27, passed on by others',
    address: 'https://allconveyancingaustralia.com.au/land-registration-fees-victoria/',
    official: false,
    published: '2026-08-28',
  },
  'pages-2026': pages2026,
  'guide-2026': guide2026,
  'widget-2026': widget2026,
} satisfies Record<string, Source>;
