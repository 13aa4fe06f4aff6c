import { randomBytes as secureBytes } from 'node:crypto';
import { validate } from '@frontage/forms';
import type { Payload } from 'payload';
import { shortlistTexts } from '#site/messages/shortlist.ts';
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

/** How long the lists of a browser are stored after its last visit, in ms: as long as its cookie. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** How often the last visit is updated, in ms. */
const SEEN_STEP_MS = 24 * 60 * 60 * 1000;

/** The most links one visitor can have. */
const SHARE_LIMIT = 10;

/** Saved and compared listings, notes and shared links, for pages, scripts and scripts of the old website. */
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
    /** Adds a listing to a list or removes it. Repeating the same change is not an error. */
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
      const { changed, full, notHere } = shortlistTexts();
      if (method === 'delete') {
        await store.remove({ owner, kind, listing });
        return { ok: true, message: changed[kind].delete, ...(await listsOf(owner)) };
      }
      const shown = await directory.listing(listing);
      if (!shown) return { ok: false, reason: 'unknown', message: notHere };
      await store.add({ owner, kind, entry: { listing, note: '', addedAt: now(), ...shown } });
      const state = await listsOf(owner);
      return state[kind].includes(listing)
        ? { ok: true, message: changed[kind].save, ...state }
        : { ok: false, reason: 'full', message: full[kind](LIST_LIMITS[kind]) };
    },

    /** The ids in both lists. Also updates the owner's last visit, once a day because pages call this often. */
    async state(owner: ListOwner): Promise<ListState> {
      const { seenAt, ...state } = await store.state(owner);
      if (seenAt !== null && seenAt < now() - SEEN_STEP_MS) await store.seen({ owner, at: now() });
      return state;
    },

    /** One list, newest first. */
    entries: store.entries,

    /** Saves a note on a saved listing; an empty one deletes it. */
    async note({
      owner,
      listing,
      note,
    }: {
      owner: ListOwner;
      listing: number;
      note: string;
    }): Promise<{ ok: true } | { ok: false; message: string }> {
      const checked = validate({ definition: noteForm(), values: { note } });
      if (!checked.ok) return { ok: false, message: String(checked.errors[0]?.message) };
      const written = await store.note({ owner, listing, note: String(checked.answers.note ?? '') });
      return written
        ? { ok: true }
        : {
            ok: false,
            message: shortlistTexts().note.notInList,
          };
    },

    /** Creates a link to the saved listings, with the owner's name ('' for none). */
    async share({
      owner,
      name,
      withNotes,
    }: {
      owner: ListOwner;
      name: string;
      withNotes: boolean;
    }): Promise<{ ok: true; token: string } | { ok: false; message: string }> {
      const checked = validate({ definition: shareForm(), values: { name } });
      if (!checked.ok) return { ok: false, message: String(checked.errors[0]?.message) };
      const token = randomBytes(16).toString('base64url');
      const share: Share = { token, name: String(checked.answers.name ?? ''), withNotes, madeAt: now() };
      await store.share({ owner, share, limit: SHARE_LIMIT });
      const made = (await store.shares(owner)).some((one) => one.token === token);
      return made
        ? { ok: true, token }
        : {
            ok: false,
            message: shortlistTexts().share.tooMany(SHARE_LIMIT),
          };
    },

    /** Deletes a link; false if it is not this owner's. */
    unshare: store.unshare,

    /** An owner's links, newest first. */
    shares: store.shares,

    /** The list of a link; undefined if the link is invalid or deleted. */
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

    /** For the account service: sign-in, download and deletion of data. */
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

    /** Deletes the lists of browsers that have not returned; returns the number of listings. */
    sweep: () => store.sweep({ before: now() - KEPT_MS }),
  };
}
