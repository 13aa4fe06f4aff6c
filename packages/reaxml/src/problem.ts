/** What can be wrong with a feed or a listing. Closed, so that screens can group and count by it. */
export type FeedProblemCode =
  // the whole file (always kind 'rejected')
  | 'empty-file'
  | 'not-xml'
  | 'html-page'
  | 'not-reaxml'
  | 'not-well-formed'
  | 'truncated'
  | 'entity-declared'
  | 'undefined-entity'
  | 'bare-ampersand'
  | 'too-deep'
  | 'token-too-long'
  // a CSV file (always kind 'rejected')
  | 'not-csv'
  | 'no-columns-matched'
  | 'columns-changed'
  // the file, but readable
  | 'new-columns'
  | 'empty-list'
  | 'control-characters'
  | 'encoding-fallback'
  | 'encoding-differs'
  | 'unknown-encoding'
  | 'bad-file-date'
  // a listing that was not emitted
  | 'missing-id'
  | 'id-too-long'
  | 'unknown-status'
  | 'listing-too-large'
  | 'listing-unreadable'
  | 'unknown-choice'
  // not wanted, and no fault
  | 'draft'
  // one field of a listing that was emitted
  | 'text-too-long'
  | 'bad-mod-time'
  | 'bad-number'
  | 'bad-date'
  | 'bad-inspection'
  | 'bad-yes-no'
  | 'unknown-display'
  | 'unknown-value'
  | 'unknown-category'
  | 'unknown-period'
  | 'unknown-unit'
  | 'bad-state'
  | 'bad-postcode'
  | 'bad-coordinates'
  | 'bad-url'
  | 'bad-inline-file'
  | 'missing-slot-id'
  | 'duplicate-slot'
  | 'too-many-images';

/** One thing a person should know about a feed. Never holds the text of an element that must not be collected. */
export type FeedProblem = {
  code: FeedProblemCode;
  /** error: the file or the listing was not taken; warning: the listing stands, one field was left out or adapted */
  severity: 'error' | 'warning';
  /** agentID/uniqueID as sent */
  listingId?: string;
  /** path inside the file in the format's own words, e.g. `residential/price` */
  element?: string;
  /** the offending text, at most 200 characters */
  text?: string;
  /** a sentence that says what to do */
  message: string;
  /** 1-based line in the file */
  line?: number;
};

/** A field parser's note: everything about where it happened is added by the caller. */
export type FieldProblem = {
  code: FeedProblemCode;
  /** path below the listing element, e.g. `price/@display` */
  element: string;
  text?: string;
  message: string;
  line?: number;
};

/** Handed to each field parser; collects what it could not read. */
export type Report = (problem: FieldProblem) => void;

const MAX_PROBLEM_TEXT = 200;

/** Cuts the offending text to what a report shows: 200 characters, never half a character. */
export function cutText(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= MAX_PROBLEM_TEXT ? trimmed : trimmed.slice(0, MAX_PROBLEM_TEXT).toWellFormed();
}
