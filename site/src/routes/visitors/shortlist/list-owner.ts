import type { ListOwner } from '#site/features/shortlist/shortlist-types.ts';
import type { Asker } from '#site/server/asker.ts';

/** Whose lists a request is about: the account's where somebody is signed in, else the browser's. */
export function ownerOf({ subscriber, visitor }: Asker): ListOwner | undefined {
  if (subscriber) return { subscriber: subscriber.id };
  return visitor ? { visitor } : undefined;
}
