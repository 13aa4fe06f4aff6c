import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { decideEndpoint } from '../decide-endpoint.ts';
import { hashToken } from '../sources/source-token.ts';

/** The token of every source that {@link makeFeedSource} makes. */
export const TEST_TOKEN = 'feed_test-token';

/** A source called Riverside, with key `riverside`; its id. */
export async function makeFeedSource(payload: Payload, data: Record<string, unknown> = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'feed-sources',
    data: { name: 'Riverside', kind: 'https', missing: 'keep', ...data } as never,
  });
  await query(payload, sql`update feed_sources set token_hash = ${hashToken(TEST_TOKEN)} where id = ${id}`);
  return Number(id);
}

/** What an editor decides about a file in the admin; the status of the answer. */
export async function decideInAdmin(payload: Payload, id: number, decision: string): Promise<number> {
  const answer = await decideEndpoint.handler({
    payload,
    user: { id: 1, collection: 'users', role: 'editor', name: 'Mia Chen' },
    headers: new Headers({ origin: env().siteUrl }),
    routeParams: { id: String(id) },
    json: async () => ({ decision }),
  } as never);
  return answer.status;
}
