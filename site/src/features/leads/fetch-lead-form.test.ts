import { afterEach, expect, it, vi } from 'vitest';
import { fetchLeadForm } from './fetch-lead-form.client.ts';
import { contactAgent } from './forms/contact-agent.ts';
import type { OpenLeadForm } from './open-lead-form.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the server, which knows agent 7 and no listing; keeps what it was asked. */
function server() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('property_id'))
      return Response.json({ message: 'There is no such form.' }, { status: 404 });
    return Response.json({
      definition: contactAgent,
      ticket: 't',
      values: { agent_id: '7' },
      heading: '',
      subject: null,
    });
  });
  return asked;
}

const opened = async (args: Parameters<typeof fetchLeadForm>[0]) =>
  (await fetchLeadForm(args)) as OpenLeadForm;

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
  await fetchLeadForm({ action: '/forms/contact-agent?agent_id=7', query: '?agent_id=8&insp_id=3' });
  expect(asked).toEqual(['/forms/contact-agent/ticket?agent_id=7&insp_id=3']);
});

it('opens without what the page’s address names when the website has not got it', async () => {
  const asked = server();
  await fetchLeadForm({ action: '/forms/contact-agent?agent_id=7', query: '?property_id=99' });
  expect(asked).toEqual([
    '/forms/contact-agent/ticket?agent_id=7&property_id=99',
    '/forms/contact-agent/ticket?agent_id=7',
  ]);
});

it('is gone where the form’s own address is about something that is not there', async () => {
  server();
  expect(await fetchLeadForm({ action: '/forms/x?property_id=99', query: '' })).toBe('gone');
});

it('fails where the server does', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(fetchLeadForm({ action: '/forms/x', query: '' })).rejects.toThrow('503');
});
