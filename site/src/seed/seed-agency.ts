import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { agency, agents, offices } from '../../demo/agency.ts';
import { reviews } from '../../demo/reviews.ts';
import { storePicture } from '../features/feeds/store-picture.ts';

type DemoAgency = {
  agency: typeof agency;
  agents: typeof agents;
  offices: typeof offices;
};

/**
 * Settings, header and footer, offices and people of the demonstration, without their pictures. What is there already
 * stays as it is.
 */
export async function seedAgency({
  payload,
  agency: demo,
  now,
}: {
  payload: Payload;
  agency: DemoAgency;
  /** Reviews are dated back from here. */
  now: Date;
}): Promise<void> {
  await seedGlobals({ payload, demo });
  const officeIds = new Map<string, number>();
  for (const { code, slug, about, hours, picture: _, ...office } of demo.offices) {
    const id = await findOrCreate({
      payload,
      collection: 'offices',
      slug,
      data: { ...office, slug, bio: about, hours: hours.join('\n'), feedAgentIds: [code] },
    });
    officeIds.set(code, id);
  }
  const agentIds = new Map<string, number>();
  for (const [index, person] of demo.agents.entries()) {
    const { key, office, biography, languages, portrait: _, ...agent } = person;
    const id = await findOrCreate({
      payload,
      collection: 'agents',
      slug: slugOf(agent.name),
      data: {
        ...agent,
        slug: slugOf(agent.name),
        office: officeIds.get(office),
        bio: biography.join('\n\n'),
        languages: [...(languages ?? [])],
        position: index + 1,
        feedId: key,
      },
    });
    agentIds.set(key, id);
  }
  await seedReviews({ payload, agentIds, now });
}

/** What clients wrote, where there is nothing yet. */
async function seedReviews({
  payload,
  agentIds,
  now,
}: {
  payload: Payload;
  agentIds: ReadonlyMap<string, number>;
  now: Date;
}): Promise<void> {
  if ((await payload.count({ collection: 'reviews' })).totalDocs > 0) return;
  for (const { agent, daysAgo, ...review } of reviews) {
    const date = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    await payload.create({ collection: 'reviews', data: { ...review, date, agent: agentIds.get(agent) } });
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The pictures of the front page, the offices and the people, where there is none yet. */
export async function seedAgencyPictures({
  payload,
  agency: { agency, offices, agents },
  dir,
}: {
  payload: Payload;
  agency: DemoAgency;
  /** The folder the picture paths start from. */
  dir: string;
}): Promise<void> {
  const picture = async (path: string, alt: string) =>
    (await storePicture({ payload, bytes: await readFile(join(dir, path)), alt })).media;
  const { heroImage } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  if (!heroImage)
    await payload.updateGlobal({ slug: 'settings', data: { heroImage: await picture(agency.hero, '') } });
  for (const { slug, suburb, picture: front } of offices) {
    const office = await findBySlug({ payload, collection: 'offices', slug });
    if (!office || office.picture) continue;
    const data = { picture: await picture(front, `The office in ${suburb}`) };
    await payload.update({ collection: 'offices', id: office.id, data });
  }
  for (const { name, portrait } of agents) {
    const agent = await findBySlug({ payload, collection: 'agents', slug: slugOf(name) });
    if (!agent || agent.portrait) continue;
    const data = { portrait: await picture(portrait, name) };
    await payload.update({ collection: 'agents', id: agent.id, data });
  }
}

async function seedGlobals({ payload, demo: { agency } }: { payload: Payload; demo: DemoAgency }) {
  const { agencyName } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  if (agencyName === agency.name) return;
  await payload.updateGlobal({
    slug: 'header',
    data: {
      links: [
        { label: 'Buy', url: '/buy' },
        { label: 'Rent', url: '/rent' },
        { label: 'Sell', url: '/sell' },
        { label: 'Rent out', url: '/property-management' },
        { label: 'Sold', url: '/sold' },
        { label: 'Our people', url: '/agents' },
        { label: 'Contact', url: '/contact' },
      ],
      buttonLabel: 'Free appraisal',
      buttonUrl: '/market-appraisal-form',
    },
  });
  await payload.updateGlobal({
    slug: 'footer',
    data: {
      links: [
        {
          label: 'Find a property',
          below: [
            { label: 'Buy', url: '/buy' },
            { label: 'Rent', url: '/rent' },
            { label: 'Open homes', url: '/open-homes' },
            { label: 'Auctions', url: '/auctions' },
            { label: 'Commercial', url: '/commercial' },
            { label: 'Rural', url: '/rural' },
            { label: 'Holiday rentals', url: '/holiday' },
          ],
        },
        {
          label: 'Sell or rent out',
          below: [
            { label: 'Sell with us', url: '/sell' },
            { label: 'Market appraisal', url: '/market-appraisal-form' },
            { label: 'Rental appraisal', url: '/forms/rental-appraisal' },
            { label: 'Property management', url: '/property-management' },
            { label: 'Change your property manager', url: '/forms/transfer-management' },
          ],
        },
        {
          label: 'Tenants',
          below: [
            { label: 'Maintenance request', url: '/forms/maintenance-request' },
            { label: 'Notice to vacate', url: '/forms/vacate-notice' },
          ],
        },
        {
          label: 'Results and calculators',
          below: [
            { label: 'Sold', url: '/sold' },
            { label: 'Leased', url: '/leased' },
            { label: 'Stamp duty calculator', url: '/calculators/stamp-duty' },
            { label: 'All calculators', url: '/calculators' },
          ],
        },
        {
          label: 'About',
          below: [
            { label: 'About us', url: '/about' },
            { label: 'Our people', url: '/agents' },
            { label: 'Our offices', url: '/offices' },
            { label: 'News', url: '/news' },
            { label: 'Contact us', url: '/forms/contact-agency' },
          ],
        },
      ],
      smallPrint: `${agency.footer}\n\n${agency.acknowledgement}`,
    },
  });
  // Last: its name is what tells that the three are done.
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      agencyName: agency.name,
      tagline: agency.tagline,
      intro: agency.intro.join('\n\n'),
      strengths: agency.sellingPoints.map(({ title, text }) => ({ title, text })),
      phone: agency.phone,
      email: agency.email,
      ...agency.legal,
      licences: agency.legal.licences.map((licence) => ({ ...licence })),
      socialLinks: [...agency.legal.socialLinks],
      languages: ['zh', 'vi', 'ar'],
      demo: true,
    },
  });
}

/** The id of the record with this slug, made when there is none. */
async function findOrCreate({
  payload,
  collection,
  slug,
  data,
}: {
  payload: Payload;
  collection: 'offices' | 'agents';
  slug: string;
  data: { name: string; [field: string]: unknown };
}): Promise<number> {
  const known = await findBySlug({ payload, collection, slug });
  if (known) return Number(known.id);
  const { id } = await payload.create({ collection, data: { ...data, _status: 'published' } });
  return Number(id);
}

async function findBySlug<Collection extends 'offices' | 'agents'>({
  payload,
  collection,
  slug,
}: {
  payload: Payload;
  collection: Collection;
  slug: string;
}) {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0, limit: 1 });
  return docs[0];
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
