import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import { designOf, mapBlocks } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { loadSections } from '#site/features/pages/load-sections.ts';
import { loadTemplates, type StoredTemplate } from '#site/features/pages/load-templates.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import {
  isFor,
  type TemplateConditions,
  type TemplateFacts,
} from '#site/features/pages/templates/template-conditions.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { log } from '#site/server/log.ts';
import { loaderOf } from '../loaders.ts';
import { expandSections } from './expand-sections.ts';
import { blockOf, blocksIn, fieldsOf } from './known-blocks.ts';
import { loadBlocks } from './load-design.ts';
import type { LoadedDesign } from './loaded-design.ts';
import { migrateDesign } from './migrate-design.ts';
import { fillPlaceholders, mayHavePlaceholders, placeholdersOf } from './page-placeholders.ts';

/** A template whose blocks are of today's version, with reusable sections put in and ids that no page has. */
export type Template = {
  id: number;
  kind: TemplateKind;
  /** Null where it is for all pages of its kind. */
  conditions: TemplateConditions | null;
  content: BlockNode[];
  /** Whether its text may have placeholders of the page, such as `{address}`. */
  hasPlaceholders: boolean;
};

/** A template with what its blocks show on one page. */
export type LoadedTemplate = { id: number; loaded: LoadedDesign };

/** In the order in which they are tried. Every page asks for these, so they are read once and kept until a template or reusable section changes. */
export const publishedTemplates = keepUntilPurged({
  tags: ['templates', 'sections'],
  read: async (payload): Promise<readonly Template[]> => {
    const stored = await loadTemplates(payload);
    const ready = await Promise.all(stored.map((template) => readyOrLeftOut({ payload, template })));
    return ready.flatMap((template) => template ?? []);
  },
});

/**
 * The published template of a kind that is for this page: the first whose conditions fit. When they cannot be read a page
 * has its built-in parts, as the error page needs.
 */
export async function publishedTemplate({
  payload,
  kind,
  facts,
}: {
  payload: Payload;
  kind: TemplateKind;
  facts: TemplateFacts;
}): Promise<Template | undefined> {
  try {
    const templates = await publishedTemplates(payload);
    return templates.find(({ kind: own, conditions }) => own === kind && isFor({ conditions, facts }));
  } catch (error) {
    log.error({ err: error, kind }, 'templates could not be read: the built-in template is used');
    return undefined;
  }
}

/** A stored template, ready to be loaded for a page; undefined for one that would show nothing. */
export async function readyTemplate({
  payload,
  template: { id, kind, conditions, design },
}: {
  payload: Payload;
  template: StoredTemplate;
}): Promise<Template | undefined> {
  const content = await readyContent({ payload, design, prefix: `t${id}-` });
  const hasPlaceholders = mayHavePlaceholders({ nodes: content, fieldsOf });
  return showsSomething(content, () => true) ? { id, kind, conditions, content, hasPlaceholders } : undefined;
}

/**
 * The blocks of what is in many pages: of today's version, with reusable sections put in, and with ids that no
 * page's own blocks have.
 */
export async function readyContent({
  payload,
  design,
  prefix,
}: {
  payload: Payload;
  /** As stored. */
  design: unknown;
  prefix: string;
}): Promise<BlockNode[]> {
  const migrated = migrateDesign({ design: designOf(design), block: blockOf });
  const whole = await expandSections({
    content: migrated.content,
    find: (ids) => loadSections(payload, ids),
  });
  return mapBlocks({
    nodes: whole,
    fieldsOf,
    change: (node) => ({ ...node, props: { ...node.props, id: prefix + node.props.id } }),
  });
}

/**
 * What a template shows on the page of `context`; undefined where that is nothing, so that no page loses its header or
 * what it is about to a template that is broken.
 */
export async function loadTemplate({
  payload,
  template: { id, kind, content: written, hasPlaceholders },
  context,
  now,
}: {
  payload: Payload;
  template: Template;
  context: BlockContext;
  now: number;
}): Promise<LoadedTemplate | undefined> {
  try {
    const { page } = context;
    const content =
      hasPlaceholders && page
        ? fillPlaceholders({ nodes: written, fieldsOf, words: placeholdersOf(page) })
        : written;
    const loaded = await loadBlocks({
      payload,
      content,
      context: { ...context, template: kind },
      now,
    });
    // What could not load is absent; a part of some other page has nothing to show.
    const shows = showsSomething(content, ({ type, props: { id: block } }) => {
      const data = loaded.data.get(block);
      return data !== undefined && (data !== null || blockOf(type)?.category !== 'page');
    });
    return shows ? { id, loaded } : undefined;
  } catch (error) {
    log.error(
      { err: error, template: id, kind },
      'template could not be loaded: the built-in template is used',
    );
    return undefined;
  }
}

/** What pages with this template are made again for, beside templates and sections themselves. */
export function tagsOf({ loaded: { content, tags } }: Pick<LoadedTemplate, 'loaded'>): string[] {
  const own = blocksIn(content).filter(({ type }) => loaderOf(type) && blockOf(type)?.category !== 'page');
  // Parts show what their page is about, whose tags it has; others show listings, people, duty rates.
  return own.length > 0 ? [...(tags ?? [])] : [];
}

/** One that cannot be read must not take every page with it. */
async function readyOrLeftOut(input: Parameters<typeof readyTemplate>[0]): Promise<Template | undefined> {
  return readyTemplate(input).catch((error) => {
    const { id, kind } = input.template;
    log.error(
      { err: error, template: id, kind },
      'template could not be read: the built-in template is used',
    );
    return undefined;
  });
}

/** Whether there is any block but those that only arrange others. */
export function showsSomething(content: BlockNode[], isThere: (node: BlockNode) => boolean): boolean {
  return blocksIn(content).some((node) => {
    const block = blockOf(node.type);
    return block !== undefined && block.category !== 'layout' && isThere(node);
  });
}
