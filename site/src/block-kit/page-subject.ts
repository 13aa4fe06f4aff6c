import type { ListingDuty } from '#site/features/calculators/listing-duty.ts';
import type { FooterForm } from '#site/features/leads/forms/opening/footer-newsletter.tsx';
import type { Owned } from '#site/features/listings/cards/listings-of-view.tsx';
import type { ListingMapProps, PinsPicture } from '#site/features/listings/page/listing-map.island.tsx';
import type { RentalApplication } from '#site/features/listings/page/rental-application.ts';
import { suburbKeyOf } from '#site/features/listings/public/listing-places.ts';
import type { ListingCard, PublicListing } from '#site/features/listings/public/public-listing.ts';
import type { Results } from '#site/features/listings/public/results-of.ts';
import type { HeroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import type { SearchView } from '#site/features/listings/search/search-view.ts';
import type { SuburbStock } from '#site/features/listings/suburbs/load-suburb.ts';
import type { PostCard } from '#site/features/posts/post-card.ts';
import type { PostNeighbours } from '#site/features/posts/post-neighbours.ts';
import type { Agent, Office } from '#site/features/team/load-people.ts';
import type { ReviewSummary } from '#site/features/team/reviews/load-reviews.ts';
import type { AgencyLogo } from '#site/ui/agency-logo.tsx';
import type { FooterLegal, FooterOffice, SocialProfile } from '#site/ui/site-footer.tsx';
import type { MenuItem, NavLink } from '#site/ui/site-menu.tsx';
import type { InnerDesign, MenuPanels } from './inner-design.ts';

/** The keys of the lead forms that are switched on. */
type Offered = { offered: string[] };

/** A listing's page. */
export type ListingSubject = Offered & {
  kind: 'listing';
  listing: PublicListing;
  similar: ListingCard[];
  /** Our own sales of its kind nearby. */
  comparable: ListingCard[];
  /** How to apply for a rental. */
  apply: RentalApplication | null;
  agents: Agent[];
  office: Office | null;
  /** Origin of the site, for the address that is shared. */
  siteUrl: string;
  /** MapLibre style; null where there are no maps. */
  mapStyleUrl: string | null;
  /** Of where it is, drawn from the operator's map. */
  mapPicture: PinsPicture | null;
  /** What stamp duty a buyer pays, by the rates of today. */
  duty: ListingDuty | null;
};

/** An agent's page. */
export type AgentSubject = Offered & {
  kind: 'agent';
  agent: Agent;
  office: Office | null;
  owned: Owned;
  results: Results;
  /** Where they work; `path` is the suburb's page, where there is one. */
  suburbs: { name: string; path: string | null }[];
  /** Where they have sold; null where no address may be shown, or there are no maps. */
  soldMap: ListingMapProps | null;
  reviews: ReviewSummary;
};

/** An office's page. */
export type OfficeSubject = Offered & {
  kind: 'office';
  office: Office;
  agents: Agent[];
  owned: Owned;
  reviews: ReviewSummary;
};

/** A suburb's page. */
export type SuburbSubject = Offered & {
  kind: 'suburb';
  stock: SuburbStock;
  /** Those who sell there. */
  agents: Agent[];
  /** The duty on the median sale price, or else on the median asking price. */
  duty: Pick<ListingDuty, 'text' | 'href'> | null;
};

/** A news post's page. */
export type PostSubject = {
  kind: 'post';
  post: PostCard;
  /** What was built in it. */
  body: InnerDesign;
  /** Others to read next. */
  more: PostCard[];
  /** That of its author. */
  officeId: number | null;
};

/** A page of search results. */
export type ArchiveSubject = { kind: 'archive'; view: SearchView };

/** The page at an address that leads nowhere. */
export type NotFoundSubject = { kind: 'not-found'; search: HeroSearchProps };

/**
 * What a page of the program's own shows, loaded once: the built-in page draws it whole, the blocks of a template its
 * parts. Plain data, since the editor fetches it too.
 */
export type PageSubject =
  | ListingSubject
  | AgentSubject
  | OfficeSubject
  | SuburbSubject
  | PostSubject
  | ArchiveSubject
  | NotFoundSubject;

/** What surrounds every page. */
export type SiteSubject = {
  kind: 'site';
  /** Which template it is about, if it is one of these. */
  place: 'header' | 'footer' | null;
  name: string;
  /** The agency's own, and one for dark backgrounds. */
  logo: AgencyLogo | null;
  darkLogo: AgencyLogo | null;
  tagline: string | null;
  headerLinks: MenuItem[];
  /** What entries of the menus open, in a header. */
  panels: MenuPanels;
  mobileLinks: MenuItem[];
  headerButton: NavLink | null;
  footerLinks: MenuItem[];
  phone: string | null;
  email: string | null;
  smallPrint: string | null;
  offices: FooterOffice[];
  social: SocialProfile[];
  legal: FooterLegal;
  /** The page one is on. */
  path: string;
  /** Null where the agency has none, and on pages that are a form themselves. */
  newsletter: FooterForm | null;
};

/** Where the listings on a page of results are. */
export type ResultsMap = { kind: 'results-map' } & ListingMapProps;

/** The posts before and after the one of the page. */
export type NeighboursSubject = { kind: 'post-neighbours' } & Omit<PostNeighbours, 'expiresAt'>;

/** What a part of a page may be about. */
export type Subject = PageSubject | SiteSubject | ResultsMap | NeighboursSubject;
export type SubjectKind = Subject['kind'];
export type SubjectOf<Kind extends SubjectKind> = Extract<Subject, { kind: Kind }>;

/** The records that a page is about. */
export type SubjectIds = {
  listing?: number;
  agent?: number;
  office?: number;
  /** Key of the suburb, or that of the listing or office: `newtown-nsw-2042`. */
  suburb?: string;
  post?: number;
};

/** The records that a page is about, for blocks that show what belongs to them. */
export function idsOf(subject: PageSubject): SubjectIds {
  switch (subject.kind) {
    case 'listing':
      return {
        listing: subject.listing.id,
        agent: subject.agents[0]?.id,
        office: subject.office?.id,
        suburb: suburbKeyOf(subject.listing.address),
      };
    case 'agent':
      return { agent: subject.agent.id, office: subject.office?.id };
    case 'office':
      return { office: subject.office.id, suburb: suburbKeyOf(subject.office) };
    case 'suburb':
      return { suburb: subject.stock.suburb.key };
    case 'post':
      return { post: subject.post.id, agent: subject.post.author?.id };
    default:
      return {};
  }
}
