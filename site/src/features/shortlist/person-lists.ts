import type { PersonPart } from '#site/features/leads/inbox/retention/person-parts.ts';
import { subscriberIdsOf } from '#site/features/subscribers/subscriber-store.ts';
import { createShortlistStore } from './shortlist-store.ts';

/** One person's saved and compared listings, for the export and erasure of personal data. */
export const personLists: PersonPart = {
  name: 'savedListings',
  noun: { one: 'saved or compared listing', many: 'saved and compared listings' },
  collections: ['shortlist-entries', 'shortlist-shares'],
  async find({ payload, email }) {
    const store = createShortlistStore(payload);
    const kept = (await subscriberIdsOf(payload, email)).map(async (subscriber) => {
      const owner = { subscriber };
      const [saved, compared, links] = await Promise.all([
        store.entries({ owner, kind: 'saved' }),
        store.entries({ owner, kind: 'compared' }),
        store.shares(owner),
      ]);
      return { saved, compared, links };
    });
    return { records: await Promise.all(kept) };
  },
  async erase({ payload, email }) {
    const store = createShortlistStore(payload);
    let count = 0;
    for (const subscriber of await subscriberIdsOf(payload, email)) {
      const owner = { subscriber };
      count += (await store.entries({ owner, kind: 'saved' })).length;
      count += (await store.entries({ owner, kind: 'compared' })).length;
      await store.erase(owner);
    }
    return count;
  },
};
