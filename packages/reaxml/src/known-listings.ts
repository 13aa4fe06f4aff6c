/** A listing as it was sent, not read. `mark` tells the same text again. */
export type SentListing = { agentID: string; uniqueID: string; mark: string; text: string };

/** What is known of listings that were read before, so that the same text is not read again. */
export type KnownListings = {
  /** A mark of a listing's text and of all that decides what it means. */
  markOf: (text: string) => string;
  /** The marks of those that need not be read, since reading them again would change nothing. */
  find: (sent: SentListing[]) => Promise<ReadonlySet<string>>;
};
