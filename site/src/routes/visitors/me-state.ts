import type { Hono } from 'hono';
import type { SiteBindings } from '#site/server/site.ts';
import type { Visitors } from '#site/services.ts';
import { ownerOf } from './shortlist/list-owner.ts';
import type { Askers } from './visitor-sessions.ts';

const OWN = { 'Cache-Control': 'no-store, private', 'X-Content-Type-Options': 'nosniff' };

/**
 * `GET /me/state`: what pages from the cache cannot hold, because it is one visitor's own: whether they are signed in,
 * their first name, and the listings they saved and compare. Scripts ask where a marker cookie says that it is worth it.
 */
export function addMeStateRoute({
  app,
  askers,
  visitors,
}: {
  app: Hono<SiteBindings>;
  askers: Askers;
  visitors: Pick<Visitors, 'shortlist'>;
}): void {
  app.get('/me/state', async (c) => {
    const asker = await askers.askerOf(c);
    askers.forgetStaleMarker({ c, asker });
    const owner = ownerOf(asker);
    const lists = owner ? await visitors.shortlist.state(owner) : { saved: [], compared: [] };
    return c.json(
      { signedIn: Boolean(asker.subscriber), firstName: asker.subscriber?.firstName ?? '', ...lists },
      200,
      OWN,
    );
  });

  // What a form begins with for somebody who is signed in; asked where a form says that it wants it.
  app.get('/me/person', async (c) => {
    const { subscriber } = await askers.askerOf(c);
    if (!subscriber) return c.json({}, 200, OWN);
    const { firstName, lastName, email, mobile: phone } = subscriber;
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return c.json({ name, firstName, lastName, email, phone }, 200, OWN);
  });
}
