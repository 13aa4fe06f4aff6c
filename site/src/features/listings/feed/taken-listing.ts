import type { FeedAgent, FeedListing } from '@frontage/reaxml';
import type { Payload } from 'payload';
import type { TakeIds } from './free-ids.ts';

/** What came of one message. `older`: ignored, something newer is stored. */
export type TakenListing = {
  listingId: string;
  result: 'created' | 'updated' | 'unchanged' | 'older' | 'quarantined' | 'failed';
  /** Our listing; absent when nothing is stored. */
  id?: number;
  /** Some of its pictures are still to be fetched. */
  pending: boolean;
  /** Media the listing no longer shows. */
  dropped: number[];
  /** Pictures sent inside the message, by SHA-256. */
  inline: Map<string, Buffer>;
};

export type TakeFeedListings = {
  payload: Payload;
  /** No key twice. */
  messages: FeedListing[];
  /** Marks of the texts some of them were read from (message-mark.ts). */
  textMarks?: ReadonlyMap<FeedListing, string>;
  /** Leaves out messages that would take a public listing off the market. */
  keepPublic?: boolean;
  /** The file is an export of this website: what is here stays as it is. */
  isOwnExport?: boolean;
  receivedAt: Date;
  /** Works every message out, also one that is the same as the last of its listing. */
  isAgain?: boolean | undefined;
  /** Works everything out and writes nothing. */
  isTest?: boolean;
  /** Where the ids of new rows come from; otherwise straight from the database. */
  takeIds?: TakeIds;
  /** The number of the import's report, for the history of each listing. */
  feedRun?: number;
  /** Writes down what changes in each listing, to show it and to put it back. */
  keepChanges?: boolean;
  /** The office an agentID (any letter case) stands for. */
  findOffice: (agentId: string) => number | undefined;
  /** The profile of a person of the feed. */
  findAgent: (search: { agent: FeedAgent; office: number }) => number | undefined;
};
