import type { Payload } from 'payload';
import { type NewsletterPurpose, readNewsletterToken } from './newsletter-links.ts';
import {
  confirmSubscription,
  endSubscription,
  type NewsletterSubscriber,
  subscriberByEmail,
  subscriberById,
} from './newsletter-store.ts';

/** What subscribers do with the links in newsletter emails. */
export type NewsletterService = {
  /** Whether this address is on the list, confirmed or not. */
  has(email: string): Promise<boolean>;
  /** The subscriber of a link; undefined where the link is made up or expired, or the subscriber was deleted. */
  subscriberOf(link: {
    purpose: NewsletterPurpose;
    token: string;
  }): Promise<NewsletterSubscriber | undefined>;
  /** False when there was nothing to confirm. */
  confirm(subscriber: NewsletterSubscriber): Promise<boolean>;
  unsubscribe(subscriber: NewsletterSubscriber): Promise<void>;
};

/** Sets up the newsletter. */
export function createNewsletterService({
  payload,
  secret,
  now,
}: {
  payload: Payload;
  /** Signs the links. */
  secret: string;
  /** Epoch ms. */
  now: () => number;
}): NewsletterService {
  return {
    async has(email) {
      const found = await subscriberByEmail(payload, email);
      return found !== undefined && found.state !== 'unsubscribed';
    },
    async subscriberOf(link) {
      const read = readNewsletterToken({ ...link, secret, now: now() });
      const subscriber = read && (await subscriberById(payload, read.id));
      // The id may belong to another subscriber in a restored database.
      return subscriber && read.sentTo(subscriber.email) ? subscriber : undefined;
    },
    confirm: ({ id }) => confirmSubscription({ payload, id, at: now() }),
    async unsubscribe({ id }) {
      await endSubscription({ payload, id, at: now(), by: 'The subscriber, using the link in an email' });
    },
  };
}
