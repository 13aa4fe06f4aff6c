import type { BlockLoader } from '#site/block-kit/block.ts';
import { env } from '#site/server/env.ts';
import type { TranslateData, TranslateProps } from './translate.tsx';

/** The address of the page, as others reach it. */
export const load: BlockLoader<TranslateProps, TranslateData> = async ({ context }) => ({
  data: { page: new URL(context.path, env().siteUrl).href },
});
