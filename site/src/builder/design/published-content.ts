import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { BlockPlace } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { loadPageDesign } from '#site/features/pages/load-page.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import { loadPostDesign } from '#site/features/posts/load-post.ts';
import { isPurged, onPurge } from '#site/server/purge.ts';
import { popupsOrNone } from './popups/published-popups.ts';
import { publishedTemplates, readyContent } from './templates.ts';

/** What is published at a place. */
export type PublishedContent = {
  /** The page's address; '' for templates and popups, which have none. */
  path: string;
  content: BlockNode[];
  /** Whom a post is by. */
  agent?: number;
  /** The kind of a template. */
  kind?: TemplateKind;
  /** What an answer made of it is made again for. */
  tags: string[];
};

/** Records whose content is remembered. */
const REMEMBERED = 200;

let kept = new WeakMap<Payload, LRUCache<string, PublishedContent>>();
onPurge((purged) => {
  if (isPurged({ purged, tags: ['pages', 'posts', 'sections'] })) kept = new WeakMap();
});

/**
 * The blocks of a published page, post, template or popup, with reusable sections put in: where a list is looked up that
 * somebody fetches again. Undefined where nothing is published.
 */
export async function publishedContent({
  payload,
  place,
  now,
}: {
  payload: Payload;
  place: BlockPlace;
  now: number;
}): Promise<PublishedContent | undefined> {
  if (place.collection === 'templates') return ofTemplate({ payload, id: place.id });
  if (place.collection === 'popups') return ofPopup({ payload, id: place.id });
  const before = kept;
  const records = before.get(payload) ?? new LRUCache<string, PublishedContent>({ max: REMEMBERED });
  before.set(payload, records);
  const key = `${place.collection}/${place.id}`;
  const found = records.get(key) ?? (await read({ payload, place, now }));
  // What changed while it was read belongs to a memory that is gone.
  if (found) records.set(key, found);
  return found;
}

async function ofTemplate({ payload, id }: { payload: Payload; id: number }) {
  const template = (await publishedTemplates(payload)).find((one) => one.id === id);
  if (!template) return undefined;
  const { content, kind } = template;
  return { path: '', content, kind, tags: ['templates', 'sections'] };
}

async function ofPopup({ payload, id }: { payload: Payload; id: number }) {
  const popup = (await popupsOrNone(payload)).find((one) => one.id === id);
  return popup && { path: '', content: popup.content, tags: ['popups', 'sections'] };
}

async function read({
  payload,
  place: { collection, id },
  now,
}: {
  payload: Payload;
  place: BlockPlace;
  now: number;
}): Promise<PublishedContent | undefined> {
  const isPost = collection === 'posts';
  const record: { path: string; design: unknown; author?: number } | undefined = isPost
    ? await loadPostDesign({ payload, id, now })
    : await loadPageDesign(payload, id);
  if (!record) return undefined;
  const { path, design, author } = record;
  return {
    path,
    agent: author,
    content: await readyContent({ payload, design, prefix: '' }),
    tags: [isPost ? `post:${id}` : `page:${path}`, 'sections'],
  };
}
