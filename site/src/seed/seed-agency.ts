import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { agency, agents, offices } from '../../demo/agency.ts';
import { storePicture } from '../features/feeds/store-picture.ts';

type DemoAgency = { agency: typeof agency; agents: typeof agents; offices: typeof offices };

/** Offices, people, settings, header and footer of the demonstration. What is there already stays as it is. */
export async function seedAgency({
  payload,
  agency: demo,
  dir,
}: {
  payload: Payload;
  agency: DemoAgency;
  /** The folder the picture paths start from. */
  dir: string;
}): Promise<void> {
  const picture = async (path: string, alt: string) =>
    (await storePicture({ payload, bytes: await readFile(join(dir, path)), alt })).media;
  await seedGlobals({ payload, demo, picture });
  const officeIds = new Map<string, number>();
  for (const { code, slug, about, hours, picture: front, ...office } of demo.offices) {
    const id = await findOrCreate({
      payload,
      collection: 'offices',
      slug,
      create: async () => ({
        ...office,
        slug,
        bio: about,
        hours: hours.join('\n'),
        feedAgentIds: [code],
        picture: await picture(front, `The office in ${office.suburb}`),
      }),
    });
    officeIds.set(code, id);
  }
  for (const [index, person] of demo.agents.entries()) {
    const { key, office, biography, portrait, ...agent } = person;
    await findOrCreate({
      payload,
      collection: 'agents',
      slug: slugOf(agent.name),
      create: async () => ({
        ...agent,
        slug: slugOf(agent.name),
        office: officeIds.get(office),
        bio: biography.join('\n\n'),
        portrait: await picture(portrait, agent.name),
        position: index + 1,
        feedId: key,
      }),
    });
  }
}

type Picture = (path: string, alt: string) => Promise<number>;

async function seedGlobals({
  payload,
  demo: { agency },
  picture,
}: {
  payload: Payload;
  demo: DemoAgency;
  picture: Picture;
}) {
  const { agencyName } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  if (agencyName === agency.name) return;
  await payload.updateGlobal({
    slug: 'header',
    data: {
      links: [
        { label: 'Buy', url: '/buy' },
        { label: 'Rent', url: '/rent' },
        { label: 'Sold', url: '/sold' },
        { label: 'Our people', url: '/agents' },
        { label: 'News', url: '/news' },
        { label: 'About', url: '/about' },
        { label: 'Contact', url: '/contact' },
      ],
    },
  });
  await payload.updateGlobal({
    slug: 'footer',
    data: {
      links: [
        { label: 'Buy', url: '/buy' },
        { label: 'Rent', url: '/rent' },
        { label: 'Sold', url: '/sold' },
        { label: 'Leased', url: '/leased' },
        { label: 'News', url: '/news' },
        { label: 'About us', url: '/about' },
        { label: 'Our people', url: '/agents' },
        { label: 'Our offices', url: '/offices' },
        { label: 'Stamp duty calculator', url: '/calculators/stamp-duty' },
        { label: 'Market appraisal', url: '/market-appraisal-form' },
        { label: 'Rental appraisal', url: '/forms/rental-appraisal' },
        { label: 'Change your property manager', url: '/forms/transfer-management' },
        { label: 'Maintenance request', url: '/forms/maintenance-request' },
        { label: 'Notice to vacate', url: '/forms/vacate-notice' },
        { label: 'Contact us', url: '/forms/contact-agency' },
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
      heroImage: await picture(agency.hero, ''),
      strengths: agency.sellingPoints.map(({ title, text }) => ({ title, text })),
      phone: agency.phone,
      email: agency.email,
      demo: true,
    },
  });
}

/** The id of the record with this slug, made when there is none. */
async function findOrCreate({
  payload,
  collection,
  slug,
  create,
}: {
  payload: Payload;
  collection: 'offices' | 'agents';
  slug: string;
  create: () => Promise<{ name: string }>;
}): Promise<number> {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0, limit: 1 });
  if (docs[0]) return Number(docs[0].id);
  const { id } = await payload.create({ collection, data: { ...(await create()), _status: 'published' } });
  return Number(id);
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
