import { findListing } from '#site/features/listings/page/find-listing.ts';
import { createRateLimit } from '#site/server/rate-limit.ts';
import type { Site } from '#site/server/site.ts';
import type { Visitors } from '#site/services.ts';
import { addressKeyOf } from '../form-transport.ts';
import { LIST_LIMIT, readChange } from '../visitors/shortlist/routes.ts';
import type { VisitorSessions } from '../visitors/visitor-sessions.ts';
import type { PersonalAction } from './personal-actions.ts';

/** What each action changes; `method` undefined where the body says it (save or delete). */
const ACTIONS: Record<string, { kind: 'saved' | 'compared'; method?: 'save' | 'delete' }> = {
  iproperty_save_listing: { kind: 'saved', method: 'save' },
  iproperty_remove_listing: { kind: 'saved', method: 'delete' },
  iproperty_compare_listing: { kind: 'compared' },
};

/** The actions by which old pages save and compare listings: `success`, or a sentence that says why not. */
export function shortlistActions({
  site,
  sessions,
  visitors: { shortlist },
}: {
  site: Site;
  sessions: VisitorSessions;
  visitors: Pick<Visitors, 'shortlist'>;
}): [string, PersonalAction][] {
  const limit = site.env.limits ? createRateLimit(LIST_LIMIT) : undefined;
  return Object.entries(ACTIONS).map(([name, { kind, method }]) => [
    name,
    async ({ c, textIn }) => {
      if (limit && !limit.take(addressKeyOf({ c, site })).ok)
        return c.text('Too many changes were made from your connection. Try again in a minute.');
      const named = textIn('id').trim();
      const found = await findListing({ payload: site.payload, text: named, first: 'own' });
      const listing = found === undefined ? named : String(found);
      const asked = method ?? textIn('method');
      if (asked !== 'save' && asked !== 'delete') return c.text('Send method=save or method=delete.');
      const change = readChange({ kind, listing, method: asked });
      if (!change) return c.text('Choose a property first.');
      const { subscriber } = await sessions.currentVisitor(c);
      const owner = subscriber ? { subscriber: subscriber.id } : { visitor: sessions.visitorId(c) };
      const changed = await shortlist.change({ owner, ...change });
      return c.text(changed.ok ? 'success' : changed.message);
    },
  ]);
}
