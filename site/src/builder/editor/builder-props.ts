import type { Design } from '#site/block-kit/design.ts';
import type { Designed } from '#site/features/pages/designed.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import type { DesignKind } from '#site/features/pages/template-kinds.ts';
import type { PopupSettings } from '#site/features/popups/popup-rules.ts';
import type { Palette } from '#site/ui/theme/palette.ts';
import type { ThemeMarkup } from '#site/ui/theme/theme-style.ts';
import type { PageFrame } from '../surroundings-address.ts';

/** The page or item that a template is shown with while it is made. `key` is '' for the first there is. */
export type ShownExample = { key: string; label: string };

/** What the page builder opens with. */
export type BuilderProps = {
  collection: Designed;
  id: number;
  name: string;
  /** The page's path; `/` for what has no address. */
  path: string;
  /** The website's header and footer that visitors see around it; none around what is a part of pages. */
  frame?: PageFrame;
  /** What it takes the place of, of a template. */
  template?: DesignKind;
  /** The page or item that a template is shown with at first, where there are several to choose from. */
  example?: ShownExample;
  /** The agency's style presets. */
  presets: StylePreset[];
  /** How it is over the page, of a popup. */
  popup?: PopupSettings;
  design: Design;
  updatedAt: string;
  /** Whether visitors see it, if not what is newest in it. */
  status: 'draft' | 'published';
  /** Whether it was changed since it was published. */
  hasNewerDraft: boolean;
  isAdmin: boolean;
  /** The block types whose data comes from a loader. */
  withData: string[];
  /** The agency's colours. */
  palette: Palette;
  /** The site's own theme and stylesheets. */
  theme: ThemeMarkup;
  styles: string[];
};
