import type { DemoPage } from '../demo-pages/demo-page.ts';

/** A post of the demonstration: how it stands in lists, and its blocks. */
export type DemoPost = Pick<DemoPage, 'pictures' | 'content'> & {
  title: string;
  slug: string;
  excerpt: string;
  /** Below site/demo. */
  picture: { path: string; alt: string };
  categories: DemoCategory[];
  /** The address of the agent who wrote it. */
  author: string;
  /** How long before the seeding it appeared. */
  daysAgo: number;
};

export const DEMO_CATEGORIES = ['Auctions', 'Buying', 'Renting', 'Selling'] as const;
type DemoCategory = (typeof DEMO_CATEGORIES)[number];
