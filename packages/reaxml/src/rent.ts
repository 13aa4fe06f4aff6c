import { parseMoney } from './numbers.ts';
import { ownValue } from './own-value.ts';
import type { FeedPrice } from './price.ts';
import { rangeOf, taxOf } from './price.ts';
import type { Report } from './problem.ts';
import { attributeOf, childOf, type FeedNode, isBlank } from './tree.ts';
import { displayOf, yesNo } from './yes-no.ts';

export type FeedRent = {
  /** false as soon as one of several rents is hidden */
  display: boolean;
  /** dollars per period; null = none given */
  amount: number | null;
  /** null = the sender named no period we know: show the number without a label */
  period: 'week' | 'month' | null;
};

export type FeedCommercialRent = {
  /** dollars a year */
  amount: number | null;
  plusOutgoings?: boolean;
  tax?: FeedPrice['tax'];
  /** dollars a square metre and year */
  perSquareMetre?: { min?: number; max?: number };
};

export type FeedBusinessLease = { amount: number | null; period: 'week' | 'month' | 'year' | null };

type RentPeriod = 'week' | 'month' | 'year';

const PERIODS: Readonly<Record<string, RentPeriod>> = {
  week: 'week',
  weekly: 'week',
  pw: 'week',
  month: 'month',
  monthly: 'month',
  pcm: 'month',
  year: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
};

/** One or more `rent` elements: the weekly one counts, else the first with an amount. */
export function parseRent({ nodes, report }: { nodes: FeedNode[]; report: Report }): FeedRent | null {
  if (nodes.every((node) => isBlank(node) && attributeOf(node, 'display') === undefined)) return null;
  const rents = nodes.map((node) => ({
    display: displayOf({ node, report, element: 'rent' }),
    amount: parseMoney({ text: node.text, report, element: 'rent', line: node.line }),
    period: isBlank(node) ? null : periodOf({ node, report, element: 'rent' }),
  }));
  const given = rents.filter((rent) => rent.amount !== null);
  const chosen = given.find((rent) => rent.period === 'week') ?? given[0];
  return {
    display: rents.every((rent) => rent.display),
    amount: chosen?.amount ?? null,
    period: chosen?.period === 'week' || chosen?.period === 'month' ? chosen.period : null,
  };
}

/** `commercialRent`, by the format a yearly amount. It has no display of its own: `price display="no"` hides it too. */
export function parseCommercialRent({
  node,
  report,
}: {
  node: FeedNode;
  report: Report;
}): FeedCommercialRent | null {
  if (isBlank(node)) return null;
  const element = 'commercialRent';
  const plusOutgoings = yesNo(attributeOf(node, 'plusOutgoings') ?? '');
  const tax = taxOf(node);
  const perMetre = childOf(node, 'rentPerSquareMetre') ?? childOf(node, 'rentPerSquareMeter');
  const sent = attributeOf(node, 'period');
  if (sent && ownValue(PERIODS, sent.toLowerCase()) !== 'year') reportPeriod({ node, report, element, sent });
  return {
    amount: parseMoney({ text: node.text, report, element, line: node.line }),
    ...(typeof plusOutgoings === 'boolean' ? { plusOutgoings } : {}),
    ...(tax ? { tax } : {}),
    ...(perMetre
      ? { perSquareMetre: rangeOf({ node: perMetre, report, element: `${element}/${perMetre.rawName}` }) }
      : {}),
  };
}

export function parseBusinessLease({
  node,
  report,
}: {
  node: FeedNode;
  report: Report;
}): FeedBusinessLease | null {
  if (isBlank(node)) return null;
  return {
    amount: parseMoney({ text: node.text, report, element: 'businessLease', line: node.line }),
    period: periodOf({ node, report, element: 'businessLease' }),
  };
}

type PeriodField = { node: FeedNode; report: Report; element: string };

function periodOf({ node, report, element }: PeriodField): RentPeriod | null {
  const sent = attributeOf(node, 'period') ?? '';
  const period = ownValue(PERIODS, sent.toLowerCase()) ?? null;
  if (period === null || (element === 'rent' && period === 'year'))
    reportPeriod({ node, report, element, sent });
  return period;
}

function reportPeriod({ node, report, element, sent }: PeriodField & { sent: string }): void {
  report({
    code: 'unknown-period',
    element: `${element}/@period`,
    text: sent,
    line: node.line,
    message: `The period of ${element} is not one we know, so the amount is shown without "per week". Ask the sender for period="week".`,
  });
}
