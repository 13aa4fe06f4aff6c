import type { FormDefinition } from '@frontage/forms';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchForm } from './fetch-form.client.ts';

afterEach(() => vi.unstubAllGlobals());

const definition: FormDefinition = {
  key: 'contact-agent',
  title: 'Contact',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', fillFrom: ['name', 'fname'] },
    { kind: 'email', name: 'email', label: 'Email', fillFrom: ['email'] },
    { kind: 'textarea', name: 'message', label: 'Message' },
    { kind: 'hidden', name: 'agent_id', label: 'Agent', fillFrom: ['agent_id'] },
  ],
  submitLabel: 'Send',
  messages: { waiting: '', failed: '', thanks: { title: '', body: '' } },
  version: 1,
};

/** Stands in for the server, which knows agent 7 and no listing; keeps what it was asked. */
function server() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('property_id'))
      return Response.json({ message: 'There is no such form.' }, { status: 404 });
    return Response.json({
      definition,
      formToken: 't',
      values: { agent_id: '7' },
      heading: '',
      subject: null,
    });
  });
  return asked;
}

const opened = async (args: Parameters<typeof fetchForm>[0]) =>
  (await fetchForm(args)).form ?? expect.fail('no form');

it('fills in who the visitor is without sending it anywhere', async () => {
  const asked = server();
  const query = '?fname=Zo%C3%AB&lname=Sample&email=zoe@example.com&phone=0400&other=1';
  const { values } = await opened({ action: '/forms/contact-agent?agent_id=7', query });
  expect(asked).toEqual(['/forms/contact-agent/ticket?agent_id=7']);
  expect(values).toMatchObject({ name: 'Zoë Sample', email: 'zoe@example.com', agent_id: '7' });
});

it('fills in nothing that the field itself would refuse', async () => {
  server();
  const { values } = await opened({ action: '/forms/contact-agent', query: '?email=none&message=Hello' });
  expect(values).toEqual({ agent_id: '7' });
});

it('hands on what the page’s address is about, but not over what the form’s own says', async () => {
  const asked = server();
  await fetchForm({ action: '/forms/contact-agent?agent_id=7', query: '?agent_id=8&insp_id=3' });
  expect(asked).toEqual(['/forms/contact-agent/ticket?agent_id=7&insp_id=3']);
});

it('opens without what the page’s address names when the website has not got it', async () => {
  const asked = server();
  await fetchForm({ action: '/forms/contact-agent?agent_id=7', query: '?property_id=99' });
  expect(asked).toEqual([
    '/forms/contact-agent/ticket?agent_id=7&property_id=99',
    '/forms/contact-agent/ticket?agent_id=7',
  ]);
});

it('is gone where the form’s own address is about something that is not there', async () => {
  server();
  expect(await fetchForm({ action: '/forms/x?property_id=99', query: '' })).toEqual({
    gone: { message: 'There is no such form.' },
  });
});

it('goes elsewhere where the form is not for who asks', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ next: '/welcome' }));
  expect(await fetchForm({ action: '/forms/login', query: '' })).toEqual({ next: '/welcome' });
});

it('is drawn by an island where the server says so', async () => {
  const drawn = { heading: 'Write to us', island: 'contact-form', props: { id: 7 } };
  vi.stubGlobal('fetch', async () => Response.json(drawn));
  expect(await fetchForm({ action: '/forms/contact/us', query: '' })).toEqual({ drawn });
});

it('fails where the server does', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(fetchForm({ action: '/forms/x', query: '' })).rejects.toThrow('503');
});
