import type { PayloadRequest } from 'payload';
import { fillTarget, isPattern, normalisePath, patternsOf, splitQuery } from './redirect-path.ts';

/** Whether a page, record or file of the website is at a path, so that a redirect from there is never followed. */
export type IsServed = (asked: { payload: PayloadRequest['payload']; path: string }) => Promise<boolean>;

/** Set on redirects that the website makes when a page moves: what they come from is still there as others see it. */
const PAGE_MOVED = 'pageMoved';

/** How far a chain of redirects is followed. */
const MAX_STEPS = 20;

/** True, or a sentence that says that a page is where staff redirect from. */
export async function shadowOf({
  from,
  req,
  isServed,
}: {
  from: unknown;
  req: PayloadRequest;
  isServed: IsServed;
}): Promise<true | string> {
  // The website's own redirects follow what staff do with pages.
  if (!req.user || req.context?.[PAGE_MOVED]) return true;
  const [path] = splitQuery(normalisePath(from));
  return (await isServed({ payload: req.payload, path }))
    ? `A page is at ${path}, so this redirect would never be used. Unpublish that page or change its slug first.`
    : true;
}

/** True, or a sentence with the circle in which a redirect would send visitors. */
export async function circleOf({
  from,
  to,
  req,
}: {
  from: unknown;
  to: unknown;
  req: PayloadRequest;
}): Promise<true | string> {
  if (req.context?.[PAGE_MOVED]) return true;
  const start = normalisePath(from);
  if (isPattern(start) && `${splitQuery(normalisePath(to))[0]}/`.startsWith(start.slice(0, -1)))
    return `This would send visitors in a circle: ${String(to)} is itself below ${start.slice(0, -2)}. Choose another address.`;
  const steps = [start];
  let next = String(to ?? '');
  for (let step = 0; step < MAX_STEPS && next.startsWith('/'); step++) {
    const path = normalisePath(next);
    steps.push(path);
    if (path === start || splitQuery(path)[0] === start)
      return `This would send visitors in a circle: ${steps.join(' → ')}. Choose another address.`;
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { from: { in: [path, splitQuery(path)[0], ...patternsOf(splitQuery(path)[0])] } },
      depth: 0,
      pagination: false,
      req,
    });
    const [found] = docs.toSorted((a, b) => rank(b.from, path) - rank(a.from, path));
    if (!found?.to || found.kind === '410') return true;
    next = fillTarget({ from: found.from, to: found.to, path: splitQuery(path)[0] });
  }
  return true;
}

/** Which of several redirects an address follows: its own, then the one without its query, then the longest pattern. */
const rank = (from: string, path: string): number =>
  from === path ? Number.POSITIVE_INFINITY : isPattern(from) ? from.length - LONGEST : 0;
/** Longer than any address. */
const LONGEST = 1000;
