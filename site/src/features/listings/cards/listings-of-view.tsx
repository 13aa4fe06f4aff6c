import { countOf } from '#site/messages/formats.ts';
import { peopleTexts } from '#site/messages/people.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import type { OwnedPage } from '../public/listings-of.ts';
import type { Channel, ListingCard } from '../public/public-listing.ts';
import { ListingGrid } from './listing-card.tsx';
import { PagedListings } from './paged-listings.tsx';

/** The order in which an owner's listings are shown: what is to be had first, then what was achieved. */
const CHANNEL_ORDER: readonly Channel[] = ['buy', 'rent', 'sold', 'leased'];

/** The newest of one kind, with how many there are. */
type Group = { channel: Channel; cards: ListingCard[]; total: number };

type Overview = {
  groups: Group[];
  /** The owner's page. */
  path: string;
  /** What to say where there is nothing. */
  none: string;
};

type List = OwnedPage & {
  channel: Channel;
  path: string;
  /** Where its further pages are fetched, so that they are placed here. */
  fragment?: string;
};

/** What an owner's page shows of their listings: some of each kind, or all of one. Plain data. */
export type Owned = ({ shows: 'overview'; overview: Overview } | { shows: 'list'; list: List }) & {
  /** How fresh the listings are, in words. */
  fresh?: string | null;
};

type Shown = Pick<Owned, 'fresh'> & { now: number };

/** An agent's or office's listings as their page shows them, in bands of their own. */
export function OwnedBands({ owned, now }: { owned: Owned; now: number }) {
  return owned.shows === 'list' ? (
    <OwnedList {...owned.list} fresh={owned.fresh} now={now} />
  ) : (
    <OwnedListings {...owned.overview} fresh={owned.fresh} now={now} />
  );
}

/** An agent's or office's listings: the newest of each kind, with the way to all of them. */
function OwnedListings({ groups, path, none, fresh, now }: Overview & Shown) {
  const shown = CHANNEL_ORDER.flatMap((channel) => groups.find((group) => group.channel === channel) ?? []);
  if (shown.length === 0)
    return (
      <Section tone="sand" id="listings">
        <p className="text-lg text-muted">{none}</p>
      </Section>
    );
  const texts = peopleTexts().listings;
  return shown.map(({ channel, cards, total }, index) => (
    <Section key={channel} tone={index % 2 ? 'paper' : 'sand'} id={channel}>
      <SectionHeading
        title={texts[channel]}
        text={(index === 0 && fresh) || undefined}
        link={
          total > cards.length ? { href: listPath({ path, channel }), label: texts.seeAll(total) } : undefined
        }
      />
      <ListingGrid listings={cards} now={now} />
    </Section>
  ));
}

/** All of an owner's listings of one kind, in pages. */
function OwnedList({ cards, total, page, pages, channel, path, fragment, fresh, now }: List & Shown) {
  const texts = peopleTexts().listings;
  const count = shortlistTexts().properties(total, countOf(total));
  return (
    <Section tone="sand" id="listings">
      <SectionHeading
        title={texts[channel]}
        text={[count, fresh].filter(Boolean).join(' · ')}
        link={{ href: path, label: texts.overview }}
      />
      <PagedListings
        cards={cards}
        at={{ page, pages, total }}
        now={now}
        fragment={fragment}
        href={(n) => `${listPath({ path, channel, page: n })}#listings`}
      />
    </Section>
  );
}

/** `/agents/ada?list=sold&page=2` */
export function listPath({
  path,
  channel,
  page = 1,
}: {
  path: string;
  channel: Channel;
  page?: number;
}): string {
  return `${path}?list=${channel}${page > 1 ? `&page=${page}` : ''}`;
}

/** Which list a query string asks for; null for the overview. A page that makes no sense is the first. */
export function readList(query: URLSearchParams): { channel: Channel; page: number } | null {
  const channel = CHANNEL_ORDER.find((known) => known === query.get('list'));
  if (!channel) return null;
  const page = /^\d{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { channel, page: Math.max(1, page) };
}
