import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { env } from '#site/server/env.ts';
import type { ShareData, ShareProps } from './share.tsx';

/** The page's own address, and what to call it. */
export const load: BlockLoader<ShareProps, ShareData> = async ({ payload, props, context }) => {
  const { path, page } = context;
  const { agencyName } = await loadSettings(payload);
  const own = page?.kind === 'post' ? page.post.title : agencyName;
  return { data: { url: env().siteUrl + path, title: props.title || own } };
};
