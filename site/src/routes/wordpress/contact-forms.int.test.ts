import { checkRules, type SwvSchema, valuesFromEntries } from '@frontage/forms';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD, pdf, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { testSite } from '#site/testing/site.ts';
import { bodyOf, contactClient, FORMS_ROOT, type SentValues, UNIT } from './testing/feedback.ts';

let site: Awaited<ReturnType<typeof testSite>>;
let client: ReturnType<typeof contactClient>;
let form: number;

beforeAll(async () => {
  site = await testSite({ limits: false });
  client = contactClient(site);
  form = await storeContactForm({ payload: site.payload });
});

beforeEach(async () => {
  site.mails.length = 0;
  await site.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
});

const send = (
  values?: SentValues,
  { id = form, ...options }: { id?: number; headers?: Record<string, string> } = {},
) => client.send(id, values, options);
const storedLeads = () => client.storedLeads();
const refill = (id = form) => client.refill(id);
const fault = async (response: Response) => {
  const { code, data } = (await response.json()) as { code: string; data: { status: number } };
  expect(data.status).toBe(response.status);
  return [response.status, code];
};

describe('what a client sends', () => {
  it('is stored as a lead and said to be sent', async () => {
    const { response, feedback } = await send();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(feedback).toEqual({
      contact_form_id: form,
      status: 'mail_sent',
      message: 'Thank you. Your message has been sent.',
      posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      into: `#${UNIT}`,
      invalid_fields: [],
      quiz: { quiz: ['What is the capital of Australia?', expect.stringMatching(/^[0-9a-f]{32}$/)] },
    });
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({
      form: `contact-form-${form}`,
      formTitle: 'Work with us',
      name: 'Zoë Byron',
      email: 'zoe@example.com',
      state: 'new',
    });
    expect(lead?.answers).toEqual(
      expect.arrayContaining([
        { name: 'office-choice', label: 'Office', text: 'Leura', kind: 'select' },
        { name: 'message', label: 'Message', text: 'May I work\nwith you?', kind: 'textarea' },
      ]),
    );
    expect(JSON.stringify(lead?.answers)).not.toContain('berra');
  });

  it('may go on in words of its own beside the last choice, which are then in no list of choices', async () => {
    const id = await storeContactForm({
      payload: site.payload,
      form: {
        title: 'Ways',
        slug: 'ways',
        rows: [
          {
            kind: 'radio',
            label: 'Way',
            name: 'way',
            required: true,
            freeText: true,
            choices: [{ label: 'Phone' }, { label: 'Other' }],
          },
        ],
      },
    });
    const schema = (await (
      await fetch(`${site.address}${FORMS_ROOT}/${id}/feedback/schema`)
    ).json()) as SwvSchema;
    expect(schema.rules.map(({ rule }) => rule)).toEqual(['required', 'maxitems', 'maxlength']);
    const sent = async (values: SentValues) => {
      const { feedback } = await send(values, { id });
      const [lead] = (await storedLeads()).slice(-1);
      return [feedback.status, (lead?.answers as { text: string }[] | undefined)?.[0]?.text];
    };
    expect(await sent({ way: 'Other', _wpcf7_free_text_way: 'By <b>pigeon</b>' })).toEqual([
      'mail_sent',
      'Other: By <b>pigeon</b>',
    ]);
    expect(await sent({ way: 'Phone', _wpcf7_free_text_way: 'By pigeon' })).toEqual(['mail_sent', 'Phone']);
    const { feedback } = await send({ way: 'Other', _wpcf7_free_text_way: 'x'.repeat(500) }, { id });
    expect(feedback.invalid_fields).toMatchObject([{ field: 'way' }]);
  });

  it('goes out in the form’s own words, to whom the choice says, with the files', async () => {
    await send({ cv: pdf({ name: '../../my cv.pdf' }), phone: '' });
    await site.leads.worker.runOnce();
    const to = (address: string) => site.mails.find((mail) => mail.to[0]?.address === address);
    const [staff, visitor] = [to('leura@agency.test'), to('zoe@example.com')];
    expect(site.mails).toHaveLength(2);
    expect(staff).toMatchObject({
      to: [{ address: 'leura@agency.test' }],
      subject: 'Application of Zoë Byron',
      text: 'Name: Zoë Byron\nFile: my cv.pdf\n\nMay I work\nwith you?',
      replyTo: { address: 'zoe@example.com' },
      attachments: [{ filename: 'my cv.pdf' }],
    });
    expect(visitor).toMatchObject({
      to: [{ address: 'zoe@example.com' }],
      subject: 'We have it, Zoë Byron',
      automatic: true,
    });
    expect(visitor?.attachments).toBeUndefined();
  });

  it('is told what is wrong, by field, with an id for the control and one for the text', async () => {
    const { response, feedback } = await send({
      'your-name': ' ',
      'your-email': '<b>nobody',
      'office-choice': 'Perth',
    });
    expect(response.status).toBe(200);
    expect(feedback).toMatchObject({
      status: 'validation_failed',
      message: 'Your message has not been sent. Check the marked fields and send it again.',
      posted_data_hash: '',
      invalid_fields: [
        {
          field: 'your-name',
          message: 'Enter your name',
          idref: 'name-control',
          error_id: `${UNIT}-ve-your-name`,
        },
        { field: 'your-email', idref: null },
        { field: 'office-choice', message: 'Choose an option from the list for “Office”' },
      ],
    });
    expect(JSON.stringify(feedback)).not.toContain('nobody');
    expect(await storedLeads()).toEqual([]);
  });

  it('arrives whatever it says of its page', async () => {
    for (const _page of ['http://[bad', '//evil.example/x', '/contact?utm_source=news']) {
      expect((await send({ _page })).feedback.status).toBe('mail_sent');
    }
    expect((await storedLeads()).at(-1)).toMatchObject({ page: '/contact?utm_source=news' });
  });

  it('gets an error for a statement that was not accepted', async () => {
    const { feedback } = await send({ terms: '' });
    expect(feedback).toMatchObject({
      status: 'acceptance_missing',
      posted_data_hash: '',
      invalid_fields: [],
    });
    expect(await storedLeads()).toEqual([]);
  });

  it('is one lead when it comes twice, also at the same moment', async () => {
    const same = { phone: '02 5550 9999' };
    const both = await Promise.all([send(same), send(same)]);
    const again = await send(same);
    expect([...both, again].map(({ feedback }) => feedback.status)).toEqual([
      'mail_sent',
      'mail_sent',
      'mail_sent',
    ]);
    expect(await storedLeads()).toHaveLength(1);
  });
});

describe('what is no submission', () => {
  const post = (path: string, init: RequestInit) =>
    fetch(`${site.address}${FORMS_ROOT}${path}`, { method: 'POST', ...init });

  it('is told so by status and code, in this order', async () => {
    expect(await fault(await post('/999/feedback', { body: new URLSearchParams({ a: '1' }) }))).toEqual([
      415,
      'wpcf7_unsupported_media_type',
    ]);
    expect(
      await fault(
        await post(`/${form}/feedback`, { body: '{}', headers: { 'content-type': 'application/json' } }),
      ),
    ).toEqual([415, 'wpcf7_unsupported_media_type']);
    for (const sent of [{}, { _wpcf7_unit_tag: UNIT }] as SentValues[]) {
      expect(await fault(await post('/999/feedback', { body: bodyOf(sent) }))).toEqual([
        404,
        'wpcf7_not_found',
      ]);
    }
    expect(
      await fault(await post(`/${form}/feedback`, { body: bodyOf({ ...GOOD, _wpcf7_unit_tag: '"<>' }) })),
    ).toEqual([400, 'wpcf7_unit_tag_not_found']);
  });

  it('has no other addresses', async () => {
    for (const [method, path] of [
      ['GET', `/${form}/feedback`],
      ['POST', `/${form}/refill`],
      ['GET', '/abc/refill'],
      ['GET', ''],
      ['PUT', `/${form}`],
    ] as const) {
      const response = await fetch(`${site.address}${FORMS_ROOT}${path}`, { method });
      expect(await fault(response)).toEqual([404, 'rest_no_route']);
    }
    for (const path of ['/999/refill', '/999/feedback/schema']) {
      expect(await fault(await fetch(site.address + FORMS_ROOT + path))).toEqual([404, 'wpcf7_not_found']);
    }
  });

  it('of ten megabytes of text is refused with a sentence', async () => {
    const { response, feedback } = await send({ message: 'a '.repeat(5_000_000) });
    expect(response.status).toBe(200);
    expect(feedback).toMatchObject({ status: 'mail_failed', into: `#${UNIT}` });
    expect(feedback.message).toBe('Your message is too long. Shorten it and send it again.');
    expect(await storedLeads()).toEqual([]);
  });

  it.each([
    ['that breaks off', '--cut\r\nContent-Disposition: form-data; name="your-name"\r\n\r\nZoë'],
    [
      'in letters that nobody knows',
      '--cut\r\nContent-Disposition: form-data; name="your-name"\r\nContent-Type: text/plain; charset=none\r\n\r\nZoë\r\n--cut--\r\n',
    ],
    ['whose parts are none', '--cut\r\nNonsense\u0001\r\n\r\nZoë\r\n--cut--\r\n'],
  ])('%s is answered with what to do', async (_what, rest) => {
    const tag = `--cut\r\nContent-Disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\n${UNIT}\r\n`;
    const response = await post(`/${form}/feedback`, {
      body: tag + rest,
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'mail_failed',
      message: 'We didn’t receive the whole form. Go back and send it again.',
      into: `#${UNIT}`,
    });
    expect(await storedLeads()).toEqual([]);
  });

  it('goes to a draft, a form that is not there', async () => {
    const { id } = await site.payload.create({
      collection: 'contact-forms',
      data: { title: 'Soon' } as never,
      draft: true,
    });
    const response = await post(`/${id}/feedback`, { body: bodyOf({ _wpcf7_unit_tag: UNIT }) });
    expect(await fault(response)).toEqual([404, 'wpcf7_not_found']);
  });
});

describe('a WordPress without readable addresses', () => {
  // Its clients put the address into the query: the root is `/?rest_route=/`, in whatever folder the website was.
  const asked = (root: string, path: string) => `${site.address}${root}${path.replace('?', '&')}`;
  const ROOTS = ['/?rest_route=/', '/index.php?rest_route=/', '/old/site/?lang=en&rest_route=%2F'];
  const readable = '/wp-json/';

  it.each(ROOTS)('is answered at %s as at the readable address', async (root) => {
    const path = `contact-form-7/v1/contact-forms/${form}`;
    const schema = async (at: string) => (await fetch(asked(at, `${path}/feedback/schema`))).json();
    expect(await schema(root)).toEqual(await schema(readable));
    const { quiz } = (await (await fetch(asked(root, `${path}/refill?_=1`))).json()) as Awaited<
      ReturnType<typeof refill>
    >;
    const answers = { quiz: 'canberra', _wpcf7_quiz_answer_quiz: quiz.quiz?.[1] ?? '' };
    const response = await fetch(asked(root, `${path}/feedback`), {
      method: 'POST',
      body: bodyOf({ _wpcf7_unit_tag: UNIT, ...GOOD, ...answers, message: root }),
      headers: { 'User-Agent': 'Mozilla/5.0' },
    });
    expect(await response.json()).toMatchObject({ contact_form_id: form, status: 'mail_sent' });
    expect(await storedLeads()).toHaveLength(1);
    for (const [method, wrong] of [
      ['POST', `${path}/refill`],
      ['GET', 'contact-form-7/v1/nothing'],
    ] as const)
      expect(await fault(await fetch(asked(root, wrong), { method }))).toEqual([404, 'rest_no_route']);
  });

  it('may write the whole of it encoded', async () => {
    const route = encodeURIComponent(`/contact-form-7/v1/contact-forms/${form}/refill/`);
    const response = await fetch(`${site.address}/?rest_route=${route}`);
    expect(await response.json()).toHaveProperty('quiz');
  });

  it('gets the page for what is about something else', async () => {
    for (const route of ['', '/wp/v2/posts', '/contact-form-7'])
      expect(await (await fetch(`${site.address}/?rest_route=${route}`)).text()).toContain('<html');
  });
});

it('the schema says what the server will say', async () => {
  const response = await fetch(`${site.address}${FORMS_ROOT}/${form}/feedback/schema`);
  const schema = (await response.json()) as SwvSchema;
  expect(schema).toMatchObject({ version: expect.any(String), locale: 'en_AU', rules: expect.any(Array) });
  // Clients of version 6.1 break off where files are counted.
  const ofFiles = schema.rules.filter(({ field }) => field === 'cv').map(({ rule }) => rule);
  expect(ofFiles).toEqual(['file', 'maxfilesize']);
  const values = {
    'your-name': '',
    'your-email': 'x',
    'office-choice': '',
    phone: 'call me',
    message: 'a'.repeat(501),
  };
  const here = checkRules({ schema, values: valuesFromEntries(Object.entries(values)) });
  const { feedback } = await send(values);
  const there = feedback.invalid_fields.map(({ field, message }) => [field, message]);
  expect(Object.fromEntries(here)).toEqual(Object.fromEntries(there));
  expect(here.size).toBe(5);
});

it('a form without quizzes has nothing to refill, and its texts are plain', async () => {
  const id = await storeContactForm({
    payload: site.payload,
    form: {
      title: 'Plain',
      slug: 'plain',
      rows: [{ kind: 'text', label: 'Name', name: 'name', required: true }],
      messages: { invalid_required: 'Say <b>who</b> you are <3', mail_sent_ok: 'Got <i>it</i>.' },
    },
  });
  expect(await refill(id)).toEqual([]);
  expect((await send({ name: '' }, { id })).feedback.invalid_fields[0]?.message).toBe('Say who you are 3');
  const { feedback } = await send({ name: 'Zoë' }, { id });
  expect(feedback).toMatchObject({ status: 'mail_sent', message: 'Got it.' });
  expect(feedback).not.toHaveProperty('quiz');
});
