import type { FeedAgent, FeedListing } from '@frontage/reaxml';
import type { Payload } from 'payload';
import type { Harm, HarmLimits } from './harm.ts';

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

/** Offices and people of the website, as a feed names them. */
export type FeedPeople = {
  /** The office one of whose agency codes this is, in any letter case. */
  findOffice: (agentId: string) => number | undefined;
  /** By e-mail, then by the sender's id, then by the exact name within the office. */
  findAgent: (search: { agent: FeedAgent; office: number }) => number | undefined;
};

/** What an import would do, worked out before it writes. */
export type Foresight = {
  /** Shows it a message while the files are read. */
  see: (message: FeedListing) => void;
  /** Undefined when nothing exceeds the limits. */
  harm: (
    input: FeedPeople & {
      payload: Payload;
      receivedAt: Date;
      limits: HarmLimits;
      again: () => AsyncIterable<FeedListing>;
    },
  ) => Promise<Harm | undefined>;
};

/** What the importer needs of the listings it fills. Handed in, since features do not know each other. */
export type FeedStore = {
  createForesight: () => Foresight;
  /** Stores a chunk of messages, no key twice. Never throws for the sake of one listing. */
  takeFeedListings: (input: {
    payload: Payload;
    messages: FeedListing[];
    receivedAt: Date;
    /** The number of the import's report. */
    feedRun: number;
    findOffice: FeedPeople['findOffice'];
    findAgent: FeedPeople['findAgent'];
    /** Leaves out messages that would take a public listing off the market. */
    keepPublic?: boolean;
  }) => Promise<{ taken: TakenListing[]; notes: FeedNote[] }>;
  /** Which pictures and documents of these listings are still to be fetched; none of listings off the market. */
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
  /** Forgets withdrawals of unknown listings that were remembered before a moment (ISO). */
  forgetWithdrawals: (payload: Payload, before: string) => Promise<unknown>;
};
