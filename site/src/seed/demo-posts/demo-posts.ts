import { auctionDay } from './auction-day.ts';
import { beforeYouSell } from './before-you-sell.ts';
import type { DemoPost } from './demo-post.ts';
import { firstTenant } from './first-tenant.ts';
import { openHomeQuestions } from './open-home-questions.ts';

/** The news of the demonstration: advice that holds anywhere, of no real person, sale or price. */
export const DEMO_POSTS: readonly DemoPost[] = [beforeYouSell, auctionDay, firstTenant, openHomeQuestions];
