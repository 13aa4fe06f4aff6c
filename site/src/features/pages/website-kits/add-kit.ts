import type { PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { themeOf } from '#site/ui/theme/theme.ts';
import type { DesignRules } from '../design-field.ts';
import { freePath } from '../page-address.ts';
import { type AddedKit, type MadeRecord, rememberKit } from './added-kit.ts';
import { menuOf, planKit } from './plan-kit.ts';
import type { WebsiteKit } from './website-kit.ts';

type Rules = Pick<DesignRules, 'mapReferences' | 'sampleText'>;

/** What staff chose of a kit. */
export type KitChoice = {
  theme: boolean;
  menu: boolean;
  /** Whether header and footer are used at once, where the website has none of its own. */
  around: boolean;
  /** Whether pages without sample text are published at once. */
  publish: boolean;
  /** The paths of the pages to add. */
  paths: string[];
};

/** A page that a kit added. */
export type AddedPage = { id: number; title: string; path: string; isPublished: boolean };

/**
 * Adds a kit to the website with the rights of the person who sent the request. Nothing that is there is changed but the
 * theme and the menu, where they asked for that: a header or footer beside one of theirs is added as a draft, a page at a
 * path that is taken gets another one. What was added is remembered for {@link undoKit}.
 */
export async function addKit({
  req,
  kit,
  choice,
  rules,
}: {
  req: PayloadRequest;
  kit: WebsiteKit;
  choice: KitChoice;
  rules: Rules;
}): Promise<AddedPage[]> {
  const made: MadeRecord[] = [];
  const kept: Pick<AddedKit, 'theme' | 'menu'> = {};
  try {
    return await add({ req, kit, choice, rules, made, kept });
  } finally {
    // Also of one that failed half way: what it added can be taken back.
    await rememberKit(req.payload, {
      kit: kit.key,
      by: staffOf(req)?.id ?? null,
      at: new Date().toISOString(),
      made,
      ...kept,
    });
  }
}

async function add({
  req,
  kit,
  choice,
  rules,
  made,
  kept,
}: Parameters<typeof addKit>[0] & {
  made: MadeRecord[];
  kept: Pick<AddedKit, 'theme' | 'menu'>;
}): Promise<AddedPage[]> {
  const { payload } = req;
  const plan = await planKit({ req, kit });
  const common = { depth: 0, req, overrideAccess: false } as const;
  const presets = new Map<number, number>();
  for (const [index, preset] of kit.presets.entries()) {
    const { id, isNew } = await presetHere({ req, preset });
    presets.set(-1 - index, id);
    if (isNew) made.push({ collection: 'style-presets', id, updatedAt: isNew });
  }
  const withPresets = (stored: unknown) =>
    rules.mapReferences({ stored, map: ({ to, id }) => (to === 'style-presets' ? presets.get(id) : id) });

  for (const kind of ['header', 'footer'] as const) {
    const isDraft = plan[kind] !== null || !choice.around;
    const doc = await payload.create({
      ...common,
      collection: 'templates',
      draft: isDraft,
      data: {
        kind,
        name: `${kit.name} ${kind}`,
        appliesTo: 'all',
        design: withPresets(kit[kind]) as never,
        _status: isDraft ? 'draft' : 'published',
      },
    });
    made.push({ collection: 'templates', id: Number(doc.id), updatedAt: doc.updatedAt });
  }

  const added: AddedPage[] = [];
  for (const { path, title, design } of kit.pages.filter((page) => choice.paths.includes(page.path))) {
    const isPublished = choice.publish && !plan.taken[path] && rules.sampleText(design).length === 0;
    const free = await freePath({ req, value: path });
    const doc = await payload.create({
      ...common,
      collection: 'pages',
      draft: !isPublished,
      data: {
        title,
        path: free,
        design: withPresets(design) as never,
        _status: isPublished ? 'published' : 'draft',
      },
    });
    made.push({ collection: 'pages', id: Number(doc.id), updatedAt: doc.updatedAt });
    added.push({ id: Number(doc.id), title, path: free, isPublished });
  }

  if (choice.theme) {
    kept.theme = themeOf(await payload.findGlobal({ slug: 'theme', ...common }));
    await payload.updateGlobal({
      ...common,
      slug: 'theme',
      // Which element sections are stretched to is of the website, not of its appearance.
      data: { ...kit.theme, stretchedSectionContainer: kept.theme.stretchedSectionContainer } as never,
    });
  }
  if (choice.menu) {
    kept.menu = menuOf(await payload.findGlobal({ slug: 'header', ...common }));
    await payload.updateGlobal({ ...common, slug: 'header', data: { links: menuFor({ kit, added }) } });
  }
  return added;
}

/** The kit's menu without the pages that visitors cannot open yet. */
function menuFor({ kit, added }: { kit: WebsiteKit; added: AddedPage[] }): WebsiteKit['menu'] {
  const open = new Set(added.filter(({ isPublished }) => isPublished).map(({ path }) => path));
  const own = new Set(kit.pages.map(({ path }) => path));
  return kit.menu.filter(({ url }) => !own.has(url) || open.has(url));
}

/** The kit's preset: the one of its name that an earlier kit left, or a new one, with when it was made. */
async function presetHere({
  req,
  preset,
}: {
  req: PayloadRequest;
  preset: WebsiteKit['presets'][number];
}): Promise<{ id: number; isNew: string | undefined }> {
  const common = { collection: 'style-presets', depth: 0, req, overrideAccess: false } as const;
  const { docs } = await req.payload.find({
    ...common,
    where: { name: { equals: preset.name } },
    limit: 1,
    pagination: false,
  });
  if (docs[0]) return { id: Number(docs[0].id), isNew: undefined };
  const doc = await req.payload.create({ ...common, data: preset });
  return { id: Number(doc.id), isNew: doc.updatedAt };
}
