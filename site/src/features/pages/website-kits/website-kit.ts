import { type Theme, themeOf } from '#site/ui/theme/theme.ts';
import { type Draft, type StarterBlock, withIds } from '../starters/starter.ts';

/** A whole website to start from: how it looks, what surrounds its pages, and the pages. Plain data. */
export type WebsiteKit = {
  /** In addresses: `harbour`. */
  key: string;
  name: string;
  /** One sentence that helps to choose. */
  about: string;
  theme: Theme;
  /** Blocks of the kit name them by -1, -2 and so on, in this order: they have no ids before they are stored. */
  presets: KitPreset[];
  header: KitDesign;
  footer: KitDesign;
  pages: KitPage[];
  /** The main menu, and the footer's links. */
  menu: KitLink[];
};

/** What staff see of a kit before they add it. */
export type KitSummary = Pick<WebsiteKit, 'key' | 'name' | 'about'> & {
  pages: Pick<KitPage, 'path' | 'title'>[];
  /** The address of its preview. */
  preview: string;
};

export type KitPreset = { name: string; block: string; style: Record<string, unknown> };
export type KitPage = { path: string; title: string; design: KitDesign };
export type KitLink = { label: string; url: string };
type KitDesign = { content: StarterBlock[] };

/** A kit, from blocks that have no ids yet. */
export const websiteKit = ({
  theme,
  header,
  footer,
  ...rest
}: Omit<WebsiteKit, 'theme' | 'header' | 'footer'> & {
  theme: object;
  header: Draft[];
  footer: Draft[];
}): WebsiteKit => ({ ...rest, theme: themeOf(theme), header: built(header), footer: built(footer) });

/** A page of a kit that is built of its own. */
export const kitPage = ({ content, ...page }: Omit<KitPage, 'design'> & { content: Draft[] }): KitPage => ({
  ...page,
  design: built(content),
});

const built = (content: Draft[]): KitDesign => ({ content: withIds(content) });
