import type { Payload } from 'payload';
import type { BlockContext } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { MenuPanels } from '#site/block-kit/inner-design.ts';
import { loadMenus } from '#site/features/leads/forms/settings/load-menus.ts';
import { loadSections } from '#site/features/pages/load-sections.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { log } from '#site/server/log.ts';
import { innerOf } from './inner-of.ts';
import { loadBlocks } from './load-design.ts';
import { readyContent, showsSomething, tagsOf } from './templates.ts';

/** The panels of a page's menus. `tags`, `expiresAt` (epoch ms): what the page is rendered again for, and from when. */
export type LoadedPanels = { panels: MenuPanels; tags: string[]; expiresAt?: number };

const NO_PANELS: LoadedPanels = { panels: {}, tags: [] };

type Panel = { section: number; wide: BlockNode[]; narrow: BlockNode[] };

/** The published sections that entries of the header's menus open, read once and kept until one of them changes. */
const menuSections = keepUntilPurged({
  tags: ['settings', 'lead-forms', 'sections'],
  read: async (payload): Promise<Panel[]> => {
    const { headerLinks, mobileLinks } = await loadMenus(payload);
    const ids = new Set([...headerLinks, ...mobileLinks].flatMap(({ section }) => section ?? []));
    const stored = await loadSections(payload, [...ids]);
    const panels = await Promise.all(
      [...stored].map(async ([section, { design }]) => {
        // Both menus are in every page, and no two blocks of a page have one id.
        const [wide, narrow] = await Promise.all([
          readyContent({ payload, design, prefix: `w${section}-` }),
          readyContent({ payload, design, prefix: `n${section}-` }),
        ]);
        return { section, wide, narrow };
      }),
    );
    return panels.filter(({ wide }) => showsSomething(wide, () => true));
  },
});

/**
 * What the entries of the header's menus open on the page of `context`. Where that cannot be loaded the entries are plain
 * links, as they are without any panel.
 */
export async function loadMenuPanels({
  payload,
  context,
  now,
}: {
  payload: Payload;
  context: BlockContext;
  now: number;
}): Promise<LoadedPanels> {
  try {
    const sections = await menuSections(payload);
    if (sections.length === 0) return NO_PANELS;
    const load = (content: BlockNode[]) => loadBlocks({ payload, content, context, now });
    const loaded = await Promise.all(
      sections.map(async ({ section, wide, narrow }) => ({
        section,
        wide: await load(wide),
        narrow: await load(narrow),
      })),
    );
    const ends = loaded.flatMap(({ wide }) => wide.expiresAt ?? []);
    return {
      panels: Object.fromEntries(
        loaded.map(({ section, wide, narrow }) => [
          section,
          { wide: innerOf(wide), narrow: innerOf(narrow) },
        ]),
      ),
      tags: [...new Set(loaded.flatMap(({ wide }) => tagsOf({ loaded: wide })))],
      expiresAt: ends.length > 0 ? Math.min(...ends) : undefined,
    };
  } catch (error) {
    log.error({ err: error }, 'panels of the menu could not be loaded: its entries are plain links');
    return NO_PANELS;
  }
}
