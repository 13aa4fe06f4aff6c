import type { Hono } from 'hono';
import type { SiteBindings } from '#site/server/site.ts';
import type { Visitors } from '#site/services.ts';
import { ownerOf } from './shortlist/list-owner.ts';
import type { VisitorSessions } from './visitor-sessions.ts';

const OWN = { 'Cache-Control': 'no-store, private', 'X-Content-Type-Options': 'nosniff' };

/**
 * `GET /me/state`: what pages from the cache cannot hold, because it is one visitor's own: whether they are signed in,
 * their first name, and the listings they saved and compare. Scripts ask where a marker cookie says that it is worth it.
 */
export function addMeStateRoute({
  app,
  sessions,
  visitors,
}: {
  app: Hono<SiteBindings>;
  sessions: VisitorSessions;
  visitors: Pick<Visitors, 'shortlist'>;
}): void {
  app.get('/me/state', async (c) => {
    const visitor = await sessions.currentVisitor(c);
    sessions.forgetStaleMarker({ c, visitor });
    const owner = ownerOf(visitor);
    const lists = owner ? await visitors.shortlist.state(owner) : { saved: [], compared: [] };
    return c.json(
      { signedIn: Boolean(visitor.subscriber), firstName: visitor.subscriber?.firstName ?? '', ...lists },
      200,
      OWN,
    );
  });

  // What a form begins with for somebody who is signed in; asked where a form says that it wants it.
  app.get('/me/person', async (c) => {
    const { subscriber } = await sessions.currentVisitor(c);
    if (!subscriber) return c.json({}, 200, OWN);
    const { firstName, lastName, email, mobile: phone } = subscriber;
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return c.json({ name, firstName, lastName, email, phone }, 200, OWN);
  });
}
