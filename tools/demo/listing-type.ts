import type { agents } from '../../site/demo/agency.ts';

/** The short name of one of the agents. */
export type AgentKey = (typeof agents)[number]['key'];

/** One demonstration listing; `write-feeds.ts` turns it into REAXML. Money in dollars, dates as placeholders (README.md) without braces. */
export type DemoListing = {
  id: string;
  kind: 'residential' | 'rental' | 'land' | 'rural' | 'holidayRental' | 'commercial' | 'business';
  category: string;
  /** `unit/number street, suburb`; the suburb must be in `suburbs.ts`. */
  at: string;
  hideAddress?: boolean;
  /** Sale price, and what is shown for it; `hidePrice` sends display="no". */
  price?: number;
  view?: string;
  hidePrice?: boolean;
  /** Weekly rent, bond, first day. */
  rent?: number;
  bond?: number;
  available?: string;
  /** Commercial: yearly rent, outgoings, per cent return, tenancy. */
  yearly?: number;
  outgoings?: number;
  yield?: number;
  tenancy?: 'vacant' | 'tenanted';
  deal?: 'sale' | 'lease' | 'both';
  zone?: string;
  spaces?: number;
  highlights?: readonly string[];
  authority?: 'auction' | 'exclusive' | 'sale' | 'setsale' | 'open';
  /** Bedrooms, bathrooms, garages, carports, open spaces. */
  rooms?: readonly [beds: number, baths: number, garages?: number, carports?: number, open?: number];
  flags?: string;
  other?: string;
  allow?: string;
  eco?: string;
  outlook?: string;
  built?: number;
  land?: readonly [number, 'square' | 'squareMeter' | 'hectare' | 'acre'];
  house?: number;
  energy?: number;
  rural?: Partial<
    Record<
      | 'fencing'
      | 'annualRainfall'
      | 'soilTypes'
      | 'improvements'
      | 'councilRates'
      | 'irrigation'
      | 'carryingCapacity'
      | 'services',
      string
    >
  >;
  estate?: string;
  takings?: string;
  lease?: number;
  sub?: string;
  status?: 'sold' | 'leased';
  offer?: boolean;
  deposit?: boolean;
  sold?: readonly [price: number, date: string, display?: 'yes' | 'no' | 'range'];
  agents: readonly AgentKey[];
  open?: readonly string[];
  auction?: string;
  listed: string;
  /** Façade first; then letters for rooms of one house, or whole names. */
  picture: string;
  house_of?: string;
  shots?: string;
  also?: readonly string[];
  plan?: string;
  headline: string;
  text: string;
};
