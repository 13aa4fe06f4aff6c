import { type FeedListing, readFeed } from '@frontage/reaxml';
import { EMPTY_STATE, type FeedState } from '../feed/feed-state.ts';
import { mapFeedListing } from '../feed/map-feed-listing.ts';
import type { StoredCopy } from '../feed/read-stored.ts';

/** The message in this XML, read as any feed is. `inner` stands beside the two ids. */
export async function messageOf({
  type = 'residential',
  status = 'current',
  modTime = '2026-11-01-09:00:00',
  inner = '',
}: {
  type?: FeedListing['type'];
  status?: string;
  modTime?: string;
  inner?: string;
}): Promise<FeedListing> {
  const xml = `<propertyList><${type} status="${status}" modTime="${modTime}"><agentID>AG</agentID><uniqueID>1</uniqueID>${inner}</${type}></propertyList>`;
  const receivedAt = new Date('2026-11-02T00:00:00Z');
  for await (const item of readFeed({ source: [Buffer.from(xml)] as never, receivedAt }))
    if (item.kind === 'listing') return item.listing;
  throw new Error('no listing in the XML');
}

/** What the message means, on its own or for what is stored. */
export async function mapped(
  message: Parameters<typeof messageOf>[0],
  { stored, state }: { stored?: Partial<StoredCopy['listing']>; state?: Partial<FeedState> } = {},
) {
  return mapFeedListing({
    message: await messageOf(message),
    stored: stored as StoredCopy['listing'] | undefined,
    state: { ...EMPTY_STATE, ...state },
    matchAgent: ({ name }) => (name === 'Known Person' ? 7 : undefined),
  });
}
