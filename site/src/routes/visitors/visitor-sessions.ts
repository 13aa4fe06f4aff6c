import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CurrentVisitor } from '#site/server/current-visitor.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import {
  newVisitorId,
  readVisitorId,
  signedVisitorId,
  VISITOR_COOKIES,
  VISITOR_SECONDS,
} from '#site/server/visitor.ts';
import type { NewSession } from '#site/server/visitor-form.ts';
import type { Visitors } from '#site/services.ts';

type RouteContext = Context<SiteBindings>;

/** Reads and writes the cookies of visitors. Cookies go out only with answers that the handler itself makes from the context. */
export type VisitorSessions = ReturnType<typeof createVisitorSessions>;

/** Tells which visitor sent a request, and starts and ends their sessions. */
export function createVisitorSessions({
  site,
  visitors,
}: {
  site: Site;
  visitors: Pick<Visitors, 'accounts'>;
}) {
  const secret = readSecrets(site.env.dataDir).visitors;
  const secure = site.env.siteUrl.startsWith('https:');

  const visitorIdIn = (c: RouteContext) =>
    readVisitorId({ cookie: getCookie(c, VISITOR_COOKIES.visitor), secret });

  /** `seconds` 0 deletes the cookie; `readable` lets scripts see it. */
  function set({
    c,
    name,
    value,
    seconds,
    readable,
  }: {
    c: RouteContext;
    name: string;
    value: string;
    seconds: number;
    readable?: boolean;
  }): void {
    setCookie(c, name, value, { maxAge: seconds, httpOnly: !readable, secure, sameSite: 'Lax' });
  }

  const setState = (c: RouteContext) =>
    set({ c, name: VISITOR_COOKIES.state, value: '1', seconds: VISITOR_SECONDS, readable: true });

  return {
    /** Who sent the request. */
    async currentVisitor(c: RouteContext): Promise<CurrentVisitor> {
      const token = getCookie(c, VISITOR_COOKIES.session);
      return { id: visitorIdIn(c), subscriber: token ? await visitors.accounts.whoIs(token) : undefined };
    },

    /** The id of this browser's visitor: a new one if it has none. Each time its cookie lasts another 400 days. */
    visitorId(c: RouteContext): string {
      const id = visitorIdIn(c) ?? newVisitorId();
      const value = signedVisitorId({ id, secret });
      set({ c, name: VISITOR_COOKIES.visitor, value, seconds: VISITOR_SECONDS });
      setState(c);
      return id;
    },

    /** Signs this browser in. */
    start({ c, session: { token, seconds } }: { c: RouteContext; session: NewSession }): void {
      set({ c, name: VISITOR_COOKIES.session, value: token, seconds });
      set({ c, name: VISITOR_COOKIES.signedIn, value: 'yes', seconds, readable: true });
      setState(c);
    },

    /** Signs this browser out. */
    end(c: RouteContext): void {
      for (const name of [VISITOR_COOKIES.session, VISITOR_COOKIES.signedIn])
        set({ c, name, value: '', seconds: 0 });
    },

    /** Removes the marker from a browser whose session has ended: scripts of old pages would still show it as signed in. */
    forgetStaleMarker({ c, visitor }: { c: RouteContext; visitor: CurrentVisitor }): void {
      const name = VISITOR_COOKIES.signedIn;
      if (visitor.subscriber || !getCookie(c, name)) return;
      set({ c, name, value: '', seconds: 0, readable: true });
    },
  };
}
