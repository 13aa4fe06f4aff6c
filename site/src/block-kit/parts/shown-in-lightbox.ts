import { isPictureAddress } from '#site/ui/lightbox-link.ts';
import { videoSource } from './video-source.ts';

/**
 * What an action's address shows in the lightbox: a picture, a video of YouTube or Vimeo, a video of this website. A page
 * of another kind has no business in a frame of ours.
 */
export function shownInLightbox(
  address: string,
): { kind: 'picture' } | { kind: 'frame' | 'file'; src: string } | undefined {
  if (isPictureAddress(address)) return { kind: 'picture' };
  const source = videoSource({ link: address });
  if (!source || source.kind === 'elsewhere' || source.provider === 'Matterport') return undefined;
  return { kind: source.kind, src: source.src };
}
