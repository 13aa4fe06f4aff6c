import { beforeAll, describe, expect, it } from 'vitest';
import { GOOD, pdf, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { testSite } from '#site/testing/site.ts';

const PATH = '/forms/contact/work-with-us';

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  site = await testSite({ limits: false });
  await storeContactForm({ payload: site.payload });
  await storeContactForm({
    payload: site.payload,
    form: {
      title: 'Leads on',
      slug: 'leads-on',
      redirect: '/welcome-aboard',
      rows: [{ kind: 'text', label: 'Name', required: true }],
    },
  });
});

const inputValue = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';

/** As a browser without JavaScript: the hidden fields of the page, and what somebody answers. */
async function post(values: Record<string, string | File>, { path = PATH, json = false } = {}) {
  const { text } = await site.get(path);
  const body = new FormData();
  const all = {
    _ticket: inputValue(text, '_ticket'),
    _wpcf7_quiz_answer_quiz: inputValue(text, '_wpcf7_quiz_answer_quiz'),
    ...values,
  };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  return fetch(site.address + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'User-Agent': 'Mozilla/5.0', ...(json ? { Accept: 'application/json' } : {}) },
  });
}

describe('a contact form as a page', () => {
  it('is drawn with its questions and what is asked against robots', async () => {
    const { status, text } = await site.get(`${PATH}?your-name=Zo%C3%AB`);
    expect(status).toBe(200);
    expect(text).toContain('<h1 class="mb-6 text-3xl md:text-4xl">Work with us</h1>');
    expect(text).toContain('What is the capital of Australia?');
    expect(text).toMatch(/enctype="multipart\/form-data"/i);
    expect(text).toContain('About you</h2>');
    expect(text).not.toMatch(/Canberra|agency\.test/);
    expect(text).toContain('noindex');
    expect(text).toMatch(/See our <a href="\/privacy"[^>]*>privacy policy<\/a>/);
  });

  it('is sent without JavaScript, and leads to its thanks', async () => {
    const answer = await post({ ...GOOD, quiz: 'canberra', cv: pdf() });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/forms\/contact\/work-with-us\/sent\?reference=FR-/);
    const { text } = await site.get(location);
    expect(text).toContain('Your message has been sent.');
    expect(text).toContain(new URLSearchParams(location.split('?')[1]).get('reference'));
  });

  it('comes back with what was typed and what is wrong', async () => {
    const answer = await post({ ...GOOD, 'your-email': 'nobody', quiz: 'Sydney' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Enter your email in full, such as name@example.com');
    expect(text).toContain('Your answer is not correct.');
    expect(text).toContain('value="Zoë Byron"');
    expect(text).not.toContain('value="Sydney"');
  });

  it('says which statement is missing', async () => {
    const { terms: _terms, ...others } = GOOD;
    const answer = await post({ ...others, quiz: 'Canberra' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Tick the box above the button');
  });

  it('leads on where staff say so, and answers our own script', async () => {
    const path = '/forms/contact/leads-on';
    expect((await post({ name: 'Zoë' }, { path })).headers.get('location')).toBe('/welcome-aboard');
    const told = await post({ name: 'Ada' }, { path, json: true });
    expect(await told.json()).toMatchObject({
      ok: true,
      reference: expect.stringMatching(/^FR-/),
      next: '/welcome-aboard',
    });
    const refused = await post({ name: '' }, { path, json: true });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      ok: false,
      reason: 'validation_failed',
      errors: [{ field: 'name', rule: 'required', message: 'Enter your name' }],
    });
  });

  it('gives its data to a panel, and is nowhere else', async () => {
    const { text } = await site.get(`${PATH}/ticket`);
    expect(JSON.parse(text)).toMatchObject({
      heading: 'Work with us',
      island: 'contact-form',
      props: {
        action: PATH,
        token: expect.any(String),
        definition: { title: 'Work with us' },
        fetched: true,
      },
    });
    for (const path of ['/forms/contact/none', '/forms/contact/none/sent', '/forms/contact/none/ticket'])
      expect((await site.get(path)).status).toBe(404);
    const lost = await fetch(`${site.address}/forms/contact/none`, {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    });
    expect(lost.status).toBe(404);
  });
});
