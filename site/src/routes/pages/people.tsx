import { loadAgentSubject, loadOfficeSubject } from '#site/builder/this-page/load-subjects.ts';
import { listPath, type Owned } from '#site/features/listings/cards/listings-of-view.tsx';
import { shorten } from '#site/features/listings/page/listing-json-ld.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { suburbsOfAgents } from '#site/features/listings/public/suburbs-of-agents.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { findAgents, isAgentSearch, readAgentSearch } from '#site/features/team/find-agents.ts';
import { type Agent, loadPeople, type Office } from '#site/features/team/load-people.ts';
import { agentJsonLd, officeJsonLd } from '#site/features/team/people-json-ld.ts';
import { OfficesView, TeamView } from '#site/features/team/team-view.tsx';
import { currentLanguage, LANGUAGES } from '#site/messages/language.ts';
import { peopleTexts } from '#site/messages/people.ts';
import { crumbsJsonLd, itemListJsonLd } from '#site/server/crumbs-json-ld.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { shareImage } from '#site/server/share-picture/share-sheet.ts';
import { agencyOf, agentSheet, officeSheet } from '../share-pictures/sheets.ts';
import { inTemplate } from './in-template.tsx';
import { notFound } from './not-found.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';

const peopleCrumb = () => ({ name: peopleTexts().title, path: '/agents' });
const officesCrumb = () => ({ name: peopleTexts().offices.title, path: '/offices' });

/** `/agents`, with `?q=newtown&language=Hindi&office=newtown` for those a visitor looks for. */
export const team: PageRoute = async ({ site: { payload, env }, query }) => {
  const search = readAgentSearch(query);
  const isSearch = isAgentSearch(search);
  const [people, { agencyName }, suburbs] = await Promise.all([
    loadPeople(payload),
    loadSettings(payload),
    isSearch ? suburbsOfAgents(payload) : undefined,
  ]);
  const found = suburbs ? findAgents({ people, suburbs, search }) : null;
  const places = people.offices.flatMap(({ suburb }) => suburb ?? []);
  return {
    head: {
      title: peopleTexts().title,
      description: peopleTexts().description(agencyName, listText(places)),
      canonical: '/agents',
      noindex: isSearch,
      jsonLd: [
        crumbsJsonLd({ crumbs: [peopleCrumb()], siteUrl: env.siteUrl }),
        ...itemListJsonLd({ ...peopleCrumb(), items: people.agents, siteUrl: env.siteUrl }),
      ],
    },
    body: <TeamView people={people} agencyName={agencyName} search={search} found={found} />,
    kind: { name: 'agents' },
    tags: ['agents', 'offices', ...(isSearch ? ['listings'] : [])],
    // There is no end to what can be looked for.
    cacheable: !isSearch,
  };
};

/** `/offices` */
export const offices: PageRoute = async ({ site }) => {
  const [people, { agencyName }] = await Promise.all([loadPeople(site.payload), loadSettings(site.payload)]);
  return {
    head: {
      title: peopleTexts().offices.title,
      description: peopleTexts().offices.description(agencyName),
      canonical: '/offices',
      jsonLd: [
        crumbsJsonLd({ crumbs: [officesCrumb()], siteUrl: site.env.siteUrl }),
        ...itemListJsonLd({ ...officesCrumb(), items: people.offices, siteUrl: site.env.siteUrl }),
      ],
    },
    body: <OfficesView people={people} />,
    kind: { name: 'offices' },
    tags: ['agents', 'offices'],
  };
};

/** `/agents/{slug}`, with `?list=sold&page=2` for all listings of one kind. */
export const agent: PageRoute = async (input) => {
  const { agents } = await loadPeople(input.site.payload);
  const found = agents.find(({ slug }) => slug === input.c.req.param('slug'));
  return found ? agentPage({ input, agent: found }) : notFound(input);
};

/** An agent's page. */
export async function agentPage({ input, agent }: { input: RouteInput; agent: Agent }): Promise<PageAnswer> {
  const { payload, env } = input.site;
  const now = Date.now();
  const [subject, settings, agency] = await Promise.all([
    loadAgentSubject({ payload, agent, query: input.query }),
    loadSettings(payload),
    agencyOf(payload),
  ]);
  const { office, owned } = subject;
  const { title, canonical, cards } = headOf(owned);
  const answer = {
    head: {
      title: [agent.name, title ?? agent.role].filter(Boolean).join(', '),
      description: shorten(
        agent.bio || [agent.name, agent.role, settings.agencyName].filter(Boolean).join(', '),
        160,
      ),
      canonical,
      type: 'profile' as const,
      image: shareImage({ kind: 'agent', id: agent.slug, sheet: agentSheet(agent, agency) }),
      jsonLd: [
        agentJsonLd({ agent, office, siteUrl: env.siteUrl, settings }),
        crumbsJsonLd({
          crumbs: [peopleCrumb(), { name: agent.name, path: agent.path }],
          siteUrl: env.siteUrl,
        }),
      ],
    },
    kind: { name: 'agents' as const },
    about: { agent: agent.id },
    tags: [`agent:${agent.id}`, 'offices', 'listings', 'reviews'],
    expiresAt: untrueFrom({ cards, now }),
  };
  return inTemplate({ input, subject, answer, now });
}

/** `/offices/{slug}`, with `?list=sold&page=2` for all listings of one kind. */
export const office: PageRoute = async (input) => {
  const people = await loadPeople(input.site.payload);
  const found = people.offices.find(({ slug }) => slug === input.c.req.param('slug'));
  return found ? officePage({ input, office: found }) : notFound(input);
};

/** An office's page. */
export async function officePage({
  input,
  office,
}: {
  input: RouteInput;
  office: Office;
}): Promise<PageAnswer> {
  const { payload, env } = input.site;
  const now = Date.now();
  const [subject, settings, agency] = await Promise.all([
    loadOfficeSubject({ payload, office, query: input.query }),
    loadSettings(payload),
    agencyOf(payload),
  ]);
  const { title, canonical, cards } = headOf(subject.owned);
  const answer = {
    head: {
      title: [office.name, title].filter(Boolean).join(', '),
      description: shorten(office.bio || `${office.name}, ${settings.agencyName}`, 160),
      canonical,
      image: shareImage({ kind: 'office', id: office.slug, sheet: officeSheet(office, agency) }),
      jsonLd: [
        officeJsonLd({ office, siteUrl: env.siteUrl, settings }),
        crumbsJsonLd({
          crumbs: [officesCrumb(), { name: office.name, path: office.path }],
          siteUrl: env.siteUrl,
        }),
      ],
    },
    kind: { name: 'offices' as const },
    about: { office: office.id },
    tags: [`office:${office.id}`, 'agents', 'listings', 'reviews'],
    expiresAt: untrueFrom({ cards, now }),
  };
  return inTemplate({ input, subject, answer, now });
}

/** What an owner's listings mean for the page's head. */
function headOf(owned: Owned): { title: string | null; canonical: string; cards: ListingCard[] } {
  if (owned.shows === 'overview') {
    const { path, groups } = owned.overview;
    return { title: null, canonical: path, cards: groups.flatMap(({ cards }) => cards) };
  }
  const { path, channel, page, cards } = owned.list;
  return {
    title: peopleTexts().listings[channel].toLowerCase(),
    canonical: listPath({ path, channel, page }),
    cards,
  };
}

/** `Newtown, Fremantle and Ballarat` */
const listText = (texts: readonly string[]): string =>
  new Intl.ListFormat(LANGUAGES[currentLanguage()].locale, { type: 'conjunction' }).format(texts);
