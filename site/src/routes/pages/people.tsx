import type { Payload } from 'payload';
import { loadOfferedForms } from '#site/features/leads/offered-forms.ts';
import { untrueFrom } from '#site/features/listings/inspection-times.ts';
import { shorten } from '#site/features/listings/listing-json-ld.ts';
import { CHANNEL_NAMES } from '#site/features/listings/listing-places.ts';
import { listingsByChannel, listingsOf, type Owner } from '#site/features/listings/listings-of.ts';
import { listPath, OwnedList, OwnedListings, readList } from '#site/features/listings/listings-of-view.tsx';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { AgentView } from '#site/features/team/agent-view.tsx';
import { loadPeople } from '#site/features/team/load-people.ts';
import { OfficeView } from '#site/features/team/office-view.tsx';
import { agentJsonLd, officeJsonLd } from '#site/features/team/people-json-ld.ts';
import { agentsOf, OfficesView, TeamView } from '#site/features/team/team-view.tsx';
import { appraisals, contactAgent, contactOffice } from './lead-links.tsx';
import { notFound } from './not-found.tsx';
import type { PageRoute, RouteInput } from './page-handler.tsx';

/** Listings of each kind on the overview, and on a page of one kind. */
const OVERVIEW_EACH = 6;
const LIST_SIZE = 24;

/** `/agents` */
export const team: PageRoute = async ({ site }) => {
  const [people, { agencyName }] = await Promise.all([loadPeople(site.payload), loadSettings(site.payload)]);
  return {
    head: { title: 'Our people', description: `The agents of ${agencyName}.`, canonical: '/agents' },
    body: <TeamView people={people} agencyName={agencyName} />,
    tags: ['agents', 'offices'],
  };
};

/** `/offices` */
export const offices: PageRoute = async ({ site }) => {
  const [people, { agencyName }] = await Promise.all([loadPeople(site.payload), loadSettings(site.payload)]);
  return {
    head: { title: 'Our offices', description: `The offices of ${agencyName}.`, canonical: '/offices' },
    body: <OfficesView people={people} />,
    tags: ['agents', 'offices'],
  };
};

/** `/agents/{slug}`, with `?list=sold&page=2` for all listings of one kind. */
export const agent: PageRoute = async (input) => {
  const { payload, env } = input.site;
  const [people, { agencyName }, offered] = await loadSurroundings(payload);
  const found = people.agents.find(({ slug }) => slug === input.c.req.param('slug'));
  if (!found) return notFound(input);
  const office = (found.officeId && people.officeById.get(found.officeId)) || null;
  const owned = await ownedListings({
    input,
    owner: { agent: found.id },
    path: found.path,
    none: `${found.name} has no properties on the market at the moment.`,
  });
  return {
    head: {
      title: [found.name, owned.title ?? found.role].filter(Boolean).join(', '),
      description: shorten(found.bio || [found.name, found.role, agencyName].filter(Boolean).join(', '), 160),
      canonical: owned.canonical,
      type: 'profile',
      image: found.portrait?.src,
      jsonLd: [agentJsonLd({ agent: found, office, siteUrl: env.siteUrl, agencyName })],
    },
    body: (
      <AgentView
        agent={found}
        office={office}
        contact={
          <>
            {contactAgent({ agent: found, offered })}
            {appraisals({ agent: found.id, offered })}
          </>
        }
        listings={owned.body}
      />
    ),
    about: { agent: found.id },
    tags: [`agent:${found.id}`, 'offices', 'listings'],
    expiresAt: owned.expiresAt,
  };
};

/** `/offices/{slug}`, with `?list=sold&page=2` for all listings of one kind. */
export const office: PageRoute = async (input) => {
  const { payload, env } = input.site;
  const [people, { agencyName }, offered] = await loadSurroundings(payload);
  const found = people.offices.find(({ slug }) => slug === input.c.req.param('slug'));
  if (!found) return notFound(input);
  const owned = await ownedListings({
    input,
    owner: { office: found.id },
    path: found.path,
    none: 'This office has no properties on the market at the moment.',
  });
  return {
    head: {
      title: [found.name, owned.title].filter(Boolean).join(', '),
      description: shorten(found.bio || `${found.name}, ${agencyName}`, 160),
      canonical: owned.canonical,
      image: found.picture?.src,
      jsonLd: [officeJsonLd({ office: found, siteUrl: env.siteUrl, agencyName })],
    },
    body: (
      <OfficeView
        office={found}
        agents={agentsOf({ people, officeId: found.id })}
        contact={contactOffice({ office: found, offered })}
        appraisals={appraisals({ office: found.id, offered })}
        listings={owned.body}
      />
    ),
    about: { office: found.id },
    tags: [`office:${found.id}`, 'agents', 'listings'],
    expiresAt: owned.expiresAt,
  };
};

const loadSurroundings = (payload: Payload) =>
  Promise.all([loadPeople(payload), loadSettings(payload), loadOfferedForms(payload)]);

async function ownedListings({
  input: { site, query },
  owner,
  path,
  none,
}: {
  input: RouteInput;
  owner: Owner;
  path: string;
  none: string;
}) {
  const now = Date.now();
  const asked = readList(query);
  if (asked) {
    const list = await listingsOf(site.payload, { owner, ...asked, size: LIST_SIZE });
    return {
      title: CHANNEL_NAMES[asked.channel].toLowerCase(),
      canonical: listPath({ path, channel: asked.channel, page: list.page }),
      body: <OwnedList {...list} channel={asked.channel} path={path} now={now} />,
      expiresAt: untrueFrom({ cards: list.cards, now }),
    };
  }
  const groups = await listingsByChannel(site.payload, { owner, each: OVERVIEW_EACH });
  return {
    title: null,
    canonical: path,
    body: <OwnedListings groups={groups} path={path} none={none} now={now} />,
    expiresAt: untrueFrom({ cards: [...groups.values()].flatMap(({ cards }) => cards), now }),
  };
}
