// @sqlite-only: who is named; where leads go is asked on PostgreSQL by the lead directory’s test.
// One boot of Payload: about six seconds.
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { formOptions } from '../../forms/settings/form-options.ts';
import { answerOf, staffRequest } from '../../testing/stored-leads.ts';
import type { FormRecipients } from './form-recipients.ts';
import { recipientsEndpoint } from './recipients-endpoint.ts';

let payload: Payload;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  const office = await payload.create({
    collection: 'offices',
    data: {
      name: 'Fremantle',
      suburb: 'Fremantle',
      postcode: '6160',
      email: 'freo@agency.test',
      _status: 'published',
    },
  });
  await payload.create({
    collection: 'agents',
    data: {
      name: 'Kim',
      email: 'kim@agency.test',
      office: Number(office.id),
      propertyManager: true,
      _status: 'published',
    },
  });
  await payload.updateGlobal({
    slug: 'lead-handling',
    data: { copies: [{ email: 'audit@agency.test', how: 'bcc', forms: ['rental-appraisal'] }] },
  });
});

const ask = (query: Record<string, string> = {}, role: 'admin' | 'editor' | undefined = 'admin') =>
  answerOf(() =>
    recipientsEndpoint.handler(staffRequest({ payload, query, ...(role ? { person: { role } } : {}) })),
  );
const recipients = async (query?: Record<string, string>) =>
  (JSON.parse((await ask(query)).text) as { forms: FormRecipients[] }).forms;

it('names who would get each form about a place, by the rules that real leads follow', async () => {
  const forms = await recipients({ suburb: 'Fremantle', postcode: '6160' });
  expect(forms.map(({ form }) => form)).toEqual(formOptions.map(({ value }) => value));
  const of = (key: string) => forms.find(({ form }) => form === key);
  expect(of('rental-appraisal')).toMatchObject({
    to: 'freo@agency.test',
    office: 'Fremantle',
    hidden: ['audit@agency.test'],
  });
  expect(of('maintenance-request')).toMatchObject({ to: 'freo@agency.test', copies: ['kim@agency.test'] });
});

it('without a place, it is the agency’s own address', async () => {
  expect((await recipients())[0]).toMatchObject({ to: 'admin@example.com', office: '' });
});

it('is for admins, and for listings that are on the website', async () => {
  expect((await ask({}, 'editor')).status).toBe(403);
  expect((await ask({ listing: '999999' })).status).toBe(404);
});
