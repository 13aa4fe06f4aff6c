import type { FeedListing } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { channelOf } from '../public/project-listing.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import type { FeedState } from './feed-state.ts';
import { listingLayout } from './listing-layout.ts';
import { mergeSlots } from './merge-slots.ts';
import { messageMark, readUnchanged } from './message-mark.ts';
import { prepareListing } from './prepare-listing.ts';
import { feedKey, readByFeedKey } from './read-stored.ts';
import type { TakeFeedListings } from './taken-listing.ts';

/** What can happen to a public listing that visitors and vendors would miss. */
export type HarmKind =
  | 'off-the-market'
  | 'sold'
  | 'no-price'
  | 'price-hidden'
  | 'address-hidden'
  | 'no-description'
  | 'no-pictures'
  | 'fewer-pictures'
  | 'no-agents';

/** What a file would do, for the person who decides. */
export type Harm = {
  /** Per office and kind where the limit is exceeded: `count` of `of` public listings. */
  totals: { office: string; kind: HarmKind; count: number; of: number }[];
  /** `key`: `AGENT/unique-id`. */
  listings: { id: number; key: string; title: string; kinds: HarmKind[] }[];
};

type ForeseeInput = Omit<TakeFeedListings, 'messages' | 'keepPublic'> & {
  limits: { percent: number; listings: number };
  /** All messages again, in any order. */
  again: () => AsyncIterable<FeedListing>;
};

/** What a bundle of messages would do. */
export type Foresight = {
  see(message: FeedListing): void;
  /** What exceeds the limits, and every listing it would happen to; undefined when nothing does. */
  harm(input: ForeseeInput): Promise<Harm | undefined>;
};

/** Listings looked up at once. */
const CHUNK = 100;

/**
 * Works out, before anything is written, what a bundle of messages would do to the public listings of each office.
 * `see` is shown each message while it is read and remembers only those that might do harm.
 */
export function createForesight(): Foresight {
  const newest = new Map<string, { modTime: string; message: Pick<FeedListing, 'agentID' | 'uniqueID'> }>();
  return {
    see(message: FeedListing): void {
      const { agentID, uniqueID, modTime } = message;
      const key = feedKey(agentID, uniqueID);
      const known = newest.get(key);
      if (known && known.modTime > modTime) return;
      if (mightHarm(message)) newest.set(key, { modTime, message: { agentID, uniqueID } });
      else if (known) newest.delete(key);
    },
    async harm(input: ForeseeInput): Promise<Harm | undefined> {
      const stock = await readStock(input.payload);
      // Too few to exceed the limit in any office.
      if (newest.size <= input.limits.listings || stock.size === 0) return undefined;
      const harmed: Harmed[] = [];
      let chunk: FeedListing[] = [];
      const flush = async () => {
        harmed.push(...(await foresee({ ...input, messages: chunk })));
        chunk = [];
      };
      for await (const message of input.again()) {
        const known = newest.get(feedKey(message.agentID, message.uniqueID));
        if (known?.modTime !== message.modTime || !mightHarm(message)) continue;
        newest.delete(feedKey(message.agentID, message.uniqueID));
        chunk.push(message);
        if (chunk.length === CHUNK) await flush();
      }
      if (chunk.length) await flush();
      return exceeding({ harmed, stock, limits: input.limits });
    },
  };
}

/** Whether the message alone could do something of this to a public listing. */
function mightHarm(message: FeedListing): boolean {
  const { status, price, priceView, rent, address, description, images, listingAgents } = message;
  return (
    status !== 'current' ||
    price === null ||
    priceView === null ||
    rent === null ||
    price?.display === false ||
    rent?.display === false ||
    address === null ||
    address?.display === false ||
    address?.suburbDisplay === false ||
    description === null ||
    Boolean(images?.some(isRemoved) || listingAgents?.some(isRemoved))
  );
}

const isRemoved = (slot: object): boolean => 'removed' in slot;

/** `market`: for sale or to let; `past`: sold and leased listings, which stay public. */
type Group = 'market' | 'past';
type Stock = Map<number, { name: string } & Record<Group, number>>;

/** Public listings of each office. */
async function readStock(payload: Payload): Promise<Stock> {
  const rows = await query<Record<'office' | 'name' | 'market' | 'past', unknown>>(
    payload,
    sql`select p.office, o.name,
        sum(case when p.channel in ('sold', 'leased') then 0 else 1 end) as market,
        sum(case when p.channel in ('sold', 'leased') then 1 else 0 end) as past
      from public_listings p left join offices o on o.id = p.office where p.listing > 0 group by p.office, o.name`,
  );
  return new Map(
    rows.map(({ office, name, market, past }) => [
      Number(office ?? 0),
      { name: String(name ?? 'No office'), market: Number(market), past: Number(past) },
    ]),
  );
}

type Harmed = Harm['listings'][number] & { office: number; group: Group };

/** The listings of these messages that would be harmed, worked out exactly as an import does, with nothing written. */
async function foresee({
  messages,
  ...input
}: ForeseeInput & { messages: FeedListing[] }): Promise<Harmed[]> {
  // What a listing has been told before does no harm now.
  const known = await readUnchanged(
    input.payload,
    new Map(input.isAgain ? [] : messages.map((message) => [message, messageMark({ ...input, message })])),
  );
  const news = messages.filter(({ agentID, uniqueID }) => !known.has(feedKey(agentID, uniqueID)));
  const stored = await readByFeedKey(
    input.payload,
    news.map(({ agentID, uniqueID }) => ({ agentId: agentID, uniqueId: uniqueID })),
  );
  return news.flatMap((message): Harmed[] => {
    const key = feedKey(message.agentID, message.uniqueID);
    const pair = stored.get(key);
    const before = pair?.main.listing;
    const channel = before && channelOf(before);
    if (!pair || !before || !channel) return [];
    const answer = prepareListing({
      ...input,
      layout: listingLayout(input.payload),
      message,
      stored: pair,
      now: new Date().toISOString(),
      newId: () => 0,
      newVersionId: () => 0,
    });
    if ('taken' in answer) return [];
    const kinds = harmOf({ before, after: answer.listing, pictures: picturesOf(pair.main.state, message) });
    if (kinds.length === 0) return [];
    return [
      {
        id: before.id,
        key,
        title: before.title ?? key,
        kinds,
        office: before.office ? idOf(before.office) : 0,
        group: channel === 'sold' || channel === 'leased' ? 'past' : 'market',
      },
    ];
  });
}

/** How many pictures the feed gives the listing, before and after a message, those that are still to be fetched included. */
type Pictures = { before: number; after: number };

function picturesOf({ slots }: FeedState, { images }: FeedListing): Pictures {
  const count = (all: FeedState['slots']) => all.filter(({ kind }) => kind === 'image').length;
  return { before: count(slots), after: count(mergeSlots({ slots, images }).slots) };
}

function harmOf({
  before,
  after,
  pictures,
}: {
  before: StoredListing;
  after: StoredListing;
  pictures: Pictures;
}): HarmKind[] {
  const channel = channelOf(after);
  if (!channel) return ['off-the-market'];
  const isPast = (each: typeof channel | null) => each === 'sold' || each === 'leased';
  const isPriced = ({ price, priceView }: StoredListing) => Boolean(price || priceView);
  const isRepresented = ({ agents, otherAgents }: StoredListing) =>
    Boolean(agents?.length || otherAgents?.length);
  const losesAll = Boolean(before.images?.length) && !after.images?.length && pictures.after === 0;
  const hides = (listing: StoredListing) =>
    Boolean(listing.addressHidden || listing.suburbHidden) || !listing.suburb;
  const kinds: [HarmKind, boolean][] = [
    ['sold', isPast(channel) && !isPast(channelOf(before))],
    ['no-price', isPriced(before) && !isPriced(after)],
    ['price-hidden', !before.priceHidden && Boolean(after.priceHidden)],
    ['address-hidden', !hides(before) && hides(after)],
    ['no-description', Boolean(before.description) && !after.description],
    ['no-pictures', losesAll],
    ['fewer-pictures', !losesAll && pictures.after * 2 < pictures.before],
    ['no-agents', isRepresented(before) && !isRepresented(after)],
  ];
  return kinds.flatMap(([kind, isSo]) => (isSo ? [kind] : []));
}

function exceeding({
  harmed,
  stock,
  limits,
}: {
  harmed: Harmed[];
  stock: Stock;
  limits: ForeseeInput['limits'];
}): Harm | undefined {
  const counts = new Map<string, Harm['totals'][number]>();
  for (const { office, group, kinds } of harmed) {
    const owned = stock.get(office);
    for (const kind of kinds) {
      const of = owned?.[group] ?? 0;
      const name = owned?.name ?? 'No office';
      const total = counts.get(`${office} ${group} ${kind}`) ?? { office: name, kind, count: 0, of };
      counts.set(`${office} ${group} ${kind}`, { ...total, count: total.count + 1 });
    }
  }
  const isOver = ({ count, of }: Harm['totals'][number]) =>
    count > limits.listings && count * 100 > of * limits.percent;
  const over = [...counts].filter(([, total]) => isOver(total));
  if (over.length === 0) return undefined;
  const keys = new Set(over.map(([key]) => key));
  const listings = harmed
    .filter(({ office, group, kinds }) => kinds.some((kind) => keys.has(`${office} ${group} ${kind}`)))
    .map(({ office: _, group: __, ...listing }) => listing);
  return { totals: over.map(([, total]) => total), listings };
}
