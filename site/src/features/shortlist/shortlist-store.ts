import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, query } from '#site/server/database.ts';
import {
  LIST_LIMITS,
  type ListKind,
  type ListOwner,
  type ListState,
  type Share,
  type ShortlistEntry,
} from './shortlist-types.ts';

/** Reads and writes lists and links. Times are epoch ms. */
export function createShortlistStore(payload: Payload) {
  /** Serialises changes of an owner's lists: two at once must not both add a last listing. */
  const changing = (owner: string, statements: SQL[]) =>
    atomically(payload, [
      ...(isPostgres(payload) ? [sql`select pg_advisory_xact_lock(hashtext(${`shortlist ${owner}`}))`] : []),
      ...statements,
    ]);

  return {
    /** Adds a listing unless it is in the list or the list is full. */
    async add({ owner, kind, entry }: { owner: ListOwner; kind: ListKind; entry: ShortlistEntry }) {
      const key = keyOf(owner);
      await changing(key, [
        sql`insert into shortlist_entries (owner, kind, listing, note, added_at, seen_at, price_text, channel)
          select ${key}, ${kind}, ${whole(entry.listing)}, ${entry.note}, ${whole(entry.addedAt)},
            ${whole(entry.addedAt)}, ${entry.priceText}, ${entry.channel}
          where (select count(*) from shortlist_entries where owner = ${key} and kind = ${kind})
            < ${sql.raw(String(LIST_LIMITS[kind]))}
          on conflict (owner, kind, listing) do nothing`,
      ]);
    },

    async remove({ owner, kind, listing }: { owner: ListOwner; kind: ListKind; listing: number }) {
      await query(
        payload,
        sql`delete from shortlist_entries
          where owner = ${keyOf(owner)} and kind = ${kind} and listing = ${listing}`,
      );
    },

    /** Saves a note; false if the listing is not in the list. */
    async note({ owner, listing, note }: { owner: ListOwner; listing: number; note: string }) {
      const rows = await query(
        payload,
        sql`update shortlist_entries set note = ${note}
          where owner = ${keyOf(owner)} and kind = 'saved' and listing = ${listing} returning id`,
      );
      return rows.length > 0;
    },

    /** The ids in both lists, and the owner's last visit; null if both are empty. */
    async state(owner: ListOwner): Promise<ListState & { seenAt: number | null }> {
      const rows = await query(
        payload,
        sql`select kind, listing, seen_at from shortlist_entries where owner = ${keyOf(owner)}
          order by added_at desc, id desc`,
      );
      const of = (kind: ListKind) =>
        rows.filter((row) => row.kind === kind).map(({ listing }) => Number(listing));
      const seen = rows.map((row) => Number(row.seen_at));
      return {
        saved: of('saved'),
        compared: of('compared'),
        seenAt: seen.length > 0 ? Math.min(...seen) : null,
      };
    },

    /** Newest first. */
    async entries({ owner, kind }: { owner: ListOwner; kind: ListKind }): Promise<ShortlistEntry[]> {
      return entriesOf(payload, { key: keyOf(owner), kind });
    },

    /** Updates the owner's last visit. */
    async seen({ owner, at }: { owner: ListOwner; at: number }) {
      await query(payload, sql`update shortlist_entries set seen_at = ${at} where owner = ${keyOf(owner)}`);
    },

    /**
     * Merges a browser's lists into a subscriber's, once. If both have a listing, the older date and its note stay. A
     * list that grows too long loses its oldest entries. Links of the browser survive only if the subscriber's lists
     * were empty: they must not start to show another person's listings.
     */
    async merge({ visitor, subscriber, at }: { visitor: string; subscriber: number; at: number }) {
      const from = keyOf({ visitor });
      const to = keyOf({ subscriber });
      await changing(to, mergeStatements({ from, to, at }));
    },

    async erase(owner: ListOwner) {
      const key = keyOf(owner);
      await atomically(payload, [
        sql`delete from shortlist_entries where owner = ${key}`,
        sql`delete from shortlist_shares where owner = ${key}`,
      ]);
    },

    /** Adds a link unless the owner has `limit` already. */
    async share({ owner, share, limit }: { owner: ListOwner; share: Share; limit: number }) {
      const key = keyOf(owner);
      await changing(key, [
        sql`insert into shortlist_shares (token, owner, name, with_notes, made_at)
          select ${share.token}, ${key}, ${share.name}, ${sql.raw(String(share.withNotes))}, ${whole(share.madeAt)}
          where (select count(*) from shortlist_shares where owner = ${key}) < ${sql.raw(String(limit))}`,
      ]);
    },

    /** Deletes a link; false if it is not the owner's. */
    async unshare({ owner, token }: { owner: ListOwner; token: string }): Promise<boolean> {
      const rows = await query(
        payload,
        sql`delete from shortlist_shares where owner = ${keyOf(owner)} and token = ${token} returning id`,
      );
      return rows.length > 0;
    },

    /** Newest first. */
    async shares(owner: ListOwner): Promise<Share[]> {
      const rows = await query(
        payload,
        sql`select token, name, with_notes, made_at from shortlist_shares where owner = ${keyOf(owner)}
          order by made_at desc, id desc`,
      );
      return rows.map(shareOf);
    },

    /** The link with this token and its saved listings. */
    async shared(token: string): Promise<{ share: Share; entries: ShortlistEntry[] } | undefined> {
      const [row] = await query(
        payload,
        sql`select token, name, with_notes, made_at, owner from shortlist_shares where token = ${token}`,
      );
      if (!row) return undefined;
      const entries = await entriesOf(payload, { key: String(row.owner), kind: 'saved' });
      return { share: shareOf(row), entries };
    },

    /** Deletes the lists and links of browsers not seen since; returns the number of listings. */
    async sweep({ before }: { before: number }): Promise<number> {
      const [gone] = await atomically(payload, [
        sql`delete from shortlist_entries where owner like 'v:%' and seen_at < ${before} returning id`,
        sql`delete from shortlist_shares where owner like 'v:%' and made_at < ${before} and not exists (
          select 1 from shortlist_entries where shortlist_entries.owner = shortlist_shares.owner)`,
      ]);
      return gone?.length ?? 0;
    },
  };
}

const keyOf = (owner: ListOwner): string =>
  'subscriber' in owner ? `s:${owner.subscriber}` : `v:${owner.visitor}`;

/** A number parameter whose type PostgreSQL cannot infer. */
const whole = (value: number): SQL => sql`cast(${value} as numeric)`;

async function entriesOf(
  payload: Payload,
  { key, kind }: { key: string; kind: ListKind },
): Promise<ShortlistEntry[]> {
  const rows = await query(
    payload,
    sql`select listing, note, added_at, price_text, channel from shortlist_entries
      where owner = ${key} and kind = ${kind} order by added_at desc, id desc`,
  );
  return rows.map((row) => ({
    listing: Number(row.listing),
    note: String(row.note ?? ''),
    addedAt: Number(row.added_at),
    priceText: String(row.price_text),
    channel: String(row.channel),
  }));
}

const shareOf = (row: Record<string, unknown>): Share => ({
  token: String(row.token),
  name: String(row.name ?? ''),
  withNotes: Boolean(row.with_notes),
  madeAt: Number(row.made_at),
});

function mergeStatements({ from, to, at }: { from: string; to: string; at: number }): SQL[] {
  const both = sql`mine.owner = ${to} and theirs.owner = ${from}
    and theirs.kind = mine.kind and theirs.listing = mine.listing`;
  return [
    sql`delete from shortlist_shares where owner = ${from}
      and exists (select 1 from shortlist_entries where owner = ${to})`,
    sql`update shortlist_shares set owner = ${to} where owner = ${from}`,
    sql`update shortlist_entries as mine set added_at = theirs.added_at, price_text = theirs.price_text,
        channel = theirs.channel, note = case when theirs.note = '' then mine.note else theirs.note end
      from shortlist_entries as theirs where ${both} and theirs.added_at < mine.added_at`,
    // The older entry may have no note.
    sql`update shortlist_entries as mine set note = theirs.note
      from shortlist_entries as theirs where ${both} and mine.note = ''`,
    sql`delete from shortlist_entries where owner = ${from} and exists (
      select 1 from shortlist_entries as kept
      where kept.owner = ${to} and kept.kind = shortlist_entries.kind and kept.listing = shortlist_entries.listing)`,
    sql`update shortlist_entries set owner = ${to}, seen_at = ${at} where owner = ${from}`,
    ...(Object.keys(LIST_LIMITS) as ListKind[]).map(
      (kind) => sql`delete from shortlist_entries where owner = ${to} and kind = ${kind} and id not in (
        select id from shortlist_entries where owner = ${to} and kind = ${kind}
        order by added_at desc, id desc limit ${sql.raw(String(LIST_LIMITS[kind]))})`,
    ),
  ];
}
