import { createDecoder } from './decode.ts';
import { createDocumentStart } from './document-start.ts';
import type { KnownListings, SentListing } from './known-listings.ts';
import { DEFAULT_LIMITS, type FeedLimits } from './limits.ts';
import { linesIn, readPlainListing } from './plain-listing.ts';
import type { FeedProblem } from './problem.ts';
import { FeedRejection } from './rejection.ts';
import { createScanner, type ScanEvent } from './scan.ts';
import { createSplitter, type Piece } from './split-listings.ts';

export type FeedScan =
  /** `mark` of the listing's text, where that is this element and nothing else. */
  | (ScanEvent & { mark?: string })
  | { kind: 'known'; known: SentListing }
  | { kind: 'warning'; problem: FeedProblem }
  | { kind: 'rejected'; problem: FeedProblem };

type ScanInput = {
  source: AsyncIterable<Uint8Array>;
  limits?: Partial<FeedLimits>;
  collect: boolean;
  known?: KnownListings;
};

/** Bytes of one step: bounds the memory when the source hands over the whole file at once. */
const STEP_BYTES = 65_536;

/**
 * Bytes to scan events in file order. A file that cannot be read ends in `rejected`; an error of the source itself
 * (disk, network) is thrown on.
 */
export async function* scanFeed({ source, limits, collect, known }: ScanInput): AsyncGenerator<FeedScan> {
  let events: FeedScan[] = [];
  const takeEvents = () => {
    const taken = events;
    events = [];
    return taken;
  };
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  let passedLines = 0;
  const start = createDocumentStart();
  const decoder = createDecoder({ warn: (problem) => events.push({ kind: 'warning', problem }) });
  const scanner = createScanner({
    limits: allLimits,
    collect,
    skippedLines: () => start.skippedLines() + passedLines,
    onEvent: (event) => events.push(event),
  });
  const scanElement = ({ text, mark }: { text: string; mark: string }) => {
    const plain =
      collect && scanner.isBetweenListings()
        ? readPlainListing({ text, line: scanner.line(), limits: allLimits })
        : undefined;
    if (plain) {
      const { node, tooLarge, lines } = plain;
      events.push({ kind: 'listing', line: node.line, node, tooLarge, mark });
      passedLines += lines;
      return;
    }
    const before = events.length;
    scanner.write(text);
    const [event, ...others] = events.slice(before);
    // Text that is more or less than one listing has no mark, so it is read every time.
    if (event?.kind === 'listing' && others.length === 0 && scanner.isBetweenListings())
      events[before] = { ...event, mark };
  };
  const splitter = known && createSplitter();
  const scan = async (pieces: Piece[], { markOf, find }: KnownListings) => {
    const sent = new Map(
      pieces.flatMap((piece): [Piece, SentListing][] => {
        if (piece.kind === 'text') return [];
        const { kind: _, ...listing } = piece;
        return [[piece, { ...listing, mark: markOf(piece.text) }]];
      }),
    );
    const marks = sent.size > 0 ? await find([...sent.values()]) : undefined;
    for (const piece of pieces) {
      const listing = sent.get(piece);
      if (!listing) scanner.write(piece.text);
      else if (!marks?.has(listing.mark) || !scanner.isBetweenListings()) scanElement(listing);
      else {
        events.push({ kind: 'known', known: listing });
        passedLines += linesIn(piece.text);
      }
    }
  };
  const write = async (text: string) => {
    if (known && splitter) await scan(splitter.push(text), known);
    else scanner.write(text);
  };
  try {
    for await (const chunk of source) {
      for (let at = 0; at < chunk.length; at += STEP_BYTES) {
        await write(start.push(decoder.push(chunk.subarray(at, at + STEP_BYTES))));
        yield* takeEvents();
      }
    }
    await write(start.push(decoder.end()));
    await write(start.end());
    for (const { text } of splitter?.end() ?? []) scanner.write(text);
    scanner.close();
    yield* takeEvents();
  } catch (error) {
    if (!(error instanceof FeedRejection)) throw error;
    yield* takeEvents();
    yield { kind: 'rejected', problem: error.problem };
  }
}
