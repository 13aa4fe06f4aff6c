import type { Payload } from 'payload';
import { listingsById } from '#site/features/listings/listings-by-id.ts';
import { readListingId } from '#site/features/listings/load-listing.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { BlockContext, BlockPlace } from '../block.ts';
import { walkBlocks } from '../design/design.ts';
import { type PublishedContent, publishedContent } from '../design/published-content.ts';
import { publishedTemplates } from '../design/templates.ts';
import type { BlockNode } from '../fields.ts';
import type { LoopGridProps } from '../loop-grid/loop-grid.tsx';
import { blocks } from '../registry.ts';
import { suburbKeyOf } from '../this-page/subjects.ts';
import { readPostId } from './post-id.ts';
import { widgetOf } from './widget-id.ts';

export type LoopNode = BlockNode & { props: LoopGridProps & { id: string } };

/** A loop as it is published, with those above it on the same page, and where it stands. */
export type PublishedLoop = {
  loop: LoopNode;
  above: LoopNode[];
  context: BlockContext;
  /** What an answer is made anew for, beside what its records are. */
  tags: string[];
};

/**
 * The loop of a published design: `post` is a page's id, `post-{id}`, `popup-{id}`, or `template-{id}` for one of the
 * program's own pages, whose record `path` then names. Nothing of the loop comes from whoever asks, so nobody can widen it.
 */
export async function publishedLoop({
  payload,
  post,
  widget,
  path,
}: {
  payload: Payload;
  post: string;
  widget: string;
  path: string;
}): Promise<PublishedLoop | undefined> {
  const place = readPostId(post);
  if (!place) return undefined;
  const found = await publishedContent({ payload, place, now: Date.now() });
  const context = found && (await contextOf({ payload, place, path, found }));
  if (!found || !context) return undefined;
  const loops = loopsIn(found.content);
  const at = loops.findIndex(({ props }) => widgetOf(props) === widget);
  const loop = loops[at];
  return loop && { loop, above: loops.slice(0, at), context: { ...context, place }, tags: found.tags };
}

/** What the page of a design is about: what its template or its address says, else the page itself. */
async function contextOf({
  payload,
  place: { collection, id },
  path,
  found,
}: {
  payload: Payload;
  place: BlockPlace;
  path: string;
  found: PublishedContent;
}): Promise<BlockContext | undefined> {
  if (collection === 'popups') return contextAt({ payload, path });
  if (collection !== 'templates') return { path: found.path, agent: found.agent };
  const template = [...(await publishedTemplates(payload)).values()].find((one) => one.id === id);
  return template && contextAt({ payload, kind: template.kind, path });
}

/** The kinds of pages that are about a record, by how their addresses begin. */
const KINDS: ReadonlyMap<string, TemplateKind> = new Map([
  ['property', 'listing'],
  ['agents', 'agent'],
  ['offices', 'office'],
]);

/**
 * What a page is about, by its address. Undefined where there is no such page of this kind; what stands on pages of
 * every kind (headers, footers, popups) is about whatever the page is.
 */
async function contextAt({
  payload,
  kind,
  path,
}: {
  payload: Payload;
  kind?: TemplateKind;
  path: string;
}): Promise<BlockContext | undefined> {
  const [, first = '', second, , fourth] = path.split('/');
  switch (kind) {
    case 'listing': {
      const id = first === 'property' ? readListingId(fourth ?? '') : null;
      const listing = id === null ? undefined : (await listingsById(payload, [id])).get(id);
      return (
        listing && {
          path: listing.path,
          listing: listing.id,
          agent: listing.agentIds[0],
          office: listing.officeId ?? undefined,
          suburb: suburbKeyOf(listing.address),
        }
      );
    }
    case 'agent': {
      const { agents } = await loadPeople(payload);
      const agent = first === 'agents' ? agents.find(({ slug }) => slug === second) : undefined;
      return agent && { path: agent.path, agent: agent.id, office: agent.officeId ?? undefined };
    }
    case 'office': {
      const { offices } = await loadPeople(payload);
      const office = first === 'offices' ? offices.find(({ slug }) => slug === second) : undefined;
      return office && { path: office.path, office: office.id, suburb: suburbKeyOf(office) };
    }
    case 'archive':
      return /^\/(buy|rent|sold|leased)$/.test(path) ? { path } : undefined;
    default: {
      const own = KINDS.get(first);
      return (own && (await contextAt({ payload, kind: own, path }))) ?? { path };
    }
  }
}

const fieldsOf = (type: string) => blocks.get(type)?.fields;

const loopsIn = (content: readonly BlockNode[]): LoopNode[] =>
  [...walkBlocks({ nodes: content, fieldsOf })]
    .map(({ node }) => node)
    // Stored designs are cleaned, so its properties are those of today's fields.
    .filter((node): node is LoopNode => node.type === 'loop-grid');
