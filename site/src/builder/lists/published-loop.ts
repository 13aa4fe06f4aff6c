import type { Payload } from 'payload';
import type { BlockContext, BlockPlace } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import type { LoopGridProps } from '#site/blocks/loop-grid/loop-grid.tsx';
import { readListingId } from '#site/features/listings/page/load-listing.ts';
import { suburbKeyOf } from '#site/features/listings/public/listing-places.ts';
import { listingsById } from '#site/features/listings/public/listings-by-id.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { findSuburb } from '#site/features/listings/suburbs/find-suburb.ts';
import { readEntrance } from '#site/features/listings/terms/entrances.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import { loadPost } from '#site/features/posts/load-post.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { blocksIn } from '../design/known-blocks.ts';
import { publishedContent } from '../design/published-content.ts';

export type LoopNode = BlockNode & { props: LoopGridProps & { id: string } };

/** A loop as it is published, with those above it on the same page, and where it is. */
export type PublishedLoop = {
  loop: LoopNode;
  above: LoopNode[];
  context: BlockContext;
  /** What an answer is made again for, beside what its records are. */
  tags: string[];
};

/**
 * The loop of a published design; in a popup, or a template of one of the program's own pages, `path` names the page
 * around it. Nothing of the loop comes from the request, so nobody can widen it.
 */
export async function publishedLoop({
  payload,
  place,
  widget,
  path,
}: {
  payload: Payload;
  place: BlockPlace;
  widget: string;
  path: string;
}): Promise<PublishedLoop | undefined> {
  const found = await publishedContent({ payload, place, now: Date.now() });
  if (!found) return undefined;
  const { kind, agent } = found;
  // What is known of the page around it, else the page itself.
  const isAround = place.collection === 'templates' || place.collection === 'popups';
  const context = isAround ? await contextAt({ payload, kind, path }) : { path: found.path, agent };
  if (!context) return undefined;
  const loops = loopsIn(found.content);
  const at = loops.findIndex(({ props }) => widgetOf(props) === widget);
  const loop = loops[at];
  return loop && { loop, above: loops.slice(0, at), context: { ...context, place }, tags: found.tags };
}

/** The kinds of pages that are about a record, by how their addresses begin. */
const KINDS: ReadonlyMap<string, TemplateKind> = new Map([
  ['property', 'listing'],
  ['agents', 'agent'],
  ['offices', 'office'],
  ['suburbs', 'suburb'],
  ['news', 'post'],
]);

/**
 * What a page is about, by its address. Undefined where there is no such page of this kind; what is on pages of
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
  const [, first = '', second = '', third, fourth] = path.split('/');
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
    case 'suburb': {
      const [, , state = '', place = ''] = path.split('/');
      const found =
        first === 'suburbs' ? findSuburb({ options: await loadSearchOptions(payload), state, place }) : null;
      return found && 'suburb' in found ? { path, suburb: found.suburb.key } : undefined;
    }
    case 'post': {
      const isPost = first === 'news' && second !== '' && third === undefined;
      const post = isPost ? await loadPost({ payload, slug: second, now: Date.now() }) : undefined;
      return post && { path: post.path, post: post.id, agent: post.author?.id };
    }
    case 'archive':
      return readEntrance(path) ? { path } : undefined;
    default: {
      const own = KINDS.get(first);
      return (own && (await contextAt({ payload, kind: own, path }))) ?? { path };
    }
  }
}

const loopsIn = (content: readonly BlockNode[]): LoopNode[] =>
  // Stored designs are cleaned, so its properties are those of today's fields.
  blocksIn(content).filter((node): node is LoopNode => node.type === 'loop-grid');
