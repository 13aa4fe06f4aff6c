import { type FeedItem, type FeedLimits, readFeed } from '../index.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { FieldProblem, Report } from '../problem.ts';
import { createScanner } from '../scan.ts';
import type { FeedNode } from '../tree.ts';

/** For tests: the tree of a listing with this content, read the way the reader reads it. */
export function listingOf(content: string): FeedNode {
  let found: FeedNode | undefined;
  const scanner = createScanner({
    limits: DEFAULT_LIMITS,
    collect: true,
    skippedLines: () => 0,
    onEvent: (event) => {
      if (event.kind === 'listing') found = event.node;
    },
  });
  scanner.write(`<residential>${content}</residential>`);
  scanner.close();
  if (!found) throw new Error('no listing in the test document');
  return found;
}

/** For tests: the elements of a snippet. The first one is the usual subject. */
export function elementsOf(content: string): [FeedNode, ...FeedNode[]] {
  const [first, ...others] = listingOf(content).children;
  if (!first) throw new Error(`nothing is collected of ${content}`);
  return [first, ...others];
}

/** For tests: a report that collects its problems. */
export function remember(): { report: Report; problems: FieldProblem[]; codes: () => string[] } {
  const problems: FieldProblem[] = [];
  return {
    problems,
    report: (problem) => problems.push(problem),
    codes: () => problems.map(({ code }) => code),
  };
}

const RECEIVED_AT = new Date('2026-03-02T01:30:00Z');

/** For tests: all items of a file. */
export async function read(file: string | Uint8Array, limits?: Partial<FeedLimits>): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of readFeed({ source: bytesOf(file), receivedAt: RECEIVED_AT, limits }))
    items.push(item);
  return items;
}

export async function* bytesOf(file: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof file === 'string' ? new TextEncoder().encode(file) : file;
}

/** For tests: a file with one listing. */
export function feedOf(
  content: string,
  attributes = 'modTime="2026-02-01-10:00:00" status="current"',
): string {
  return `<propertyList date="2026-02-02-12:00:00"><residential ${attributes}><agentID>A</agentID><uniqueID>1</uniqueID>${content}</residential></propertyList>`;
}
