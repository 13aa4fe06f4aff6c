import type { DemoPage } from '../demo-pages/demo-page.ts';
import { auctionDay } from './auction-day.ts';
import { beforeYouSell } from './before-you-sell.ts';
import { firstTenant } from './first-tenant.ts';
import { openHomeQuestions } from './open-home-questions.ts';

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

/** The news of the demonstration: advice that holds anywhere, of no real person, sale or price. */
export const DEMO_POSTS: readonly DemoPost[] = [beforeYouSell, auctionDay, firstTenant, openHomeQuestions];
