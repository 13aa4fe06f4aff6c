// One boot of Payload: a few seconds.
import { expect, it } from 'vitest';
import { staffApi } from '#site/features/settings/testing/staff-api.ts';
import { testPayload } from '#site/testing/payload.ts';

const { payload } = await testPayload();
const { ask, person } = staffApi(payload);
const by = await person('editor');

/** What the button *Save Draft* sends. */
const save = (path: string, data: object, method = 'POST') =>
  ask(`/${path}?draft=true`, { by, method, body: { ...data, _status: 'draft' } });

it.each([
  ['pages', 'title'],
  ['posts', 'title'],
  ['popups', 'name'],
  ['sections', 'name'],
  ['agents', 'name'],
  ['offices', 'name'],
])('no draft of %s is stored without a %s', async (collection, name) => {
  const empty = await save(collection, { [name]: ' ' });
  expect(empty.status).toBe(400);
  expect(JSON.stringify(empty.json)).toContain(`Enter the ${name} first`);
  const named = await save(collection, { [name]: 'Spring' });
  expect(named.status).toBe(201);
  const { id } = named.json.doc as { id: number };
  expect((await save(`${collection}/${id}`, { [name]: '' }, 'PATCH')).status).toBe(400);
  expect((await save(`${collection}/${id}`, {}, 'PATCH')).status).toBe(200);
});
