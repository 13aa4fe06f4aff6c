import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import type { Captcha } from '#site/features/leads/captcha/captcha.ts';
import { resendEndpoint } from '#site/features/leads/inbox/resend.ts';
import { answerOf, staffRequest } from '#site/features/leads/testing/stored-leads.ts';
import { testSite } from '#site/testing/site.ts';
import { contactClient, type SentValues } from './testing/feedback.ts';

/** Each answer is a person's once. */
const asked: string[] = [];
const captcha: Captcha = {
  widget: () => ({ provider: 'altcha', siteKey: '', puzzleUrl: '/' }),
  puzzle: () => undefined,
  verify: async ({ form, response }) => {
    const isNew = !asked.includes(response);
    asked.push(response);
    return isNew && response === `a person at ${form}`;
  },
};

let site: Awaited<ReturnType<typeof testSite>>;
let client: ReturnType<typeof contactClient>;
let form: number;

beforeAll(async () => {
  site = await testSite({ limits: false, captcha });
  client = contactClient(site);
  form = await storeContactForm({ payload: site.payload });
});

beforeEach(async () => {
  site.mails.length = 0;
  asked.length = 0;
  await site.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
  await site.payload.updateGlobal({
    slug: 'contact-form-settings',
    data: { words: 'Casino\n', addresses: '@spam.example\n127.0.0.9' },
  });
});

const send = (values?: SentValues, headers?: Record<string, string>) =>
  client.send(form, values, { headers });
const storedLeads = () => client.storedLeads();

describe('spam', () => {
  it('is kept, marked, and never sent', async () => {
    const told = [
      await send({ 'your-website': 'https://example.com' }),
      await send({ message: 'Visit our CASINO' }),
      await send({ 'your-email': 'me@spam.example' }),
      await send({}, { 'User-Agent': 'x' }),
      await send({}, { 'User-Agent': 'Casino Robot' }),
    ];
    // The visitor reads what a failure would say.
    const message = 'Your message could not be sent. Your answers are still here. Try again in a minute.';
    for (const { feedback } of told)
      expect(feedback).toMatchObject({
        status: 'spam',
        message,
        posted_data_hash: '',
        invalid_fields: [],
      });
    await site.leads.worker.runOnce();
    expect(site.mails).toEqual([]);
    const leads = await storedLeads();
    expect(leads.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'spam'));
    const { docs } = await site.payload.find({ collection: 'deliveries', sort: 'id', depth: 0 });
    expect(docs.map(({ kind, state, to }) => [kind, state, to])).toEqual(
      Array.from({ length: 5 }, () => ['notice', 'held', 'leura@agency.test']),
    );
    expect(docs.map(({ attempts }) => (attempts as { result: string }[])[0]?.result)).toEqual([
      'Blocked as spam: the honeypot field was filled in. Send it again if it is genuine.',
      'Blocked as spam: “casino” is a blocked word. Send it again if it is genuine.',
      'Blocked as spam: “@spam.example” is a blocked address. Send it again if it is genuine.',
      'Blocked as spam: it was not sent from a browser. Send it again if it is genuine.',
      'Blocked as spam: “casino” is a blocked word. Send it again if it is genuine.',
    ]);
  });

  it('that is none after all is sent on by staff, in the form’s own words', async () => {
    await send({ message: 'I worked at the casino' });
    const { docs } = await site.payload.find({ collection: 'deliveries', depth: 0 });
    const again = await answerOf(() =>
      resendEndpoint.handler({
        ...(staffRequest({ payload: site.payload, person: { role: 'admin' } }) as object),
        routeParams: { id: docs[0]?.id },
      } as never),
    );
    expect(again.status).toBe(200);
    await site.leads.worker.runOnce();
    expect(site.mails).toMatchObject([
      {
        to: [{ address: 'leura@agency.test' }],
        subject: 'Application of Zoë Byron',
        text: expect.stringContaining('I worked at the casino'),
      },
    ]);
  });

  it('is not what a lead is that says the same without it', async () => {
    const same = { phone: '02 5550 7777' };
    expect((await send({ ...same, 'your-website': 'x' })).feedback.status).toBe('spam');
    expect((await send({ ...same, 'your-website': 'x' })).feedback.status).toBe('spam');
    expect((await send(same)).feedback.status).toBe('mail_sent');
    expect((await storedLeads()).map(({ state }) => state)).toEqual(['spam', 'new']);
  });

  it('is what comes from another website not even asked for', async () => {
    const { response, feedback } = await send({}, { Origin: 'https://evil.example' });
    expect(response.status).toBe(200);
    expect(feedback.status).toBe('aborted');
    expect(await storedLeads()).toEqual([]);
  });
});

describe('a question against robots', () => {
  it('is asked again with each answer, and takes its own answer only', async () => {
    const other = await storeContactForm({ payload: site.payload, form: { ...CAREERS, slug: 'other' } });
    const proof = (await client.refill(other)).quiz.quiz?.[1] ?? '';
    const wrong: SentValues[] = [
      { quiz: 'Sydney' },
      { quiz: '' },
      { quiz: ['', ''] },
      { _wpcf7_quiz_answer_quiz: proof },
      { _wpcf7_quiz_answer_quiz: '' },
    ];
    for (const values of wrong) {
      const { feedback } = await send(values);
      expect(feedback).toMatchObject({
        status: 'validation_failed',
        invalid_fields: [{ field: 'quiz', message: 'Your answer is not correct.' }],
        quiz: { quiz: ['What is the capital of Australia?', expect.any(String)] },
      });
    }
    expect((await send({ quiz: '  ＣＡＮ  berra ' })).feedback.status).toBe('mail_sent');
  });

  it('is asked only of those who see it', async () => {
    const rows = [
      { kind: 'select', label: 'About', name: 'about', choices: [{ label: 'Work' }, { label: 'Other' }] },
      {
        kind: 'quiz',
        label: 'Question',
        name: 'quiz',
        questions: [{ question: '2 + 3?', answer: '5' }],
        shownWhen: { field: 'about', is: 'equals', value: 'Other' },
      },
    ] as never;
    const id = await storeContactForm({
      payload: site.payload,
      form: { title: 'Sometimes', slug: 'sometimes', rows },
    });
    const sendTo = async (values: SentValues) => (await client.send(id, values)).feedback;
    expect(await sendTo({ about: 'Work', quiz: '' })).toMatchObject({ status: 'mail_sent' });
    expect(await sendTo({ about: 'Other', quiz: '' })).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'quiz' }],
    });
    expect(await sendTo({ about: 'Other', quiz: '5' })).toMatchObject({ status: 'mail_sent' });
  });
});

describe('a captcha, where staff switched it on', () => {
  let guarded: number;
  beforeAll(async () => {
    guarded = await storeContactForm({
      payload: site.payload,
      form: {
        title: 'Guarded',
        slug: 'guarded',
        captcha: true,
        rows: [{ kind: 'text', label: 'Who', name: 'who', required: true }],
      },
    });
  });
  const sendTo = async (values: SentValues) =>
    (await client.send(guarded, { phone: '', who: 'Zoë', ...values })).feedback;

  it('is looked at after the answers, and nothing is stored without it', async () => {
    expect(await sendTo({ who: '' })).toMatchObject({ status: 'validation_failed' });
    expect(asked).toEqual([]);
    for (const _captcha of ['', 'a robot']) {
      expect(await sendTo({ _captcha })).toMatchObject({
        status: 'spam',
        message: 'The captcha was not completed. Complete it and try again.',
        posted_data_hash: '',
      });
    }
    expect(await storedLeads()).toEqual([]);
  });

  it('lets people through, under each name that clients have for it', async () => {
    const names = ['_captcha', '_wpcf7_turnstile_response', '_wpcf7_recaptcha_response', 'altcha'];
    for (const name of names) {
      asked.length = 0;
      const feedback = await sendTo({ who: name, [name]: `a person at contact-form-${guarded}` });
      expect(feedback).toMatchObject({ status: 'mail_sent' });
    }
    expect(await storedLeads()).toHaveLength(names.length);
  });

  it('is used up once by what comes twice', async () => {
    const same = { who: 'Ada', _captcha: `a person at contact-form-${guarded}` };
    const told = [...(await Promise.all([sendTo(same), sendTo(same)])), await sendTo(same)];
    expect(told.map(({ status }) => status)).toEqual(['mail_sent', 'mail_sent', 'mail_sent']);
    expect(asked).toHaveLength(1);
    expect(await storedLeads()).toHaveLength(1);
  });

  it('is not asked of other forms', async () => {
    expect((await send()).feedback.status).toBe('mail_sent');
    expect(asked).toEqual([]);
  });
});
