import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { listingBlockActions } from './listing-block-actions.ts';

it('too many at once are told to wait, before anything is looked up', async () => {
  const site = { env: { limits: true, trustProxy: false } } as Site;
  const limit = { take: () => ({ ok: false, retryAfterSeconds: 3 }) };
  for (const [name, action] of listingBlockActions({ site, limit })) {
    const app = new Hono<SiteBindings>().post('/', (c) => action({ c, textIn: () => '', entries: [] }));
    const answer = await app.request('/', { method: 'POST' }, {});
    expect([name, answer.status, answer.headers.get('retry-after')]).toEqual([name, 429, '3']);
  }
});
