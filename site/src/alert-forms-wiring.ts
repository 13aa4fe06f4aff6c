import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { createAlertSubscribers } from './alert-wiring.ts';
import { hourText } from './features/accounts/forms/hour-text.ts';
import { TIME_ZONES } from './features/accounts/forms/member-forms.ts';
import type { AlertFormPorts } from './features/alerts/alert-forms.ts';
import { criteriaOfSearch } from './features/alerts/criteria.ts';
import type { Channel } from './features/listings/public/public-listing.ts';
import { placeLabel, resolvePlaceNames } from './features/listings/search/named-places.ts';
import { readSearchAddress } from './features/listings/search/search-address.ts';
import { loadSearchOptions } from './features/listings/search/suburbs.ts';
import { query } from './server/database.ts';

/** No search of ours has a longer address. */
const MAX_PATH = 2000;

/** What the forms of alerts ask of listings and of subscribers. */
export function createAlertFormPorts(payload: Payload): Omit<AlertFormPorts, 'subscriberFor'> {
  return {
    clocks: {
      zones: TIME_ZONES,
      hours: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) })),
      of: async (id) => (await createAlertSubscribers(payload).byIds([id])).get(id),
      async change({ subscriber, quietFrom, quietUntil, timeZone }) {
        await query(
          payload,
          sql`update subscribers set quiet_from = ${quietFrom}, quiet_until = ${quietUntil},
              time_zone = ${timeZone}, updated_at = ${new Date().toISOString()} where id = ${subscriber}`,
        );
      },
    },

    async criteriaOf(path) {
      const found = /^\/(buy|rent|sold|leased)(?:\?(.*))?$/.exec(path.slice(0, MAX_PATH));
      if (!found) return undefined;
      const options = await loadSearchOptions(payload);
      let channel = found[1] as Channel;
      let query = new URLSearchParams(found[2] ?? '');
      let address = readSearchAddress({ channel, query, options });
      if ('redirect' in address) {
        // It leads to the search's own address, which never leads on again.
        const own = new URL(address.redirect, 'http://localhost');
        channel = own.pathname.slice(1) as Channel;
        query = own.searchParams;
        address = readSearchAddress({ channel, query, options });
      }
      return 'search' in address ? criteriaOfSearch(address.search).criteria : undefined;
    },

    async resolvePlaces(names) {
      const { suburbs } = await loadSearchOptions(payload);
      return resolvePlaceNames({ names, suburbs });
    },

    async placeLabels(keys) {
      const { byKey } = await loadSearchOptions(payload);
      return keys.map((key) => placeLabel({ key, byKey }));
    },
  };
}
