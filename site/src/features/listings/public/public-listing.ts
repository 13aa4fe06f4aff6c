import type { AuctionResult } from '../terms/auction-results.ts';
import type { Category, Channel, Method } from '../terms/categories.ts';
import type { DocumentKind } from '../terms/document-kinds.ts';

export type { Category, Channel, Method };
export type Tenure = 'vacant' | 'tenanted';

/** A picture ready for `<img>`: all widths of it, sized, with its alternative text. */
export type PublicImage = {
  src: string;
  /** `url 480w, url 800w …`; empty when there is one size only. */
  srcset: string;
  /** Pixels of `src`'s original; for the aspect ratio. */
  width: number;
  height: number;
  alt: string;
};

export type PublicAddress = {
  /** Unit, number and street; null while the street address is hidden. */
  street: string | null;
  /** Null only where the suburb is hidden too. */
  suburb: string | null;
  state: string;
  postcode: string | null;
  /** One line for headings, emails and titles: only what may be shown. */
  full: string;
};

/** What a search result, a map pin and an email show of a listing. */
export type ListingCard = {
  id: number;
  /** The address of its page, e.g. `/property/newtown-nsw-2042/12-example-street/42`. */
  path: string;
  channel: Channel;
  method: Method;
  category: Category;
  propertyType: string | null;
  underOffer: boolean;
  /** What to show for the price: text, number, “Contact agent”, “Sold for $…”. Never a hidden number. */
  priceText: string;
  headline: string | null;
  address: PublicAddress;
  beds: number | null;
  baths: number | null;
  cars: number | null;
  /** As shown, e.g. `512 m²` or `40 ha`. */
  landText: string | null;
  images: PublicImage[];
  /** How many there are in all. */
  pictureCount: number;
  hasPlan: boolean;
  hasVideo: boolean;
  /** Start and end of the inspections still in the list, ISO UTC, soonest first. Hide those already over. */
  inspections: Inspection[];
  auctionAt: string | null;
  /** How its auction ended, where staff have entered it. */
  auctioned: { at: string; result: AuctionResult } | null;
  /** IANA zone of the property; all its times are shown in it. */
  timeZone: string;
  /** ISO instant. */
  listedAt: string;
  soldDate: string | null;
};

export type Inspection = { startsAt: string; endsAt: string };
/** `nowFrom` (YYYY-MM-DD): from that day on the text is “Now”. */
export type Fact = { label: string; text: string; nowFrom?: string };

/** A PDF on the listing's page; `href` is on this website or another one. */
export type PublicDocument = {
  kind: DocumentKind;
  title: string;
  href: string;
  /** In bytes, of a file of ours; added when a page is loaded. */
  size?: number;
};

/** What a listing's own page adds to its card. */
export type ListingPage = {
  /** All pictures; the card carries the first few. */
  images: PublicImage[];
  /** Dollars, only where the number itself may be shown (for JSON-LD and calculators). */
  priceAmount: number | null;
  /** Plain text, paragraphs split by blank lines. */
  description: string;
  highlights: string[];
  features: string[];
  /** Key facts beyond beds, baths and cars, in order: land, building, council, bond, available … */
  facts: Fact[];
  floorPlans: PublicImage[];
  /** Null while the street address is hidden. Approximate: the middle of its suburb, since no position was sent. */
  geo: { latitude: number; longitude: number; approximate?: true } | null;
  videoUrl: string | null;
  tourUrl: string | null;
  /** Those every visitor may have. */
  documents: PublicDocument[];
  /** Whether there is a brochure for those who ask. Where it is, only they are told. */
  hasBrochure: boolean;
  /** Where renters apply, with its placeholders, where the listing has a link of its own. */
  applyUrl: string | null;
  /** What the agency's other systems call it: the number in its feed, else ours. */
  number: string;
  agentIds: number[];
  /** Agents named by the feed who have no profile here. */
  otherAgents: string[];
  officeId: number | null;
};

/** Everything a visitor may see of a listing. Nothing hidden is in it. */
export type PublicListing = ListingCard & ListingPage;

/** One row of the read model: the search columns, and the JSON of card and page. */
export type PublicListingRow = {
  listing: number;
  channel: Channel;
  category: Category;
  propertyType: string | null;
  /** `newtown-nsw-2042`, or null while the suburb is hidden. */
  suburbKey: string | null;
  suburbName: string | null;
  state: string;
  /** Dollars (a week for rent): the price, or for a hidden one the band it lies in. Null when unknown. */
  priceLow: number | null;
  priceHigh: number | null;
  /** Sort keys: the shown price, and for hidden or unknown ones a constant that puts them last both ways. */
  priceUp: number;
  priceDown: number;
  beds: number;
  baths: number;
  cars: number;
  /** m², 0 when unknown. */
  land: number;
  /** m² of the building, 0 when unknown. */
  building: number;
  /** Of commercial property: whether a tenant is in it. Null when unknown. */
  tenure: Tenure | null;
  /** What rural property suits, in lower case between bars (`|livestock|cropping|`); '' when unknown. */
  uses: string;
  /** Its features as slugs between bars (`|air-conditioning|pool|`); '' where none are named. */
  features: string;
  /** Which of SEARCH_FEATURES it has (`|pets|pool|`), whichever way it says so; '' where it has none. */
  traits: string;
  /** 1 or 0. */
  newlyBuilt: number;
  /** 1 or 0. Sold and leased ones are not. */
  underOffer: number;
  /** `YYYY-MM-DD` from which it can be rented; null for at once, and for what is not to rent. */
  availableOn: string | null;
  /** Epoch ms of its auction. Null without one, and once sold or leased. */
  auctionAt: number | null;
  /** The year in which it was sold or leased; null where the day is not known, and before. */
  soldYear: number | null;
  /** Days from its listing to its sale or lease; null where either day is not known. */
  daysListed: number | null;
  /** Of commercial property that is not sold or leased: dollars for a square metre, of rent for one in a year. Null where a price is hidden. */
  areaPrice: number | null;
  /** Where it is, null while its address is hidden. */
  latitude: number | null;
  longitude: number | null;
  /** Epoch ms: when it was listed, for sold and leased when that happened. */
  sortedAt: number;
  office: number | null;
  card: ListingCard;
  page: ListingPage;
};
