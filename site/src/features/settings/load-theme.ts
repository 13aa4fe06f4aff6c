import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { type Theme, themeOf } from '#site/ui/theme/theme.ts';

/** The theme of the website, cached until staff change it. */
export const loadTheme = keepUntilPurged<Theme>({
  tags: ['settings'],
  read: async (payload) => themeOf(await payload.findGlobal({ slug: 'theme', depth: 0 })),
});
