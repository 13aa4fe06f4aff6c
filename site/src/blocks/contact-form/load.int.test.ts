import { beforeAll, describe, expect, it } from 'vitest';
import { loaderOf } from '#site/block-kit/testing/loader-of.ts';
import { CAREERS, storeContactForm } from '#site/features/contact-forms/testing/example-forms.ts';
import { testPayload } from '#site/testing/payload.ts';
import { contactForm } from './contact-form.tsx';
import { load as loadContactForm } from './load.ts';

const { payload } = await testPayload();
const load = loaderOf({ payload, defaults: contactForm.defaults, loader: loadContactForm });
let form = 0;
let draft = 0;

beforeAll(async () => {
  form = await storeContactForm({ payload, form: { ...CAREERS, slug: 'placed', redirect: '/thanks' } });
  const { id } = await payload.create({
    collection: 'contact-forms',
    data: { title: 'Not yet', rows: [{ kind: 'text', label: 'Name' }], _status: 'draft' } as never,
  });
  draft = Number(id);
});

describe('the contact form', () => {
  it('is the published one, with where it goes and what is asked against robots', async () => {
    const { data } = await load({
      props: { form: [form] },
      context: { place: { collection: 'pages', id: 12 } },
    });
    expect(data.form).toMatchObject({
      id: form,
      action: '/forms/contact/placed',
      page: 12,
      next: '/thanks',
      definition: { key: `contact-form-${form}`, title: 'Work with us' },
    });
    const quiz = data.form?.definition.fields.find(({ kind }) => kind === 'quiz');
    expect(quiz).toMatchObject({
      question: 'What is the capital of Australia?',
      proof: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    // Nothing of what staff alone know.
    expect(JSON.stringify(data)).not.toMatch(/Canberra|agency\.test/);
  });

  it.each([
    ['is not published', () => [draft]],
    ['is gone', () => [form + draft + 1000]],
    ['was not chosen', () => []],
  ])('shows nothing where it %s', async (_, chosen) => {
    expect((await load({ props: { form: chosen() } })).data).toEqual({ form: null });
  });
});

it('a page of the time before there were such forms loses its note', () => {
  const [migrate] = contactForm.migrations ?? [];
  expect(migrate?.({ id: 'a', note: 'Name and phone' })).toEqual({ id: 'a' });
});
