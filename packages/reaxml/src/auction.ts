import { choiceOf } from './choice.ts';
import { type FeedMoment, parseMoment } from './dates.ts';
import { parseMoney } from './numbers.ts';
import type { Report } from './problem.ts';
import { attributeOf, childOf, type FeedNode, isBlank } from './tree.ts';

export type FeedAuctionOutcome = {
  date?: FeedMoment | null;
  result?: string | null;
  /** dollars */
  maxBid?: number | null;
};

const RESULTS = [
  'sold-prior-to-auction',
  'sold-at-auction',
  'passed-in',
  'passed-in-vendor-bid',
  'withdrawn',
  'sold-after-auction',
] as const;

type Field = { node: FeedNode; report: Report; zone: string };

/** `auction` and `setSale`: the date attribute counts, the text is ignored. */
export function parseDateElement({ node, report, zone }: Field): FeedMoment | null {
  return parseMoment({
    text: attributeOf(node, 'date') ?? '',
    report,
    element: `${node.rawName}/@date`,
    line: node.line,
    zone,
  });
}

export function parseAuctionOutcome({ node, report, zone }: Field): FeedAuctionOutcome | null {
  if (isBlank(node)) return null;
  const date = childOf(node, 'auctionDate');
  const result = childOf(node, 'auctionResult');
  const bid = childOf(node, 'auctionMaxBid');
  const dateText = date && (attributeOf(date, 'date') ?? attributeOf(date, 'value') ?? date.text);
  return {
    ...(date && dateText !== undefined
      ? {
          date: parseMoment({
            text: dateText,
            report,
            element: 'auctionOutcome/auctionDate',
            line: date.line,
            zone,
          }),
        }
      : {}),
    ...(result
      ? {
          result: choiceOf({
            node: result,
            text: attributeOf(result, 'type') ?? result.text,
            choices: RESULTS,
            report,
            element: 'auctionOutcome/auctionResult',
          }),
        }
      : {}),
    ...(bid
      ? {
          maxBid: parseMoney({
            text: attributeOf(bid, 'value') ?? bid.text,
            report,
            element: 'auctionOutcome/auctionMaxBid',
            line: bid.line,
          }),
        }
      : {}),
  };
}
