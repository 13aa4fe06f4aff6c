import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { manualPages, manualPath } from '../help/manual.ts';
import { type FoundGroup, type FoundRecord, findRecords, type Searcher } from './find-records.ts';
import { findScreens } from './find-screens.ts';
import { recentRecords } from './recent-records.ts';

/** Longest text that is searched for, in characters. */
const LONGEST = 100;
/** Pages of the manual that are shown. */
const MOST_HELP = 4;

/**
 * GET /api/search?text=…: records and screens of the admin by name, in groups, of those the member of staff may read, and pages of
 * the manual.
 * Without a text, what they changed last.
 */
export const adminSearchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req) || !req.user) throw new APIError('Sign in to search.', 401);
    const text = (req.searchParams.get('text') ?? '').trim().slice(0, LONGEST);
    const groups = await groupsFor({ req, payload: req.payload, user: req.user, text });
    return Response.json({ groups }, { headers: NO_STORE });
  },
};

async function groupsFor({
  req,
  text,
  ...searcher
}: Searcher & { req: PayloadRequest; text: string }): Promise<FoundGroup[]> {
  if (!text) {
    const records = await recentRecords({ ...searcher, limit: 8 });
    return records.length > 0 ? [{ kind: 'Changed by you', records }] : [];
  }
  const [records, screens] = await Promise.all([
    findRecords({ ...searcher, text }),
    findScreens({ req, text }),
  ]);
  return [
    ...records,
    { kind: 'Screens', records: screens },
    { kind: 'Help', records: findHelp(text) },
  ].filter((group) => group.records.length > 0);
}

/** Pages of the manual that have every word, those with it in their heading first. */
function findHelp(text: string): FoundRecord[] {
  const words = text.toLowerCase().split(/\s+/);
  const holds = (part: string) => words.every((word) => part.toLowerCase().includes(word));
  return manualPages()
    .filter((page) => page.name !== 'README' && holds(page.text))
    .toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)))
    .slice(0, MOST_HELP)
    .map(({ name, title }) => ({ title, href: manualPath(name) }));
}
