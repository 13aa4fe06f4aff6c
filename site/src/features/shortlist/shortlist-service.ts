import { randomBytes as secureBytes } from 'node:crypto';
import { validate } from '@frontage/forms';
import type { Payload } from 'payload';
import { noteForm, shareForm } from './shortlist-forms.ts';
import { createShortlistStore } from './shortlist-store.ts';
import {
  LIST_LIMITS,
  type ListChange,
  type ListKind,
  type ListOwner,
  type ListState,
  type Share,
  type SharedList,
  type ShortlistDirectory,
} from './shortlist-types.ts';

export type ShortlistService = ReturnType<typeof createShortlistService>;

/** How long the lists of a browser are kept that does not come back, in ms: as long as browsers keep its cookie. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** How exactly it is known when a visitor was last here, in ms. */
const SEEN_STEP_MS = 24 * 60 * 60 * 1000;

/** How many links one visitor may have out. */
const SHARE_LIMIT = 10;

const DONE: Record<ListKind, Record<'save' | 'delete', string>> = {
  saved: { save: 'Property Saved', delete: 'Property Removed' },
  compared: { save: 'Property Added', delete: 'Property Removed' },
};

const FULL: Record<ListKind, string> = {
  saved: `You have saved ${LIST_LIMITS.saved} properties, the most allowed. Remove one to save this property.`,
  compared: `You can compare up to ${LIST_LIMITS.compared} properties. Remove one to add this property.`,
};

const NOT_HERE = 'This property is no longer on the website.';

/** Saved and compared listings, notes and links to them. Pages, scripts and the old website's scripts all come here. */
export function createShortlistService({
  payload,
  directory,
  now = Date.now,
  randomBytes = secureBytes,
}: {
  payload: Payload;
  directory: ShortlistDirectory;
  /** Epoch ms. */
  now?: () => number;
  randomBytes?: (size: number) => Buffer;
}) {
  const store = createShortlistStore(payload);
  const listsOf = async (owner: ListOwner): Promise<ListState> => {
    const { saved, compared } = await store.state(owner);
    return { saved, compared };
  };

  return {
    /** Puts a listing in a list or takes it out. The same twice is no mistake. */
    async change({
      owner,
      kind,
      method,
      listing,
    }: {
      owner: ListOwner;
      kind: ListKind;
      method: 'save' | 'delete';
      listing: number;
    }): Promise<ListChange> {
      if (method === 'delete') {
        await store.remove({ owner, kind, listing });
        return { ok: true, message: DONE[kind].delete, ...(await listsOf(owner)) };
      }
      const shown = await directory.listing(listing);
      if (!shown) return { ok: false, reason: 'unknown', message: NOT_HERE };
      await store.add({ owner, kind, entry: { listing, note: '', addedAt: now(), ...shown } });
      const state = await listsOf(owner);
      return state[kind].includes(listing)
        ? { ok: true, message: DONE[kind].save, ...state }
        : { ok: false, reason: 'full', message: FULL[kind] };
    },

    /** The ids in both lists. Also notes that their owner was here, once a day: pages ask often. */
    async state(owner: ListOwner): Promise<ListState> {
      const { seenAt, ...state } = await store.state(owner);
      if (seenAt !== null && seenAt < now() - SEEN_STEP_MS) await store.seen({ owner, at: now() });
      return state;
    },

    /** One list, newest first. */
    entries: store.entries,

    /** Writes a note on a saved listing; an empty one takes it away. */
    async note({
      owner,
      listing,
      note,
    }: {
      owner: ListOwner;
      listing: number;
      note: string;
    }): Promise<{ ok: true } | { ok: false; message: string }> {
      const checked = validate({ definition: noteForm, values: { note } });
      if (!checked.ok) return { ok: false, message: String(checked.errors[0]?.message) };
      const written = await store.note({ owner, listing, note: String(checked.answers.note ?? '') });
      return written
        ? { ok: true }
        : {
            ok: false,
            message: 'This property is no longer in your list. Save it again to add a note.',
          };
    },

    /** Makes a link to the saved listings, under the name its owner wishes ('' for none). */
    async share({
      owner,
      name,
      withNotes,
    }: {
      owner: ListOwner;
      name: string;
      withNotes: boolean;
    }): Promise<{ ok: true; token: string } | { ok: false; message: string }> {
      const checked = validate({ definition: shareForm, values: { name } });
      if (!checked.ok) return { ok: false, message: String(checked.errors[0]?.message) };
      const token = randomBytes(16).toString('base64url');
      const share: Share = { token, name: String(checked.answers.name ?? ''), withNotes, madeAt: now() };
      await store.share({ owner, share, limit: SHARE_LIMIT });
      const made = (await store.shares(owner)).some((one) => one.token === token);
      return made
        ? { ok: true, token }
        : {
            ok: false,
            message: `You have ${SHARE_LIMIT} links, the most allowed. Delete one to create another.`,
          };
    },

    /** Ends a link at once; false when it was not this owner's. */
    unshare: store.unshare,

    /** The links an owner has out, newest first. */
    shares: store.shares,

    /** What a link shows; undefined when it was made up or ended. */
    async shared(token: string): Promise<SharedList | undefined> {
      const found = /^[\w-]{22}$/.test(token) ? await store.shared(token) : undefined;
      if (!found) return undefined;
      const { name, withNotes } = found.share;
      return {
        name,
        withNotes,
        entries: found.entries.map((entry) => (withNotes ? entry : { ...entry, note: '' })),
      };
    },

    /** For accounts: told who signed in, asked for what is kept, and to forget it. */
    accountPart: {
      name: 'shortlist',
      signedIn: (about: { subscriber: number; visitor: string }) => store.merge({ ...about, at: now() }),
      async data(subscriber: number) {
        const owner = { subscriber };
        const dated = async (kind: ListKind) =>
          (await store.entries({ owner, kind })).map(({ addedAt, ...entry }) => ({
            ...entry,
            addedAt: new Date(addedAt).toISOString(),
          }));
        const links = (await store.shares(owner)).map(({ madeAt, ...share }) => ({
          ...share,
          madeAt: new Date(madeAt).toISOString(),
        }));
        return { saved: await dated('saved'), compared: await dated('compared'), links };
      },
      erase: (subscriber: number) => store.erase({ subscriber }),
    },

    /** Forgets the lists of browsers that have not come back; how many listings that were. */
    sweep: () => store.sweep({ before: now() - KEPT_MS }),
  };
}
