import { createDecoder } from './decode.ts';
import { createDocumentStart } from './document-start.ts';
import { DEFAULT_LIMITS, type FeedLimits } from './limits.ts';
import type { FeedProblem } from './problem.ts';
import { FeedRejection } from './rejection.ts';
import { createScanner, type ScanEvent } from './scan.ts';

export type FeedScan =
  | ScanEvent
  | { kind: 'warning'; problem: FeedProblem }
  | { kind: 'rejected'; problem: FeedProblem };

type ScanInput = { source: AsyncIterable<Uint8Array>; limits?: Partial<FeedLimits>; collect: boolean };

/** Bytes of one step: bounds the memory when the source hands over the whole file at once. */
const STEP_BYTES = 65_536;

/**
 * Bytes to scan events in file order. A file that cannot be read ends in `rejected`; an error of the source itself
 * (disk, network) is thrown on.
 */
export async function* scanFeed({ source, limits, collect }: ScanInput): AsyncGenerator<FeedScan> {
  let events: FeedScan[] = [];
  const takeEvents = () => {
    const taken = events;
    events = [];
    return taken;
  };
  const start = createDocumentStart();
  const decoder = createDecoder({ warn: (problem) => events.push({ kind: 'warning', problem }) });
  const scanner = createScanner({
    limits: { ...DEFAULT_LIMITS, ...limits },
    collect,
    skippedLines: start.skippedLines,
    onEvent: (event) => events.push(event),
  });
  try {
    for await (const chunk of source) {
      for (let at = 0; at < chunk.length; at += STEP_BYTES) {
        scanner.write(start.push(decoder.push(chunk.subarray(at, at + STEP_BYTES))));
        yield* takeEvents();
      }
    }
    scanner.write(start.push(decoder.end()));
    scanner.write(start.end());
    scanner.close();
    yield* takeEvents();
  } catch (error) {
    if (!(error instanceof FeedRejection)) throw error;
    yield* takeEvents();
    yield { kind: 'rejected', problem: error.problem };
  }
}
