import type { BlockLoader } from '#site/block-kit/block.ts';
import type { AnnouncementBarData, AnnouncementBarProps } from './announcement-bar.tsx';
import { announcementTime } from './announcement-time.ts';

/** The page is made again when the announcement begins or ends. */
export const load: BlockLoader<AnnouncementBarProps, AnnouncementBarData> = async ({ props, now }) => {
  const { isShown, expiresAt } = announcementTime({ ...props, now });
  return { data: { isShown }, expiresAt };
};
