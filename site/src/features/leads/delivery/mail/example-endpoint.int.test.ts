// @sqlite-only: how an example is written; leads are delivered on PostgreSQL by other tests.
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { recordingMailer } from '../../testing/lead-service.ts';
import { composeExample } from './compose-example.tsx';
import { provideMailExample } from './example-composer.ts';
import { mailExampleEndpoint } from './example-endpoint.ts';
import { testMailEndpoint } from './test-mail-endpoint.ts';

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

describe('a test email', () => {
  const send = async (body: object, role = 'editor') => {
    provideMailExample(composeExample);
    const { mailer, sent } = recordingMailer();
    Object.assign(payload.email, { mailer });
    const user = { id: 1, collection: 'users', role, email: 'ada@agency.test' };
    const answer = await testMailEndpoint.handler({
      payload,
      user,
      headers: new Headers(),
      json: async () => body,
    } as never);
    return { sent, message: ((await answer.json()) as { message: string }).message };
  };
  const own = {
    form: 'property-enquiry',
    readership: 'visitor',
    texts: { subject: 'Hello about {listing}' },
  };

  it('is what the texts on the screen make, and goes to the person who asks', async () => {
    const { sent, message } = await send(own);
    expect(message).toBe('The email was sent to ada@agency.test.');
    expect(sent).toMatchObject([
      { to: [{ address: 'ada@agency.test' }], subject: expect.stringMatching(/^Test: Hello about \d+ /) },
    ]);
    expect(sent[0]?.html).toContain('Your agency');
  });

  it('has the colours of the theme, as its preview has', async () => {
    const brand = async () =>
      (await (await mailExampleEndpoint.handler({ payload, user: admin } as never)).json()).colours.brand;
    const admin = { id: 1, collection: 'users', role: 'admin' };
    expect(await brand()).toBe('#1f4038');
    await payload.updateGlobal({ slug: 'theme', data: { colours: { brand: '#0b3d91' } } });
    expect(await brand()).toBe('#0b3d91');
    const { html } = (await send(own)).sent[0] ?? {};
    expect(html).toContain('color:#0b3d91');
    expect(html).not.toContain('#1f4038');
    await payload.updateGlobal({ slug: 'theme', data: { colours: { brand: '#1f4038' } } });
  });

  it.each([
    [{ ...own, form: 'no-form' }, /form/],
    [{ ...own, readership: 'boss' }, /Choose a form/],
    [{ ...own, texts: { subject: 'Hello {nobody}' } }, /nobody/],
  ])('is refused: %j', async (body, why) => {
    await expect(send(body)).rejects.toThrow(why);
  });

  it('is for those who may change the texts', async () => {
    await expect(send(own, 'agent')).rejects.toThrow(/Only editors/);
  });
});
