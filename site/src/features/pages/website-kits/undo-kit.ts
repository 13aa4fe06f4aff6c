import type { PayloadRequest } from 'payload';
import { isSameValue } from '#site/ui/same-value.ts';
import { themeOf } from '#site/ui/theme/theme.ts';
import { placesOfPreset } from '../style-presets/places-of-preset.ts';
import { type AddedKit, forgetKit, type MadeRecord } from './added-kit.ts';
import { menuOf } from './plan-kit.ts';
import { kitOf } from './website-kits.ts';

/**
 * Takes back what a kit added, with the rights of the person who sent the request: its pages, templates and style presets
 * are deleted, and the theme and menu from before are back. Returns a sentence for each thing that stays because somebody
 * changed it since.
 */
export async function undoKit({ req, added }: { req: PayloadRequest; added: AddedKit }): Promise<string[]> {
  const stays: string[] = [];
  // Pages name presets, so they go first.
  for (const record of added.made.toReversed()) stays.push(...(await takeBack({ req, record })));
  stays.push(...(await takeBackTheme({ req, added })), ...(await takeBackMenu({ req, added })));
  await forgetKit(req.payload);
  return stays;
}

async function takeBack({ req, record }: { req: PayloadRequest; record: MadeRecord }): Promise<string[]> {
  const { collection, id } = record;
  const common = { depth: 0, req, overrideAccess: false } as const;
  const draft = collection !== 'style-presets';
  const doc = (await req.payload.findByID({ ...common, collection, id, draft, disableErrors: true })) as {
    updatedAt: string;
    title?: string;
    name?: string | null;
  } | null;
  if (!doc) return [];
  const called = `“${doc.title ?? doc.name}”`;
  if (doc.updatedAt !== record.updatedAt) return [`${called} was changed since it was added, and stays.`];
  const isUsed =
    collection === 'style-presets' && (await placesOfPreset({ payload: req.payload, id })).length > 0;
  if (isUsed) return [`The style preset ${called} is in use, and stays.`];
  await req.payload.delete({ ...common, collection, id });
  return [];
}

async function takeBackTheme({ req, added }: { req: PayloadRequest; added: AddedKit }): Promise<string[]> {
  if (!added.theme) return [];
  const common = { slug: 'theme', depth: 0, req, overrideAccess: false } as const;
  const { stretchedSectionContainer } = added.theme;
  const now = themeOf(await req.payload.findGlobal(common));
  if (!isSameValue(now, { ...kitOf(added.kit)?.theme, stretchedSectionContainer }))
    return ['The theme was changed since, and stays. Its earlier versions are under Theme.'];
  await req.payload.updateGlobal({ ...common, data: added.theme as never });
  return [];
}

async function takeBackMenu({ req, added }: { req: PayloadRequest; added: AddedKit }): Promise<string[]> {
  if (!added.menu) return [];
  const common = { slug: 'header', depth: 0, req, overrideAccess: false } as const;
  const urls = new Set(kitOf(added.kit)?.menu.map(({ url }) => url));
  const now = menuOf(await req.payload.findGlobal(common));
  if (!now.every(({ url, below }) => url && urls.has(url) && !below?.length))
    return ['The menu was changed since, and stays. Its earlier versions are under Header.'];
  await req.payload.updateGlobal({ ...common, data: { links: added.menu } });
  return [];
}
