import { expect, it } from 'vitest';
import { placeEndpoint } from './place-endpoint.ts';

const ask = async (
  query: Record<string, string>,
  user: object | null = { id: 1, collection: 'users', role: 'agent' },
) => {
  const request = { user, searchParams: new URLSearchParams(query) };
  const answer = (await placeEndpoint.handler(request as never)) as Response;
  return ((await answer.json()) as { place: { latitude: number; longitude: number } | null }).place;
};

it('gives the middle of a suburb, however its name is written', async () => {
  const newtown = await ask({ suburb: 'newtown ', state: 'NSW', postcode: '2042' });
  expect(newtown?.latitude).toBeCloseTo(-33.9, 1);
  expect(newtown?.longitude).toBeCloseTo(151.2, 1);
});

it.each([
  ['another postcode', { suburb: 'Newtown', state: 'NSW', postcode: '3220' }],
  ['no suburb', { state: 'NSW', postcode: '2042' }],
  ['nothing', {}],
])('knows no place for %s', async (_, query) => expect(await ask(query)).toBeNull());

it('is for staff', async () => {
  await expect(ask({}, null)).rejects.toThrow(/Sign in/);
});
