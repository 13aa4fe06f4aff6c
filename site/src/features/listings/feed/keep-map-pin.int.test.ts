// One boot of Payload: a few seconds.
import { expect, it } from 'vitest';
import type { Listing } from '#site/payload-types.ts';
import { testPayload } from '#site/testing/payload.ts';
import { messageOf } from '../testing/message.ts';
import { takeFeedListings } from './take-feed-listings.ts';

const { payload } = await testPayload();
const { id: office } = await payload.create({
  collection: 'offices',
  data: { name: 'Perth', _status: 'published' },
});
let count = 0;

/** A message of the feed about its one listing, later than the ones before. */
async function take(place: { latitude: number; longitude: number; streetNumber?: string }): Promise<number> {
  const { latitude, longitude, streetNumber = '9' } = place;
  const message = await messageOf({
    inner:
      `<address><streetNumber>${streetNumber}</streetNumber><street>Main Road</street><suburb>Perth</suburb><state>WA</state>` +
      `<latitude>${latitude}</latitude><longitude>${longitude}</longitude></address>`,
    modTime: `2026-11-01-09:0${++count}:00`,
  });
  const { taken } = await takeFeedListings({
    payload,
    messages: [{ ...message, uniqueID: 'PIN' }],
    receivedAt: new Date(),
    feedRun: 7,
    findOffice: () => office,
    findAgent: () => undefined,
  });
  return Number(taken[0]?.id);
}

it('a map pin that staff set stays, until they remove it', async () => {
  const id = await take({ latitude: -31.95, longitude: 115.86 });
  const read = () => payload.findByID({ collection: 'listings', id, depth: 0 });
  const save = (data: Partial<Listing>) => payload.update({ collection: 'listings', id, data });
  expect(await read()).toMatchObject({ latitude: -31.95, longitude: 115.86 });

  // To the east only: the other half of the point must not follow the feed either.
  await save({ longitude: 115.87 });
  await take({ latitude: -31.9, longitude: 115.8, streetNumber: '11' });
  expect(await read()).toMatchObject({ streetNumber: '11', latitude: -31.95, longitude: 115.87 });

  await save({ latitude: null, longitude: null });
  await take({ latitude: -31.8, longitude: 115.7 });
  expect(await read()).toMatchObject({ latitude: -31.8, longitude: 115.7 });
});
