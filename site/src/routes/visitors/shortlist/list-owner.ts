import type { ListOwner } from '#site/features/shortlist/shortlist-types.ts';
import type { CurrentVisitor } from '#site/server/current-visitor.ts';

/** Whose lists a request is about: the account's if the visitor is signed in, otherwise the browser's. */
export function ownerOf({ subscriber, id }: CurrentVisitor): ListOwner | undefined {
  if (subscriber) return { subscriber: subscriber.id };
  return id ? { visitor: id } : undefined;
}
