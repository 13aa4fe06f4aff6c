import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { FeedRun } from './feed-run.ts';

/** How often to look, in ms. */
const LOOK_MS = 500;

/** The runs of a delivery once all of them are over: a server beside this process may have taken them. */
export async function readEnded({
  payload,
  delivery,
}: {
  payload: Payload;
  delivery: string;
}): Promise<FeedRun[]> {
  for (;;) {
    const { docs } = await payload.find({
      collection: 'feeds',
      where: { delivery: { equals: delivery } },
      sort: 'id',
      depth: 0,
      pagination: false,
    });
    const isOver = docs.every(({ state }) => state !== 'waiting' && state !== 'running');
    if (isOver)
      return docs.map((doc) => ({ failed: 0, ...doc, problems: doc.problems ?? [] }) as unknown as FeedRun);
    await sleep(LOOK_MS);
  }
}
