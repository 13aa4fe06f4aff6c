import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { onPurge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { publishScheduled, startScheduledPublishing } from './scheduled-publishing.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

let count = 0;
async function scheduled({ type, at }: { type: 'publish' | 'unpublish'; at: number }) {
  count += 1;
  const path = `/scheduled-${count}`;
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Later', path, _status: type === 'publish' ? 'draft' : 'published' },
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'pages', value: id } },
    waitUntil: new Date(at),
  });
  const status = async () => (await payload.findByID({ collection: 'pages', id }))._status;
  return { status, path };
}

const MINUTE = 60_000;

it('publishes what is due, and forgets what was at the address', async () => {
  const due = await scheduled({ type: 'publish', at: Date.now() - MINUTE });
  const later = await scheduled({ type: 'publish', at: Date.now() + 60 * MINUTE });
  const purged = vi.fn();
  const stop = onPurge(purged);
  await publishScheduled(payload);
  stop();
  expect(await due.status()).toBe('published');
  expect(await later.status()).toBe('draft');
  expect(purged).toHaveBeenCalledWith(expect.arrayContaining([`page:${due.path}`]), 'here');
});

it('unpublishes what is due', async () => {
  const { status } = await scheduled({ type: 'unpublish', at: Date.now() - MINUTE });
  await publishScheduled(payload);
  expect(await status()).toBe('draft');
});

it('does it once, also when two ask in the same moment', async () => {
  const purges = async (publish: () => Promise<unknown>) => {
    const { status } = await scheduled({ type: 'publish', at: Date.now() - MINUTE });
    const purged = vi.fn();
    const stop = onPurge(purged);
    await publish();
    stop();
    expect(await status()).toBe('published');
    return purged.mock.calls.length;
  };
  const once = await purges(() => publishScheduled(payload));
  expect(once).toBeGreaterThan(0);
  expect(await purges(() => Promise.all([publishScheduled(payload), publishScheduled(payload)]))).toBe(once);
});

it('looks again and again until it is stopped', async () => {
  const { status } = await scheduled({ type: 'publish', at: Date.now() - MINUTE });
  const stop = startScheduledPublishing({ payload, everyMs: 10 });
  await expect.poll(status).toBe('published');
  await stop();
  const late = await scheduled({ type: 'publish', at: Date.now() - MINUTE });
  expect(await late.status()).toBe('draft');
});
