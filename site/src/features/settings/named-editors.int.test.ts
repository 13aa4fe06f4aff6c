// One boot of Payload: about six seconds.
import type { Payload, TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
});

it('who has a record open is named, also to colleagues who do not see their email address', async () => {
  const [admin] = (await payload.find({ collection: 'users', limit: 1 })).docs;
  const { id } = await payload.create({ collection: 'offices', data: { name: 'Newtown' }, draft: true });
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'offices', value: id },
      user: { relationTo: 'users', value: Number(admin?.id) },
    },
  });
  const user = { id: 999, name: 'Lee', role: 'agent', collection: 'users' } as unknown as TypedUser;
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    depth: 1,
    overrideAccess: false,
    user,
  });
  expect(docs).toMatchObject([{ user: { value: { name: admin?.name, email: admin?.name } } }]);
});
