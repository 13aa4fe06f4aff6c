import { parseDay } from './dates.ts';
import { parseMoney } from './numbers.ts';
import type { Report } from './problem.ts';
import { attributeOf, childrenOf, type FeedNode, isBlank } from './tree.ts';
import { displayOf } from './yes-no.ts';

/** How a sale or lease ended. Fields follow the rule of every field: absent = keep, null = clear. */
export type FeedSoldDetails = {
  /** dollars; null = show "Sold" only */
  price?: number | null;
  /** range: an approximate band may be shown, never the number. Given whenever price is */
  display?: 'yes' | 'no' | 'range';
  /** contract date `YYYY-MM-DD` */
  date?: string | null;
};

/** `soldDetails` with either spelling of its children (`soldPrice`/`price`, `soldDate`/`date`). */
export function parseSoldDetails({
  node,
  report,
}: {
  node: FeedNode;
  report: Report;
}): FeedSoldDetails | null {
  if (isBlank(node)) return null;
  const prices = [...childrenOf(node, 'soldPrice'), ...childrenOf(node, 'price')];
  const dates = [...childrenOf(node, 'soldDate'), ...childrenOf(node, 'date')];
  const element = (child: FeedNode) => `soldDetails/${child.rawName}`;
  const amounts = prices.map((child) =>
    parseMoney({ text: child.text, report, element: element(child), line: child.line }),
  );
  const days = dates.map((child) =>
    parseDay({ text: child.text, report, element: element(child), line: child.line }),
  );
  return {
    ...(prices.length > 0
      ? {
          price: amounts.find((amount) => amount !== null) ?? null,
          display: strictest(
            prices.map((child) => displayOfSold({ node: child, report, element: element(child) })),
          ),
        }
      : {}),
    ...(dates.length > 0 ? { date: days.find((day) => day !== null) ?? null } : {}),
  };
}

type SoldDisplay = NonNullable<FeedSoldDetails['display']>;

function displayOfSold(field: { node: FeedNode; report: Report; element: string }): SoldDisplay {
  if (attributeOf(field.node, 'display')?.toLowerCase() === 'range') return 'range';
  return displayOf(field) ? 'yes' : 'no';
}

function strictest(displays: SoldDisplay[]): SoldDisplay {
  if (displays.includes('no')) return 'no';
  return displays.includes('range') ? 'range' : 'yes';
}
