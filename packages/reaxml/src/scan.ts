import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Collector, collectListing } from './collect.ts';
import { LISTING_ELEMENTS } from './element-names.ts';
import { isEntityName } from './entities.ts';
import type { FeedLimits } from './limits.ts';
import { MADE_BY, MAX_MADE_BY } from './made-by.ts';
import { FeedRejection } from './rejection.ts';
import type { FeedNode } from './tree.ts';

export type ScanEvent =
  | { kind: 'root'; date?: string; isList: boolean; madeBy?: string }
  | { kind: 'listing'; line: number; node?: FeedNode; tooLarge: boolean };

type Scanner = {
  /** Feeds XML text; events come through `onEvent` before it returns. Throws FeedRejection. */
  write: (text: string) => void;
  /** The text is complete. Throws FeedRejection when the document is not. */
  close: () => void;
  /** In the list, outside of any listing, with nothing begun. */
  isBetweenListings: () => boolean;
  /** The line of the file that was reached. */
  line: () => number;
};

type ScannerOptions = {
  limits: FeedLimits;
  /** false: check the form only, build nothing */
  collect: boolean;
  /** lines of the file that were cut off before the text */
  skippedLines: () => number;
  onEvent: (event: ScanEvent) => void;
};

/** Pieces small enough that a limit is noticed soon after it is passed. */
const PIECE_CHARS = 65_536;

/** XML text to listing trees. Holds one listing at a time; loads nothing and expands no declared entity. */
export function createScanner({ limits, collect, skippedLines, onEvent }: ScannerOptions): Scanner {
  const parser = new SaxesParser({});
  const lineNow = () => parser.line + skippedLines();
  let depth = 0;
  let isList = false;
  let tagStart: number | undefined;
  let mark = 0;
  let isClosing = false;
  let unknownEntity: string | undefined;
  let listing: { depth: number; line: number; collector?: Collector } | undefined;

  parser.ENTITIES = onlyPredefined((name) => {
    unknownEntity = name;
  });
  parser.on('error', (error) => {
    throw rejectionOf({ error, isClosing, unknownEntity, line: lineNow() });
  });
  parser.on('doctype', (doctype) => {
    mark = parser.position;
    // declarations in the document itself: bombs and external entities come this way, feeds never need them
    if (/<!ENTITY/i.test(doctype)) {
      throw new FeedRejection({
        code: 'entity-declared',
        line: lineNow(),
        message:
          'The file declares entities of its own, which a feed never needs; it was refused. Ask the sender to remove them.',
      });
    }
  });
  parser.on('opentagstart', () => {
    tagStart = parser.position;
  });
  parser.on('comment', () => {
    mark = parser.position;
  });
  let madeBy: string | undefined;
  parser.on('processinginstruction', ({ target, body }) => {
    mark = parser.position;
    if (depth === 0 && target === MADE_BY) madeBy = body.trim().slice(0, MAX_MADE_BY);
  });
  parser.on('opentag', (tag) => {
    tagStart = undefined;
    mark = parser.position;
    depth++;
    if (depth > limits.maxDepth) throw tooDeep(lineNow());
    if (depth === 1) isList = openRoot({ tag, madeBy, line: lineNow(), onEvent });
    if (listing) listing.collector?.open({ ...tag, line: lineNow() });
    else if (
      (depth === 1 && !isList) ||
      (depth === 2 && isList && LISTING_ELEMENTS.has(tag.name.toLowerCase()))
    ) {
      const line = lineNow();
      listing = {
        depth,
        line,
        ...(collect ? { collector: collectListing({ tag: { ...tag, line }, limits }) } : {}),
      };
    }
  });
  const onText = (text: string) => {
    mark = parser.position;
    listing?.collector?.text(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    mark = parser.position;
    listing?.collector?.close();
    if (listing && listing.depth === depth) {
      const { collector, line } = listing;
      listing = undefined;
      onEvent({ kind: 'listing', line, node: collector?.root, tooLarge: collector?.isTooLarge() ?? false });
    }
    depth--;
  });

  // After "&" the parser swallows everything up to the next ";" and reports nothing until then; only this field
  // (private, the version is pinned) shows it.
  // biome-ignore lint/complexity/useLiteralKeys: the brackets are what reaches a private field
  const openEntity = () => ({ name: parser['entity'], line: lineNow() });

  return {
    write(text) {
      for (let at = 0; at < text.length; at += PIECE_CHARS) {
        parser.write(text.slice(at, at + PIECE_CHARS));
        refuseBareAmpersand(openEntity());
        const tagChars = tagStart === undefined ? 0 : parser.position - tagStart;
        if (tagChars > limits.maxTagChars || parser.position - mark > limits.maxTokenChars)
          throw tooLong(lineNow());
      }
    },
    close() {
      isClosing = true;
      refuseBareAmpersand(openEntity());
      parser.close();
    },
    isBetweenListings: () => isList && depth === 1 && !listing,
    line: lineNow,
  };
}

/** The root decides whether this is a feed at all. Returns true for a list, false for a single listing. */
function openRoot({
  tag,
  madeBy,
  line,
  onEvent,
}: {
  tag: SaxesTagPlain;
  madeBy: string | undefined;
  line: number;
  onEvent: ScannerOptions['onEvent'];
}): boolean {
  const name = tag.name.toLowerCase();
  const isList = name === 'propertylist';
  if (!isList && !LISTING_ELEMENTS.has(name)) {
    throw new FeedRejection({
      code: 'not-reaxml',
      line,
      text: `<${tag.name.slice(0, 100)}>`,
      message:
        'The file is XML but not REAXML: its first element is neither propertyList nor a listing. Send a REAXML file.',
    });
  }
  // the root's user name and password stay unread
  const date = isList
    ? Object.entries(tag.attributes).find(([key]) => key.toLowerCase() === 'date')?.[1]
    : undefined;
  onEvent({ kind: 'root', isList, ...(date ? { date } : {}), ...(madeBy ? { madeBy } : {}) });
  return isList;
}

/** A table that knows the five of XML and reports every other name that is looked up. */
function onlyPredefined(onUnknown: (name: string) => void): Record<string, string> {
  const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return new Proxy(known, {
    get(_target, name) {
      if (typeof name === 'string' && Object.hasOwn(known, name)) return known[name];
      onUnknown(String(name));
      return undefined;
    },
  });
}

type ParserFailure = { error: Error; isClosing: boolean; unknownEntity?: string; line: number };

function rejectionOf({ error, isClosing, unknownEntity, line }: ParserFailure): FeedRejection {
  if (unknownEntity !== undefined) refuseBareAmpersand({ name: unknownEntity, line });
  if (unknownEntity !== undefined) {
    return new FeedRejection({
      code: 'undefined-entity',
      line,
      // any other word between & and ; may be a person's name
      text: isEntityName(unknownEntity) ? `&${unknownEntity};` : undefined,
      message:
        'The file uses an entity XML does not know. Ask the sender to write the character itself, or & as &amp;.',
    });
  }
  if (isClosing) {
    return new FeedRejection({
      code: 'truncated',
      line,
      message: 'The file ends in the middle, as after a broken upload. Nothing was changed; send it again.',
    });
  }
  return new FeedRejection({
    code: 'not-well-formed',
    line,
    message: `The file is not well-formed XML (${reasonOf(error)}). Nothing was changed; ask the sender to correct and send it again.`,
  });
}

/** Text after "&" that can be no entity: the & should have been written as &amp;. */
function refuseBareAmpersand({ name, line }: { name: string; line: number }): void {
  if (/^[#\w.:-]{0,64}$/.test(name)) return;
  throw new FeedRejection({
    code: 'bare-ampersand',
    line: line - (name.split('\n').length - 1),
    message:
      'The file has an & that is not written as &amp;, so it is not well-formed XML. Nothing was changed; ask the sender to correct and send it again.',
  });
}

/** The parser's reason without position and without names out of the file, which may be words of a private element. */
function reasonOf(error: Error): string {
  return (error.message.replace(/^[^ ]*:\d+:\d+: |^\d+:\d+: /, '').split(':')[0] ?? '').replace(/\.$/, '');
}

function tooDeep(line: number): FeedRejection {
  return new FeedRejection({
    code: 'too-deep',
    line,
    message: 'The elements of the file are nested deeper than any feed needs; it was refused.',
  });
}

function tooLong(line: number): FeedRejection {
  return new FeedRejection({
    code: 'token-too-long',
    line,
    message: 'The file has a tag, comment or text longer than any feed needs; it was refused.',
  });
}
