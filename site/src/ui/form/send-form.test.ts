import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the server: answers in turn, and keeps what it was sent. */
function server(...answers: (() => Response)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const answer = answers.shift();
    if (!answer) throw new TypeError('network');
    return answer();
  });
  return requests;
}

const json =
  (data: unknown, status = 200) =>
  () =>
    Response.json(data, { status });
const body = () => {
  const form = new FormData();
  form.set('name', 'Zoë');
  return form;
};
const send = (form = body()) => sendForm({ action: '/forms/x', body: form });

describe('sending a form', () => {
  it('posts it and asks for JSON', async () => {
    const requests = server(json({ ok: true, reference: 'FR-ABC234' }));
    expect(await send()).toEqual({ ok: true, reference: 'FR-ABC234' });
    expect(requests[0]).toMatchObject({ url: '/forms/x', init: { method: 'POST' } });
    expect(String(requests[0]?.init.body)).toBe('name=Zo%C3%AB');
  });

  it('sends files as multipart', async () => {
    const requests = server(json({ ok: true, reference: 'FR-ABC234' }));
    const form = body();
    form.set('photo', new File(['x'], 'x.jpg'));
    await send(form);
    expect(requests[0]?.init.body).toBe(form);
  });

  it('hands on why it was refused', async () => {
    const refused = { ok: false, reason: 'limited', message: 'Later.' };
    server(json(refused, 429));
    expect(await send()).toEqual(refused);
  });

  it.each([
    ['no connection', []],
    ['a page that is not JSON', [() => new Response('<html>', { status: 502 })]],
    ['JSON that is not an answer', [json(null)]],
  ])('has no answer: %s', async (_, answers) => {
    server(...answers);
    expect(await send()).toBeUndefined();
  });
});
