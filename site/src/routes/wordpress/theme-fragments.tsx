import type { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { listPath } from '#site/features/listings/cards/listings-of-view.tsx';
import {
  type AskedFragment,
  type FragmentName,
  fragmentOfFile,
  OWNED_FRAGMENTS,
  OWNED_SIZE,
  readOwnedFragment,
} from '#site/features/listings/cards/owned-fragments.ts';
import { PagedListings } from '#site/features/listings/cards/paged-listings.tsx';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { listingsOf, type Owner } from '#site/features/listings/public/listings-of.ts';
import { loadPeople, type People } from '#site/features/team/load-people.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { type FileAnswer, type FileRoute, fileHandler } from '../pages/file-handler.ts';

const NOTHING: FileAnswer = { type: 'text/html; charset=utf-8', body: null, tags: [] };

/**
 * GET: lists of an agent's or office's listings as HTML, to be placed in a page. At `/fragments/{name}`, and where the
 * old website's theme had its files.
 */
export function addFragmentRoutes({ app, site }: { app: Hono<SiteBindings>; site: Site }): void {
  const file = fileHandler(site);
  app.get('/fragments/:name', file(byName));
  app.get('/wp-content/themes/:theme/*', file(byFile));
}

const byName: FileRoute = async (input) => {
  const name = input.c.req.param('name') ?? '';
  return Object.hasOwn(OWNED_FRAGMENTS, name) ? answer({ ...input, name: name as FragmentName }) : NOTHING;
};

const byFile: FileRoute = async (input) => {
  const name = fragmentOfFile(input.c.req.path.split('/').at(-1) ?? '');
  return name ? answer({ ...input, name }) : NOTHING;
};

type Input = Parameters<FileRoute>[0] & { name: FragmentName };

async function answer({ site, query, name }: Input): Promise<FileAnswer> {
  const asked = readOwnedFragment({ name, query });
  if (!asked) return NOTHING;
  const { payload } = site;
  const people = await loadPeople(payload);
  const known = knownOwner({ asked, people });
  if (!known) return NOTHING;
  const now = Date.now();
  const { channels, big } = asked.fragment;
  const found = await listingsOf(payload, {
    owner: known.owner,
    channel: channels,
    page: asked.page,
    size: OWNED_SIZE,
  });
  const [channel] = channels;
  const isOnOwnPage = known.path && channels.length === 1 && channel;
  return {
    type: NOTHING.type,
    body: renderToStaticMarkup(
      <PagedListings
        cards={found.cards}
        at={found}
        now={now}
        big={big}
        fragment={asked.address}
        href={(page) =>
          isOnOwnPage
            ? `${listPath({ path: known.path, channel, page })}#listings`
            : `${asked.address}&page=${page}`
        }
      />,
    ),
    headers: { 'X-Robots-Tag': 'noindex', ...securityHeaders({}, { dev: site.dev }) },
    tags: ['listings', 'agents', 'offices'],
    expiresAt: untrueFrom({ cards: found.cards, now }),
  };
}

/** Anyone who has a published profile, with the page of one alone; undefined for anybody else. */
function knownOwner({
  asked: { owner },
  people: { agentById, officeById },
}: {
  asked: AskedFragment;
  people: People;
}): { owner: Owner; path: string } | undefined {
  if ('agents' in owner) {
    const agents = owner.agents.filter((id) => agentById.has(id));
    return agents.length > 0 ? { owner: { agents }, path: '' } : undefined;
  }
  const found = 'office' in owner ? officeById.get(owner.office) : agentById.get(owner.agent);
  return found && { owner, path: found.path };
}
