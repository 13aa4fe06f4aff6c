import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { findContactForm, loadContactForms } from '../definition/load-contact-forms.ts';
import { importEndpoint } from '../import/import-endpoint.ts';
import { mailPreviewEndpoint } from '../mails/preview-endpoint.ts';
import { CAREERS, storeContactForm } from '../testing/example-forms.ts';
import { problemsEndpoint } from './problems-endpoint.ts';
import { startEndpoint } from './start-endpoint.ts';

let payload: Payload;
beforeAll(async () => {
  ({ payload } = await testPayload());
});

const request = ({ role, body }: { role?: 'admin' | 'editor' | 'agent'; body?: unknown }) =>
  ({
    user: role ? { id: 1, name: 'Ada', collection: 'users', email: 'ada@agency.test', role } : null,
    payload,
    headers: new Headers(),
    json: async () => body,
    context: {},
    query: {},
  }) as never;

it('hidden copies of a form are for editors and admins, in its earlier versions too', async () => {
  const id = await storeContactForm({ payload });
  const headers = 'Bcc: boss@agency.test';
  await payload.update({ collection: 'contact-forms', id, data: { staffMail: { headers } } });
  const seenBy = async (role: 'editor' | 'agent') => {
    const asked = {
      collection: 'contact-forms',
      overrideAccess: false,
      user: { id: 1, collection: 'users', email: 'ada@agency.test', role } as never,
    } as const;
    return JSON.stringify([await payload.find(asked), await payload.findVersions(asked)]);
  };
  expect((await seenBy('editor')).split(headers).length).toBeGreaterThan(2);
  expect(await seenBy('agent')).not.toContain('boss@agency.test');
  await payload.delete({ collection: 'contact-forms', id });
});

describe('contact forms', () => {
  it('are read whole from the database, and again when they change', async () => {
    const id = await storeContactForm({ payload });
    const form = (await loadContactForms(payload)).get(id);
    expect(form).toMatchObject({
      slug: 'work-with-us',
      mailValues: { 'office-choice': { Newtown: 'newtown@agency.test', Leura: 'leura@agency.test' } },
      quizzes: { quiz: [{ question: 'What is the capital of Australia?', answer: 'Canberra' }] },
      mails: { staff: { attach: true, recipients: ['[office-choice]'] } },
    });
    expect(JSON.stringify(form?.definition)).not.toMatch(/Canberra|agency\.test/);
    await payload.update({
      collection: 'contact-forms',
      id,
      data: { title: 'Careers', _status: 'published' },
    });
    expect((await loadContactForms(payload)).get(id)?.definition).toMatchObject({
      title: 'Careers',
      key: `contact-form-${id}`,
    });
    await payload.delete({ collection: 'contact-forms', id });
    expect((await loadContactForms(payload)).has(id)).toBe(false);
  });

  it('keep each kind of condition', async () => {
    const conditions = (['equals', 'not', 'filled', 'empty'] as const).map((is) => ({
      kind: 'text' as const,
      label: is,
      name: is,
      shownWhen: { field: 'about', is, value: 'Selling' },
    }));
    const rows = [{ kind: 'text' as const, label: 'About', name: 'about' }, ...conditions];
    const id = await storeContactForm({ payload, form: { title: 'Conditions', slug: 'conditions', rows } });
    const fields = (await loadContactForms(payload)).get(id)?.definition.fields;
    expect(fields?.slice(1).map(({ shownWhen }) => shownWhen)).toEqual([
      { field: 'about', equals: 'Selling' },
      { not: { field: 'about', equals: 'Selling' } },
      { field: 'about', notEmpty: true },
      { not: { field: 'about', notEmpty: true } },
    ]);
    await payload.delete({ collection: 'contact-forms', id });
  });

  it('may be anything as a draft, but only sound ones are published', async () => {
    const data = { title: 'Half done', rows: [{ kind: 'select', label: 'Pick' }] } as never;
    const { id, slug } = await payload.create({ collection: 'contact-forms', data, draft: true });
    expect(slug).toBe('half-done');
    expect(await findContactForm({ payload, slug: 'half-done' })).toBeUndefined();
    await expect(
      payload.update({ collection: 'contact-forms', id, data: { _status: 'published' } }),
    ).rejects.toThrow('Field 1 (Pick): Add choices.');
    const rows = [{ kind: 'select', label: 'Pick', choices: [{ label: 'One' }] }] as never;
    await payload.update({ collection: 'contact-forms', id, data: { rows, _status: 'published' } });
    const form = await findContactForm({ payload, slug: 'half-done' });
    expect(form?.definition.fields).toMatchObject([{ name: 'pick', kind: 'select' }]);
  });

  it('have an address each, with the same title and as copies too', async () => {
    const make = () =>
      payload.create({ collection: 'contact-forms', draft: true, data: { title: 'Open day' } as never });
    expect([(await make()).slug, (await make()).slug]).toEqual(['open-day', 'open-day-2']);
    const rows = [{ kind: 'text', label: 'Name' }];
    const data = { title: 'Open day', rows, _status: 'published' } as never;
    const { id, slug } = await payload.create({ collection: 'contact-forms', data });
    expect(slug).toBe('open-day-3');
    expect((await payload.duplicate({ collection: 'contact-forms', id })).slug).toBe('open-day-4');
  });

  it('keep the name that a question has, whatever its label becomes', async () => {
    const form = { title: 'Names', slug: 'names', rows: [{ kind: 'text' as const, label: 'Your name' }] };
    const id = await storeContactForm({ payload, form });
    const stored = await payload.findByID({ collection: 'contact-forms', id });
    const rows = stored.rows?.map((row) => ({ ...row, label: 'Who are you?' }));
    await payload.update({ collection: 'contact-forms', id, data: { rows, _status: 'published' } });
    expect((await loadContactForms(payload)).get(id)?.definition.fields).toMatchObject([
      { name: 'your-name', label: 'Who are you?' },
    ]);
  });
});

describe('a form that is brought along', () => {
  const text = {
    title: 'Brought along',
    form: '<label>Name [text* who]</label> [select from]',
    staffMail: { subject: '[who] [gone]', body: 'x' },
  };
  const bring = (asked: Parameters<typeof request>[0]) => importEndpoint(['pdf']).handler(request(asked));

  it('becomes a draft, with a list of what is left to do', async () => {
    const answer = (await (await bring({ role: 'editor', body: text })).json()) as {
      id: number;
      problems: string[];
    };
    expect(answer.problems).toEqual([
      '“from”: the choices come from another source. Add them manually.',
      'The email to the agency uses [gone], which is not supported.',
    ]);
    const stored = await payload.findByID({ collection: 'contact-forms', id: answer.id, draft: true });
    expect(stored).toMatchObject({
      _status: 'draft',
      slug: 'brought-along',
      rows: [{ kind: 'text', name: 'who', label: 'Name', required: true }, { kind: 'select' }],
      staffMail: { subject: '[who] [gone]' },
      // There was no second email, so visitors are sent none.
      visitorMail: { isOn: false },
    });
    const visitorMail = { subject: 'Thank you', recipient: '[who]', body: 'Dear [who]' };
    const withTwo = await bring({ role: 'editor', body: { ...text, title: 'Two mails', visitorMail } });
    const { id: two } = (await withTwo.json()) as { id: number };
    expect(await payload.findByID({ collection: 'contact-forms', id: two, draft: true })).toMatchObject({
      visitorMail: { isOn: true, subject: 'Thank you' },
    });
    const again = (await (await bring({ role: 'editor', body: text })).json()) as { id: number };
    expect(await payload.findByID({ collection: 'contact-forms', id: again.id, draft: true })).toMatchObject({
      slug: 'brought-along-2',
    });
  });

  it('is for editors and admins, and needs a title and a text', async () => {
    await expect(bring({ body: text })).rejects.toThrow('Sign in');
    await expect(bring({ role: 'agent', body: text })).rejects.toThrow('Only editors and admins');
    await expect(bring({ role: 'admin', body: { ...text, title: ' ' } })).rejects.toThrow('Enter a title.');
    await expect(bring({ role: 'admin', body: null })).rejects.toThrow('Enter a title.');
    await expect(bring({ role: 'admin', body: { title: 'x', form: 7 } })).rejects.toThrow(
      'Paste the form template',
    );
  });
});

it('a form begins with one of those that most agencies have', async () => {
  for (const starter of ['contact', 'careers', 'feedback']) {
    const answer = await startEndpoint.handler(request({ role: 'editor', body: { starter } }));
    const { id } = (await answer.json()) as { id: number };
    await payload.update({ collection: 'contact-forms', id, data: { _status: 'published' } });
    expect((await loadContactForms(payload)).has(id)).toBe(true);
  }
  await expect(
    startEndpoint.handler(request({ role: 'editor', body: { starter: 'constructor' } })),
  ).rejects.toThrow('Unknown form starter');
  await expect(startEndpoint.handler(request({ body: { starter: 'contact' } }))).rejects.toThrow('Sign in');
});

describe('a form that is being edited', () => {
  const staffMail = {
    ...CAREERS.staffMail,
    body: `${CAREERS.staffMail?.body}[gone]`,
    headers: 'Cc: boss@agency.test',
  };
  const edited = { ...CAREERS, staffMail };

  it('shows what its emails say before anybody gets them', async () => {
    const ask = (role?: 'agent', body: unknown = edited) =>
      mailPreviewEndpoint.handler(request({ role, body }));
    expect(await (await ask('agent')).json()).toEqual({
      staff: {
        to: ['newtown@agency.test'],
        copies: ['boss@agency.test'],
        fromName: '',
        replyTo: 'sample@example.com',
        subject: 'Application of Sample Person',
        text: expect.stringContaining('Name: Sample Person\nPhone: 0400 000 000\nFile: sample.pdf'),
        files: ['sample.pdf'],
        unknown: ['gone'],
      },
      visitor: {
        to: ['sample@example.com'],
        copies: [],
        fromName: '',
        replyTo: '',
        subject: 'We have it, Sample Person',
        text: expect.stringContaining('Thank you, Sample Person.'),
        files: [],
        unknown: [],
      },
    });
    const html = { ...edited, staffMail: { isHtml: true, body: '<b>[your-name]</b>' } };
    expect(await (await ask('agent', html)).json()).toMatchObject({
      staff: { html: '<b>Sample Person</b>', text: 'Sample Person' },
    });
    await expect(ask()).rejects.toThrow('Sign in');
    await expect(ask('agent', null)).rejects.toThrow('no form');
  });

  it('says what keeps it from being published', async () => {
    const ask = async (body: unknown) =>
      (await problemsEndpoint(['pdf', 'docx', 'jpg']).handler(request({ role: 'editor', body }))).json();
    expect(await ask(edited)).toEqual({
      problems: [expect.stringContaining('The email to the agency uses [gone]')],
    });
    expect(await ask(CAREERS)).toEqual({ problems: [] });
    // As the admin sends lists without rows.
    const rows = CAREERS.rows?.map((row) => ({ choices: 0, questions: 0, ...row }));
    expect(await ask({ ...CAREERS, rows, oneOf: 0 })).toEqual({ problems: [] });
    expect(await ask({})).toEqual({ problems: ['Add at least one field.'] });
    await expect(problemsEndpoint([]).handler(request({ body: {} }))).rejects.toThrow('Sign in');
  });
});

it('is not deleted while a published page shows it, and is told where it is', async () => {
  const form = await storeContactForm({ payload, form: { ...CAREERS, slug: 'standing' } });
  const other = await storeContactForm({ payload, form: { ...CAREERS, slug: 'standing-nowhere' } });
  const block = { type: 'contact-form', props: { id: 'c', form: [form] } };
  const row = { type: 'columns', props: { id: 'r', count: '2', column1: [block], column2: [] } };
  const page = await payload.create({
    collection: 'pages',
    data: {
      title: 'Careers',
      path: '/careers',
      design: { content: [row], root: { props: {} } },
      _status: 'published',
    } as never,
  });
  const remove = (id: number) => payload.delete({ collection: 'contact-forms', id });
  await expect(remove(form)).rejects.toThrow(
    'This form is used in the page “Careers”. Remove it there before you delete it.',
  );
  const trash = (id: number) =>
    payload.update({ collection: 'contact-forms', id, data: { deletedAt: new Date().toISOString() } });
  await expect(trash(form)).rejects.toThrow('This form is used in the page “Careers”.');
  await expect(trash(other)).resolves.toMatchObject({ _status: 'draft' });
  await payload.update({ collection: 'contact-forms', id: other, data: { deletedAt: null }, trash: true });
  await remove(other);
  const endpoints = payload.collections['contact-forms'].config.endpoints;
  const places = endpoints ? endpoints.find(({ path }) => path === '/:id/places') : undefined;
  const ask = async (role?: 'agent') =>
    places?.handler({ ...(request({ role }) as object), routeParams: { id: form } } as never);
  expect(await (await ask('agent'))?.json()).toEqual({
    places: [{ name: 'the page “Careers”', path: `/admin/builder/pages/${page.id}` }],
  });
  await expect(ask()).rejects.toThrow('Sign in');
  await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } });
  await remove(form);
});
