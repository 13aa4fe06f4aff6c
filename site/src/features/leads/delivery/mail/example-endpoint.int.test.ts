import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { mailExampleEndpoint } from './example-endpoint.ts';

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload()).payload;
});

describe('what previews are made with', () => {
  const ask = (user: unknown) => mailExampleEndpoint.handler({ payload, user } as never);

  it('is for staff', async () => {
    await expect(ask(undefined)).rejects.toMatchObject({ status: 401 });
    const answer = await ask({ id: 1, collection: 'users', role: 'agent' });
    expect(await answer.json()).toMatchObject({
      agencyName: 'Your agency',
      contact: { name: 'Your agency' },
      unconfirmed: [],
    });
  });

  it('names the forms that confirm nothing to the visitor', async () => {
    const set = (autoresponse: boolean) =>
      payload.updateGlobal({ slug: 'lead-form-settings', data: { salesAppraisal: { autoresponse } } });
    await set(false);
    const answer = await ask({ id: 1, collection: 'users', role: 'editor' });
    expect((await answer.json()).unconfirmed).toEqual(['sales-appraisal']);
    await set(true);
  });
});
