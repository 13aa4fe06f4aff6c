/** One thing a person should know about an import: the reader's problems and the importer's own, in one shape. */
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
