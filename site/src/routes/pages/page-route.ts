import type { Context } from 'hono';
import type { MenuPanels } from '#site/block-kit/inner-design.ts';
import type { CarriedPopups } from '#site/builder/design/popups/load-popups.ts';
import type { LoadedTemplate, Template } from '#site/builder/design/templates.ts';
import type { TemplateKind } from '#site/features/pages/template-kinds.ts';
import type { PageAnswer, RouteAnswer } from '#site/server/page.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import type { Theme } from '#site/ui/theme/theme.ts';

/** What a page route is given. */
export type RouteInput = {
  site: Site;
  c: Context<SiteBindings>;
  query: URLSearchParams;
  /** What is tried in place of the published template of its kind; without a template: the built-in part. */
  draft?: { kind: TemplateKind; template?: Template };
};

/** Answers an address. `body` is what is inside `<main>`; `head.title` needs no agency name, it is added here. */
export type PageRoute = (input: RouteInput) => Promise<RouteAnswer | TriedAnswer>;

/**
 * A page with the draft of a header or footer around it, in a kit, or with other popups than the published ones. `at` is the
 * path that header and footer are for, where it is not the one that was asked for.
 */
export type TriedAnswer = PageAnswer &
  Pick<RouteInput, 'draft'> & { popups?: CarriedPopups; kit?: TriedKit; at?: string };

/** How a website kit that is not added looks. */
export type TriedKit = { theme: Theme; header?: Template; footer?: Template };

/** What surrounds a page: its header and footer. */
export type Surroundings = {
  header?: LoadedTemplate;
  footer?: LoadedTemplate;
  /** What entries of the menus open, where any open something. */
  panels?: MenuPanels;
  tags: string[];
  expiresAt?: number;
  /** The address asks for what no link leads to. */
  isRare?: boolean;
};
