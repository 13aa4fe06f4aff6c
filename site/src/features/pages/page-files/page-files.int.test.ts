import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { designRules } from '#site/builder/design-rules.ts';
import { unzip } from '#site/server/testing/unzip.ts';
import { testPayload } from '#site/testing/payload.ts';
import { type PageFile, packPage } from './page-file.ts';
import { pageFileEndpoints } from './page-file-endpoints.ts';

// Cost: about 3 s on each database, most of it Payload's start.
let payload: Payload;
let dataDir: string;
let users: Record<string, { id: number; role: string; collection: 'users' }>;
let picture: { id: number; filename?: string | null };
let form: number;
let page: number;

beforeAll(async () => {
  ({ payload, dataDir } = await testPayload());
  const user = async (role: 'admin' | 'marketing' | 'agent') => {
    const data = { name: role, role, email: `${role}@example.com`, password: 'correct horse battery' };
    const { id } = await payload.create({ collection: 'users', data });
    return [role, { id: Number(id), role, collection: 'users' as const }] as const;
  };
  users = Object.fromEntries([await user('admin'), await user('marketing'), await user('agent')]);
  const data = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#1f4038' } })
    .png()
    .toBuffer();
  picture = await payload.create({
    collection: 'media',
    data: { title: 'Front', alt: 'A cottage' },
    file: { data, name: 'front.png', mimetype: 'image/png', size: data.length },
  });
  const contact = { title: 'Ask us', slug: 'ask-us', rows: [] };
  form = Number((await payload.create({ collection: 'contact-forms', data: contact, draft: true })).id);
  const content = [
    { type: 'heading', props: { id: 'h', text: 'Sell with us', level: '1' } },
    {
      type: 'section',
      props: {
        id: 's',
        content: [
          { type: 'image', props: { id: 'i', picture: { id: picture.id, alt: 'Our office' } } },
          { type: 'contact-form', props: { id: 'f', form: [form] } },
        ],
      },
    },
  ];
  const made = await payload.create({
    collection: 'pages',
    data: {
      title: 'Sell with us',
      path: '/sell-with-us',
      hideFooter: true,
      seo: { description: 'Sell well.', image: picture.id },
      design: { content, root: { props: {} } },
      _status: 'published',
    },
  });
  page = Number(made.id);
});

const endpoints = pageFileEndpoints('pages', designRules);
const ask = async ({
  method,
  as = 'marketing',
  id,
  body,
}: {
  method: 'get' | 'post';
  as?: string;
  id?: number;
  body?: Buffer;
}) => {
  const request = {
    ...{ user: users[as] ?? null, payload, routeParams: { id: String(id) }, context: {}, payloadAPI: 'REST' },
    ...{ headers: new Headers(), body: body ? new Response(new Uint8Array(body)).body : null },
  };
  const endpoint = endpoints.find((each) => each.method === method);
  return (await endpoint?.handler(request as unknown as PayloadRequest)) as Response;
};
const exported = async () => Buffer.from(await (await ask({ method: 'get', id: page })).arrayBuffer());
const imported = async (body: Buffer, as?: string) => {
  const response = await ask({ method: 'post', body, ...(as ? { as } : {}) });
  return {
    status: response.status,
    ...((await response.json()) as { id: number; leftOut: string[]; message?: string }),
  };
};
/** The page that was imported, with the blocks of its section. */
const read = async (id: number) => {
  const doc = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
  const { content } = doc.design as unknown as {
    content: { props: { content: { props: Record<string, unknown> }[] } }[];
  };
  return { doc, inSection: content[1]?.props.content.map(({ props }) => props) };
};

describe('an exported page', () => {
  it('is a zip with its texts, its pictures and the keys of the records that it names', async () => {
    const response = await ask({ method: 'get', id: page });
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="sell-with-us.zip"',
    ]);
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(['page.json', `pictures/${picture.filename}`]);
    expect(files.get(`pictures/${picture.filename}`)).toEqual(
      readFileSync(join(dataDir, 'media', String(picture.filename))),
    );
    expect(JSON.parse(String(files.get('page.json')))).toMatchObject({
      collection: 'pages',
      fields: {
        title: 'Sell with us',
        path: '/sell-with-us',
        hideFooter: true,
        seo: { description: 'Sell well.' },
      },
      pictures: [{ id: picture.id, title: 'Front', alt: 'A cottage' }],
      records: [{ to: 'contact-forms', id: form, key: 'Ask us' }],
    });
  });

  it('becomes a draft at a free address on the same website, with the same picture and form', async () => {
    const { status, id, leftOut } = await imported(await exported());
    expect([status, leftOut]).toEqual([201, []]);
    const { doc, inSection } = await read(id);
    expect(doc).toMatchObject({ title: 'Sell with us', path: '/sell-with-us-copy', _status: 'draft' });
    expect(doc.seo).toMatchObject({ description: 'Sell well.', image: null });
    expect(inSection).toMatchObject([{ picture: { id: picture.id, alt: 'Our office' } }, { form: [form] }]);
  });

  it('brings its pictures to a website that does not have them, once, and says what else it named', async () => {
    const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#884422' } })
      .webp()
      .toBuffer();
    const other: PageFile = {
      collection: 'pages',
      fields: { title: 'From elsewhere', path: '/buy' },
      design: {
        content: [
          { type: 'image', props: { id: 'i', picture: { id: 9001 } } },
          { type: 'section', props: { id: 's', content: [] } },
          { type: 'contact-form', props: { id: 'f', form: [77] } },
        ],
        root: { props: {} },
      },
      pictures: [{ id: 9001, filename: 'elsewhere.webp', title: 'Street', alt: 'Our street', bytes }],
      records: [{ to: 'contact-forms', id: 77, key: 'Their form' }],
      presets: [],
    };
    const [first, second] = [await imported(await packPage(other)), await imported(await packPage(other))];
    expect(first).toMatchObject({
      status: 201,
      leftOut: [
        'The contact form “Their form” is not on this website. Choose another one where it was shown.',
      ],
    });
    const doc = await payload.findByID({ collection: 'pages', id: first.id, draft: true, depth: 0 });
    // /buy is the website's own.
    expect(doc.path).toBe('/buy-copy');
    const { docs } = await payload.find({
      collection: 'media',
      where: { title: { equals: 'Street' } },
      depth: 0,
    });
    expect(docs).toMatchObject([{ alt: 'Our street' }]);
    for (const { id } of [first, second])
      expect(
        JSON.stringify((await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })).design),
      ).toContain(`"picture":{"id":${docs[0]?.id}}`);
    expect(JSON.stringify(doc.design)).not.toContain('77');
  });
});

describe('style presets of an exported page', () => {
  const styled = (preset: number) => ({
    content: [{ type: 'text', props: { id: 't', html: '<p>Hi</p>', stylePreset: [preset] } }],
    root: { props: {} },
  });
  const presetIn = async (id: number) => {
    const { design } = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
    return JSON.stringify(design).match(/"stylePreset":\[(\d+)\]/)?.[1];
  };

  it('come along, and are added where the website has none of that name', async () => {
    const style = { surface: { colour: 'brand' } };
    const preset = await payload.create({
      collection: 'style-presets',
      data: { name: 'Dark card', block: 'text', style },
    });
    const made = await payload.create({
      collection: 'pages',
      data: { title: 'Styled', path: '/styled', design: styled(preset.id), _status: 'published' },
    });
    const file = Buffer.from(await (await ask({ method: 'get', id: Number(made.id) })).arrayBuffer());
    expect(await presetIn((await imported(file)).id)).toBe(String(preset.id));
    // As on another website.
    await payload.update({ collection: 'style-presets', id: preset.id, data: { name: 'Another name' } });
    const { id, leftOut } = await imported(file);
    const { docs } = await payload.find({
      collection: 'style-presets',
      where: { name: { equals: 'Dark card' } },
    });
    expect([leftOut, docs.map((doc) => doc.style), await presetIn(id)]).toEqual([
      [],
      [style],
      String(docs[0]?.id),
    ]);
  });

  it('hold nothing but a style', async () => {
    const file = await packPage({
      ...{ collection: 'pages', fields: { title: 'Odd', path: '/odd' }, pictures: [], records: [] },
      presets: [
        { id: 5, name: 'Odd', block: 'text', style: { html: '<script>', surface: { colour: 'url(x)' } } },
      ],
      design: styled(5),
    });
    const { id, leftOut } = await imported(file);
    expect(leftOut).toEqual([expect.stringContaining('The style preset “Odd”')]);
    expect(await presetIn(id)).toBeUndefined();
  });
});

describe('a file that strangers made', () => {
  const pageWith = (more: Partial<PageFile>): Promise<Buffer> =>
    packPage({
      collection: 'pages',
      fields: { title: 'Strange', path: '/strange' },
      design: { content: [], root: { props: {} } },
      pictures: [],
      records: [],
      presets: [],
      ...more,
    });

  it.each([
    ['no zip', async () => Buffer.from('hello'), 'Choose the .zip file that was exported from a page'],
    ['cut off', async () => (await exported()).subarray(0, 300), 'This is no exported page'],
    [
      'of a section',
      () => pageWith({ collection: 'sections' }),
      'Import it in the list of reusable sections',
    ],
  ])('that is %s is refused with a sentence', async (_, make, sentence) => {
    const { status, message } = await imported(await make());
    expect([400, 422]).toContain(status);
    expect(message).toContain(sentence);
  });

  it('cannot bring a picture that is none, nor blocks that only admins may add', async () => {
    const content = [{ type: 'image', props: { id: 'i', picture: { id: 1 } } }];
    const bytes = Buffer.from('<script>alert(1)</script>');
    const pictures = [{ id: 1, filename: 'x.webp', bytes }];
    const { leftOut } = await imported(
      await pageWith({ design: { content, root: { props: {} } }, pictures }),
    );
    expect(leftOut).toEqual([
      expect.stringContaining('The image “x.webp”: This file type is not supported.'),
    ]);

    const html = [{ type: 'html', props: { id: 'h', html: '<b>hi</b>' } }];
    const file = await pageWith({ design: { content: html, root: { props: {} } } });
    expect(await imported(file)).toMatchObject({
      status: 422,
      message: expect.stringContaining('Only admins can add or change the block'),
    });
    expect(await imported(file, 'admin')).toMatchObject({ status: 201 });
  });

  it('has only texts where texts belong', async () => {
    const fields = { title: { a: 1 }, path: 7, hideHeader: 'yes', seo: { title: ['x'], noindex: 1 } };
    const { id } = await imported(await pageWith({ fields }));
    expect(await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })).toMatchObject({
      ...{ title: 'Imported', path: '/imported-page', hideHeader: false },
      seo: { noindex: false },
    });
  });

  it('cannot nest more deeply than a page may', async () => {
    let value: unknown = 'x';
    for (let level = 0; level < 1500; level += 1) value = [value];
    const content = [{ type: 'heading', props: { id: 'h', text: value } }] as never;
    expect(await imported(await pageWith({ design: { content, root: { props: {} } } }))).toMatchObject({
      status: 422,
    });
  });
});

it('is for those who may edit pages', async () => {
  const file = await exported();
  expect((await ask({ method: 'get', id: page, as: 'agent' })).status).toBe(403);
  expect((await ask({ method: 'get', id: page, as: 'nobody' })).status).toBe(401);
  expect((await imported(file, 'agent')).status).toBe(403);
  expect((await imported(file, 'nobody')).status).toBe(401);
});

describe('an exported template', () => {
  const endpoint = (method: 'get' | 'post') =>
    pageFileEndpoints('templates', designRules).find((each) => each.method === method);
  const send = async (method: 'get' | 'post', more: object) => {
    const request = {
      ...{ user: users.marketing, payload, routeParams: {}, context: {}, payloadAPI: 'REST' },
      ...{ headers: new Headers(), body: null, ...more },
    };
    return (await endpoint(method)?.handler(request as unknown as PayloadRequest)) as Response;
  };

  it('keeps its conditions where the other website has the same records, and says what it has not', async () => {
    const office = (name: string) =>
      payload.create({
        collection: 'offices',
        data: { name, slug: name.toLowerCase(), _status: 'published' },
      });
    const [stays, goes] = [await office('Newtown'), await office('Enmore')];
    const made = await payload.create({
      collection: 'templates',
      data: {
        kind: 'listing',
        name: 'Inner west',
        appliesTo: 'some',
        order: 3,
        conditions: { offices: [stays.id, goes.id], categories: ['residential'], suburbs: ['Newtown NSW'] },
        design: {
          content: [{ type: 'heading', props: { id: 'h', text: 'Ours', level: '2' } }],
          root: { props: {} },
        },
        _status: 'published',
      },
    });
    const file = Buffer.from(
      await (await send('get', { routeParams: { id: String(made.id) } })).arrayBuffer(),
    );
    await payload.delete({ collection: 'offices', id: goes.id });
    const response = await send('post', { body: new Response(new Uint8Array(file)).body });
    const { id, leftOut } = (await response.json()) as { id: number; leftOut: string[] };
    expect(leftOut).toEqual([
      'The office “enmore” is not on this website. Check the conditions of the template.',
    ]);
    const doc = await payload.findByID({ collection: 'templates', id, draft: true, depth: 0 });
    expect(doc).toMatchObject({
      ...{ kind: 'listing', name: 'Inner west', appliesTo: 'some', order: 3, _status: 'draft' },
      conditions: { offices: [stays.id], categories: ['residential'], suburbs: ['Newtown NSW'] },
    });
  });

  it('of posts names its categories by their addresses', async () => {
    const category = (name: string) =>
      payload.create({ collection: 'post-categories', data: { name, slug: name.toLowerCase() } });
    const [stays, goes] = [await category('Selling'), await category('Renting')];
    const made = await payload.create({
      collection: 'templates',
      data: {
        ...{ kind: 'post', name: 'Guides', appliesTo: 'some', _status: 'published' },
        conditions: { newsCategories: [stays.id, goes.id] },
        design: {
          content: [{ type: 'post-content', props: { id: 'c', width: 'page' } }],
          root: { props: {} },
        },
      },
    });
    const file = Buffer.from(
      await (await send('get', { routeParams: { id: String(made.id) } })).arrayBuffer(),
    );
    await payload.delete({ collection: 'post-categories', id: goes.id });
    const response = await send('post', { body: new Response(new Uint8Array(file)).body });
    const { id, leftOut } = (await response.json()) as { id: number; leftOut: string[] };
    expect(leftOut).toEqual([
      'The category “renting” is not on this website. Check the conditions of the template.',
    ]);
    expect(await payload.findByID({ collection: 'templates', id, draft: true, depth: 0 })).toMatchObject({
      ...{ kind: 'post', name: 'Guides', appliesTo: 'some', _status: 'draft' },
      conditions: { newsCategories: [stays.id] },
      design: { content: [{ type: 'post-content', props: { width: 'page' } }] },
    });
  });

  it('of a kind that this website does not have is refused', async () => {
    const file = await packPage({
      ...{
        collection: 'templates',
        fields: { name: 'Odd', kind: 'odd' },
        pictures: [],
        records: [],
        presets: [],
      },
      design: { content: [], root: { props: {} } },
    });
    const response = await send('post', { body: new Response(new Uint8Array(file)).body });
    expect(response.status).toBe(422);
  });
});
