import { beforeAll, expect, it } from 'vitest';
import { CAREERS, GOOD, pdf, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get, address, mails } = await testSite();

let id: number;
let link: string;
beforeAll(async () => {
  id = await storeContactForm({ payload });
  await payload.update({
    collection: 'contact-forms',
    id,
    draft: true,
    data: { title: 'Work with our team', redirect: '/welcome' },
  });
  link = previewPath({ collection: 'contact-forms', id, now: Date.now() });
});

const token = (path = link) => path.split('?t=')[1] ?? '';
/** As the form's script sends it. */
async function send(values: Record<string, string | File>, key = token()) {
  const { text } = await get(link);
  const body = new FormData();
  const proof = /name="_wpcf7_quiz_answer_quiz" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const all = { _wpcf7_unit_tag: 'wpcf7-f1-o1', _wpcf7_quiz_answer_quiz: proof, ...values };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  const answer = await fetch(`${address}/preview/contact-forms/${id}/${key}/feedback`, {
    method: 'POST',
    body,
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

it('shows the newest draft to anyone who has the link, says what it is, and is not kept', async () => {
  const { status, text, headers } = await get(link);
  expect(status).toBe(200);
  expect(text).toContain('Work with our team</h1>');
  expect(text).toContain('This is a preview of the newest draft.');
  expect(text).toContain('After sending, it redirects to /welcome.');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await get('/forms/contact/work-with-us')).text).toContain('Work with us</h1>');
});

it('answers what is sent as the form would, and keeps nothing of it', async () => {
  const wrong = await send({ ...GOOD, 'your-email': 'nobody', quiz: 'Canberra' });
  expect(wrong.json).toMatchObject({
    status: 'validation_failed',
    invalid_fields: [{ field: 'your-email' }],
  });
  const { terms: _terms, ...others } = GOOD;
  expect((await send({ ...others, quiz: 'Canberra' })).json).toMatchObject({ status: 'acceptance_missing' });
  expect((await send({ ...GOOD, quiz: 'Canberra', cv: pdf() })).json).toMatchObject({
    status: 'mail_sent',
    message: 'Thank you. Your message has been sent. (A preview: nothing was sent.)',
  });
  expect(await payload.count({ collection: 'leads' })).toEqual({ totalDocs: 0 });
  expect(mails).toEqual([]);
  const again = await get(`/preview/contact-forms/${id}/${token()}/refill`);
  expect(JSON.parse(again.text)).toEqual({
    quiz: { quiz: ['What is the capital of Australia?', expect.any(String)] },
  });
  const plain = await fetch(address + link, { method: 'POST', body: new FormData(), redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, link]);
});

it('is for nobody without the link, and for no other form', async () => {
  for (const wrong of ['', '?t=', '?t=made.up']) {
    expect((await get(`/preview/contact-forms/${id}${wrong}`)).status).toBe(404);
  }
  const other = await storeContactForm({ payload, form: { ...CAREERS, slug: 'other' } });
  expect((await get(`/preview/contact-forms/${other}?t=${token()}`)).status).toBe(404);
  expect((await get(`/preview/pages/${id}?t=${token()}`)).status).toBe(404);
  expect((await send(GOOD, 'made.up')).status).toBe(404);
  const old = token(
    previewPath({ collection: 'contact-forms', id, now: Date.now() - 8 * 24 * 60 * 60 * 1000 }),
  );
  expect((await send(GOOD, old)).status).toBe(404);
});

it('says where there is nothing to ask yet', async () => {
  const empty = await payload.create({
    collection: 'contact-forms',
    draft: true,
    data: { title: 'Empty', rows: [] } as never,
  });
  const { status, text } = await get(
    previewPath({ collection: 'contact-forms', id: empty.id, now: Date.now() }),
  );
  expect(status).toBe(200);
  expect(text).toContain('This form has no fields yet');
});
