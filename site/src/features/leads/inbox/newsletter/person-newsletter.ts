import type { PersonPart } from '../retention/person-parts.ts';

/** Somebody's place on the newsletter's list. */
export const personNewsletter: PersonPart = {
  name: 'newsletter',
  noun: { one: 'newsletter subscription', many: 'newsletter subscriptions' },
  collections: ['newsletter-subscribers'],
  async find({ payload, email }) {
    const where = { email: { equals: email } };
    const { docs } = await payload.find({ collection: 'newsletter-subscribers', where, depth: 0 });
    return { records: docs };
  },
  async erase({ payload, email }) {
    const where = { email: { equals: email } };
    const { docs } = await payload.delete({ collection: 'newsletter-subscribers', where, depth: 0 });
    return docs.length;
  },
};
