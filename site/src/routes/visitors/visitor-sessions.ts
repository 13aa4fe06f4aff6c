import type { Context } from 'hono';
import type { Asker } from '#site/server/asker.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import {
  cookieHeader,
  newVisitor,
  type OutgoingCookie,
  readCookie,
  readVisitor,
  VISITOR_COOKIES,
  visitorCookies,
} from '#site/server/visitor.ts';
import type { Visitors } from '#site/services.ts';

type RouteContext = Context<SiteBindings>;

export type Askers = ReturnType<typeof createAskers>;

/** Tells who is asking, and gives a name to whoever has none yet. */
export function createAskers({ site, visitors }: { site: Site; visitors: Pick<Visitors, 'accounts'> }) {
  const secret = readSecrets(site.env.dataDir).visitors;
  const secure = site.env.siteUrl.startsWith('https:');
  const visitorIn = (c: RouteContext) => readVisitor({ cookies: c.req.header('cookie'), secret });

  /** Adds cookies to the answer that the handler makes from this context. Pages are written past it: redirect instead. */
  function setCookies({ c, cookies }: { c: RouteContext; cookies: OutgoingCookie[] }): void {
    for (const cookie of cookies) c.header('Set-Cookie', cookieHeader({ cookie, secure }), { append: true });
  }

  return {
    async askerOf(c: RouteContext): Promise<Asker> {
      const token = readCookie({ cookies: c.req.header('cookie'), name: VISITOR_COOKIES.session });
      return { visitor: visitorIn(c), subscriber: token ? await visitors.accounts.whoIs(token) : undefined };
    },

    /** The visitor of this browser; one who has no name gets one, in a cookie of this answer, others keep theirs longer. */
    visitorOf(c: RouteContext): string {
      const known = visitorIn(c);
      const { visitor, cookies } = known
        ? { visitor: known, cookies: visitorCookies({ visitor: known, secret }) }
        : newVisitor({ secret });
      setCookies({ c, cookies });
      return visitor;
    },

    /**
     * Takes the marker away from a browser whose session has ended, or scripts of old pages would go on taking its owner
     * for signed in. Only with answers of the handler's own, as cookies are.
     */
    forgetStaleMarker({ c, asker }: { c: RouteContext; asker: Asker }): void {
      const name = VISITOR_COOKIES.signedIn;
      if (asker.subscriber || !readCookie({ cookies: c.req.header('cookie'), name })) return;
      setCookies({ c, cookies: [{ name, value: '', seconds: 0, readable: true }] });
    },

    setCookies,
  };
}
