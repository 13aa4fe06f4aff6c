import { Pagination } from '#site/ui/pagination.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { ListingGrid } from './listing-card.tsx';
import { CHANNEL_NAMES } from './listing-places.ts';
import type { listingsByChannel, OwnedPage } from './listings-of.ts';
import type { Channel } from './public-listing.ts';

/** The order in which an owner's listings are shown: what is to be had first, then what was achieved. */
export const CHANNEL_ORDER: readonly Channel[] = ['buy', 'rent', 'sold', 'leased'];

type Overview = {
  groups: Awaited<ReturnType<typeof listingsByChannel>>;
  /** The owner's page. */
  path: string;
  /** What to say where there is nothing. */
  none: string;
  now: number;
};

/** An agent's or office's listings: the newest of each kind, with the way to all of them. */
export function OwnedListings({ groups, path, none, now }: Overview) {
  const shown = CHANNEL_ORDER.flatMap((channel) => {
    const group = groups.get(channel);
    return group ? [{ channel, ...group }] : [];
  });
  if (shown.length === 0)
    return (
      <Section tone="sand" id="listings">
        <p className="text-lg text-muted">{none}</p>
      </Section>
    );
  return shown.map(({ channel, cards, total }, index) => (
    <Section key={channel} tone={index % 2 ? 'paper' : 'sand'} id={channel}>
      <SectionHeading
        title={CHANNEL_NAMES[channel]}
        link={
          total > cards.length ? { href: listPath({ path, channel }), label: `See all ${total}` } : undefined
        }
      />
      <ListingGrid listings={cards} now={now} />
    </Section>
  ));
}

type List = OwnedPage & { channel: Channel; path: string; now: number };

/** All of an owner's listings of one kind, in pages. */
export function OwnedList({ cards, total, page, pages, channel, path, now }: List) {
  return (
    <Section tone="sand" id="listings">
      <SectionHeading
        title={CHANNEL_NAMES[channel]}
        text={`${total.toLocaleString('en-AU')} ${total === 1 ? 'property' : 'properties'}`}
        link={{ href: path, label: 'Overview' }}
      />
      <ListingGrid listings={cards} now={now} />
      <div className="mt-12">
        <Pagination
          page={page}
          pages={pages}
          href={(n) => `${listPath({ path, channel, page: n })}#listings`}
        />
      </div>
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
