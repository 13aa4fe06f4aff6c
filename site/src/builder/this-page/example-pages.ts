import type { Payload } from 'payload';
import { loadListing, readListingId } from '#site/features/listings/page/load-listing.ts';
import { newestListing } from '#site/features/listings/public/newest-listing.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { busiestSuburb } from '#site/features/listings/suburbs/find-suburb.ts';
import { findPosts } from '#site/features/posts/find-posts.ts';
import { loadPost } from '#site/features/posts/load-post.ts';
import { loadPeople } from '#site/features/team/load-people.ts';

/** `key` is that of an Example. Where that page is gone, or none is chosen, the first of its kind takes its place. */
type Asked = { payload: Payload; key?: string };

/** The listing that a template is shown with: the chosen one or the newest. */
export async function exampleListing({ payload, key }: Asked) {
  const chosen = await shownListing(payload, readListingId(key ?? ''));
  return chosen ?? shownListing(payload, await newestListing(payload));
}

async function shownListing(payload: Payload, id: number | null) {
  const found = id === null ? null : await loadListing(payload, id);
  return found && 'listing' in found ? found : undefined;
}

/** The agent that a template is shown with: the chosen one or the first of the team page. */
export async function exampleAgent({ payload, key }: Asked) {
  const { agents } = await loadPeople(payload);
  return agents.find(({ id }) => String(id) === key) ?? agents[0];
}

/** The office that a template is shown with: the chosen one or the first. */
export async function exampleOffice({ payload, key }: Asked) {
  const { offices } = await loadPeople(payload);
  return offices.find(({ id }) => String(id) === key) ?? offices[0];
}

/** The suburb that a template is shown with: the chosen one or that with most listings. */
export async function exampleSuburb({ payload, key }: Asked) {
  const options = await loadSearchOptions(payload);
  return options.byKey.get(key ?? '') ?? busiestSuburb(options);
}

/** The post that a template is shown with: the chosen one or the newest. */
export async function examplePost({ payload, key }: Asked) {
  const now = Date.now();
  const find = (ids?: number[]) => findPosts({ payload, ids, order: 'newest', page: 1, perPage: 1, now });
  const id = readListingId(key ?? '');
  const chosen = id === null ? undefined : (await find([id])).posts[0];
  const post = chosen ?? (await find()).posts[0];
  return post && loadPost({ payload, slug: post.slug, now });
}
