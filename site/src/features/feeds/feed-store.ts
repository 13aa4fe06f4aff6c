import type { FeedAgent, FeedListing } from '@frontage/reaxml';
import type { Payload } from 'payload';

/** One thing a person should know about an import; the reader's problems have the same shape. */
export type FeedNote = {
  code: string;
  /** error: the file, listing or picture was not taken; warning: it was, with something left out or adapted */
  severity: 'error' | 'warning';
  /** agentID/uniqueID */
  listingId?: string;
  element?: string;
  /** the offending text, at most 200 characters */
  text?: string;
  /** a sentence that says what to do */
  message: string;
  line?: number;
};

/** A picture or document the feed names: where it is, and what was stored of the one before. */
export type PictureSlot = {
  kind: 'image' | 'floorplan' | 'document';
  id: string;
  url?: string;
  file?: string;
  /** SHA-256 of bytes that came inside the feed */
  inline?: string;
  modTime?: string;
  /** Documents. */
  title?: string;
  hash?: string;
  etag?: string;
  media?: number;
};

export type TakenListing = {
  listingId: string;
  result: 'created' | 'updated' | 'unchanged' | 'older' | 'quarantined' | 'failed';
  id?: number;
  pending: boolean;
  dropped: number[];
  inline: Map<string, Buffer>;
};

/** What the importer needs of the listings it fills. Handed in, since features do not know each other. */
export type FeedStore = {
  /** Stores a chunk of messages, no key twice. Never throws for the sake of one listing. */
  takeFeedListings: (input: {
    payload: Payload;
    messages: FeedListing[];
    receivedAt: Date;
    /** The number of the import's report. */
    feedRun: number;
    findOffice: (agentId: string) => number | undefined;
    findAgent: (search: { agent: FeedAgent; office: number }) => number | undefined;
  }) => Promise<{ taken: TakenListing[]; notes: FeedNote[] }>;
  /** Which pictures and documents of these listings are still to be fetched. */
  waitingPictures: (
    payload: Payload,
    ids: number[],
  ) => Promise<{ id: number; listingId: string; slots: PictureSlot[] }[]>;
  /** Shows what was taken in; `dropped` are stored pictures not shown any more. */
  linkPictures: (input: {
    payload: Payload;
    id: number;
    pictures: { slot: PictureSlot; media: number; hash: string; etag?: string }[];
    /** The number of the import's report. */
    feedRun: number;
  }) => Promise<{ dropped: number[] }>;
};
