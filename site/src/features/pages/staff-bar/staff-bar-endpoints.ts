import type { Endpoint, PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { addressTag, purge } from '#site/server/purge.ts';
import { STAFF_BAR_PATH } from '#site/ui/staff-bar/staff-bar.ts';
import { loadStaffBar } from './load-staff-bar.ts';

const LONGEST_PATH = 1000;
const path = STAFF_BAR_PATH.replace(/^\/api/, '');
const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  value.length <= LONGEST_PATH &&
  // A database takes no text with it.
  !value.includes('\0');

/** Of what an address says; undefined for what is no id. */
const idOf = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

const answer = (status: number, content: object) =>
  Response.json(content, { status, headers: { 'Cache-Control': 'no-store, private' } });

/** The address that a request asks about, or the answer that refuses it. */
function askedPath(req: PayloadRequest): string | Response {
  if (!staffOf(req)) return answer(401, { message: 'Sign in to see this.' });
  const asked = req.query.path;
  return isPath(asked) ? asked : answer(400, { message: 'Name the page, as in ?path=/about.' });
}

/** `GET /api/staff-bar?path=/about&template=12`: what the bar on a public page offers, which names the template it is made with. `POST` deletes its page from the page cache. */
export const staffBarEndpoints: Endpoint[] = [
  {
    path,
    method: 'get',
    handler: async (req) => {
      const asked = askedPath(req);
      if (typeof asked !== 'string') return asked;
      const template = idOf(req.query.template);
      return answer(200, await loadStaffBar({ req, path: asked, template, now: Date.now() }));
    },
  },
  {
    path,
    method: 'post',
    handler: async (req) => {
      const asked = askedPath(req);
      if (typeof asked !== 'string') return asked;
      const { mayClear } = await loadStaffBar({ req, path: asked, now: Date.now() });
      if (!mayClear) return answer(403, { message: 'Your role can’t edit this page.' });
      purge([addressTag(asked)]);
      return answer(200, { message: 'Cache cleared. Visitors get a new page.' });
    },
  },
];
