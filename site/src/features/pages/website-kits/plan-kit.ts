import type { PayloadRequest } from 'payload';
import type { Header, Template } from '#site/payload-types.ts';
import { isSameValue } from '#site/ui/same-value.ts';
import { DEFAULT_THEME, themeOf } from '#site/ui/theme/theme.ts';
import type { WebsiteKit } from './website-kit.ts';

/** What is on the website already where a kit would put something. */
export type KitPlan = {
  /** Whether somebody has chosen a theme. */
  hasTheme: boolean;
  hasMenu: boolean;
  /** The templates that are used on all pages, by name. */
  header: string | null;
  footer: string | null;
  /** The pages at the kit's paths, by path. */
  taken: Record<string, string>;
};

/** Looks for what a kit would meet, with the rights of the person who asks. */
export async function planKit({ req, kit }: { req: PayloadRequest; kit: WebsiteKit }): Promise<KitPlan> {
  const common = { depth: 0, req, overrideAccess: false, pagination: false } as const;
  const { payload } = req;
  const [theme, header, templates, pages] = await Promise.all([
    payload.findGlobal({ slug: 'theme', ...common }),
    payload.findGlobal({ slug: 'header', ...common }),
    payload.find({
      ...common,
      collection: 'templates',
      where: { and: [{ kind: { in: ['header', 'footer'] } }, { _status: { equals: 'published' } }] },
    }),
    payload.find({
      ...common,
      collection: 'pages',
      draft: true,
      where: { path: { in: kit.pages.map(({ path }) => path) } },
      select: { title: true, path: true },
    }),
  ]);
  const everywhere = (kind: Template['kind']) =>
    templates.docs.find((each) => each.kind === kind && each.appliesTo !== 'some')?.name ?? null;
  return {
    hasTheme: !isSameValue(themeOf(theme), DEFAULT_THEME),
    hasMenu: menuOf(header).length > 0,
    header: everywhere('header'),
    footer: everywhere('footer'),
    taken: Object.fromEntries(pages.docs.map(({ path, title }) => [path, title])),
  };
}

/** The entries of the main menu. */
export const menuOf = ({ links }: Pick<Header, 'links'>): NonNullable<Header['links']> => links ?? [];
