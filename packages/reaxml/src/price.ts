import { parseMoney } from './numbers.ts';
import type { Report } from './problem.ts';
import { attributeOf, childOf, type FeedNode, isBlank } from './tree.ts';
import { displayOf, yesNo } from './yes-no.ts';

/** A sale price in dollars. `display: false` hides these numbers and the priceView everywhere. */
export type FeedPrice = {
  display: boolean;
  /** null = none given (empty, 0 or unreadable) */
  amount: number | null;
  min?: number;
  max?: number;
  /** business: stock at valuation comes on top */
  plusSAV?: boolean;
  tax?: 'unknown' | 'exempt' | 'inclusive' | 'exclusive';
};

/** `price`: null only when it is empty and says nothing about display, so that "hidden" is never lost. */
export function parsePrice({ node, report }: { node: FeedNode; report: Report }): FeedPrice | null {
  if (isBlank(node) && attributeOf(node, 'display') === undefined) return null;
  const plusSAV = yesNo(attributeOf(node, 'plusSAV') ?? '');
  const tax = taxOf(node);
  return {
    display: displayOf({ node, report, element: 'price' }),
    amount: parseMoney({ text: node.text, report, element: 'price', line: node.line }),
    ...rangeOf({ node, report, element: 'price' }),
    ...(typeof plusSAV === 'boolean' ? { plusSAV } : {}),
    ...(tax ? { tax } : {}),
  };
}

/** `range/min` and `range/max` in dollars, in ascending order. */
export function rangeOf({ node, report, element }: { node: FeedNode; report: Report; element: string }): {
  min?: number;
  max?: number;
} {
  const range = childOf(node, 'range');
  if (!range) return {};
  const bound = (name: 'min' | 'max') => {
    const child = childOf(range, name);
    return (
      child && parseMoney({ text: child.text, report, element: `${element}/range/${name}`, line: child.line })
    );
  };
  const min = bound('min');
  const max = bound('max');
  const swapped = min && max && min > max;
  return {
    ...(min ? { min: swapped ? max : min } : {}),
    ...(max ? { max: swapped ? min : max } : {}),
  };
}

export function taxOf(node: FeedNode): FeedPrice['tax'] {
  const sent = attributeOf(node, 'tax')?.toLowerCase();
  return TAXES.find((tax) => tax === sent);
}

const TAXES = ['unknown', 'exempt', 'inclusive', 'exclusive'] as const;
