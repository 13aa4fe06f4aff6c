import type { Payload } from 'payload';
import sharp from 'sharp';
import { STARTERS } from '#site/features/contact-forms/collection/starters.ts';

/** Values that are easily lost on the way. */
const ODD = 'O\'Brien “Ünited” \\ 🏠\n{"a": 1}';

/**
 * What an install holds that every later version must bring across: records of most collections, with versions, lists,
 * relations, files and settings. Of made-up people.
 */
export async function fillInstall(payload: Payload): Promise<void> {
  const published = { _status: 'published' as const };
  const create = async (collection: string, data: Record<string, unknown>, more = {}) =>
    Number((await payload.create({ collection, data, ...more } as never)).id);

  const picture = await create(
    'media',
    { alt: 'A house by the water' },
    { file: await pictureFile('house.png') },
  );
  const office = await create('offices', { name: ODD, slug: 'newtown', picture, ...published });
  const agent = await create('agents', {
    name: 'Mia Chen',
    email: 'mia@agency.test',
    offices: [office],
    ...published,
  });
  const gone = await create('offices', { name: 'Closed office', slug: 'closed', ...published });
  await payload.delete({ collection: 'offices', id: gone });
  const listing = await create('listings', { ...HOUSE, agents: [agent], ...published });
  await payload.update({ collection: 'listings', id: listing, data: { price: 1_250_000, ...published } });
  await payload.update({ collection: 'listings', id: listing, data: { headline: 'A draft' }, draft: true });
  await create('listings', {
    ...HOUSE,
    streetNumber: '14',
    status: 'sold',
    soldPrice: 990_000,
    ...published,
  });
  await create('pages', { title: 'About us', path: '/about-us', design: DESIGN, ...published });
  const category = await create('post-categories', { name: 'Market', slug: 'market' });
  await create('posts', {
    title: 'Spring',
    slug: 'spring',
    categories: [category],
    publishedAt: '2026-03-01T00:00:00.000Z',
    ...published,
  });
  await create('redirects', { from: '/old-page', to: '/about-us', kind: '301' });
  await create('contact-forms', { ...STARTERS.contact, ...published });
  const lead = await create('leads', {
    form: 'contact-agent',
    reference: 'F-100001',
    token: 'token-1',
    name: 'Zoë Byron',
    email: 'zoe@example.com',
    listing,
    agent,
    answers: { message: ODD },
  });
  await create('lead-notes', { lead, by: 'Mia Chen', text: 'Called back.' });
  await create('subscribers', {
    email: 'zoe@example.com',
    firstName: 'Zoë',
    password: 'ferry lantern orchard',
  });
  await create('feed-sources', { name: 'Riverside', kind: 'https', missing: 'keep' });
  await payload.updateGlobal({ slug: 'settings', data: { siteName: ODD } as never });
  await payload.kv.set('odd', { text: ODD, list: [1, 2.5, null, true] });
}

const HOUSE = {
  status: 'current',
  method: 'buy',
  category: 'residential',
  propertyType: 'House',
  streetNumber: '12',
  street: 'Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  price: 1_200_000,
  beds: 3,
  headline: 'A house by the water',
  inspections: [{ startsAt: '2026-03-07T00:00:00.000Z', endsAt: '2026-03-07T00:30:00.000Z' }],
};

const DESIGN = {
  root: { props: {} },
  content: [{ type: 'heading', props: { id: 'heading-1', text: 'About us', level: 'h2' } }],
};

async function pictureFile(name: string) {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#6a8caf' } })
    .png()
    .toBuffer();
  return { name, data, mimetype: 'image/png', size: data.length };
}
