import type { BlockLoader } from '#site/block-kit/block.ts';
import { embedOf } from '#site/features/settings/embeds.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { frameTag } from '#site/server/frame-tags.ts';
import type { EmbedData, EmbedProps } from './embed.tsx';

/** The frame that the link means, where the site settings allow it. The page's policy names its website. */
export const load: BlockLoader<EmbedProps, EmbedData> = async ({ payload, props: { link } }) => {
  if (!link.trim()) return { data: { problem: 'Add a link or an embed code.' } };
  const { embeds } = await loadSettings(payload);
  const data = embedOf(link, embeds);
  return { data, tags: 'origin' in data ? [frameTag(data.origin)] : [] };
};
