import { embedOf, startingAt } from '#site/features/listings/page/outside-media.ts';
import { videoKind } from './video-link.ts';

/**
 * What plays: a frame of a video service, a file of this website, or a file elsewhere. The last is only linked to: the
 * security policy lets no other host's videos into the page. `provider` is told about the visit; null for our own.
 */
export type VideoSource = { kind: 'frame' | 'file' | 'elsewhere'; src: string; provider: string | null };

const FILE = /^[^?#]+\.(mp4|m4v|webm|ogv|mov)([?#].*)?$/i;

/**
 * What a link plays, or null where it is neither a video at YouTube or Vimeo nor a video file. `start` in seconds; 0 for
 * the moment that the link itself names.
 */
export function videoSource({ link, start = 0 }: { link: string; start?: number }): VideoSource | null {
  const embed = embedOf(link);
  if (embed) return { kind: 'frame', src: startingAt({ embed, start }).src, provider: embed.provider };
  if (videoKind(link) !== 'hosted' || !FILE.test(link)) return null;
  const isOurs = /^\/(?![/\\])/.test(link);
  if (!isOurs && !/^https:\/\//i.test(link)) return null;
  return {
    kind: isOurs ? 'file' : 'elsewhere',
    // A media fragment: the browser begins there, and shows that moment.
    src: start > 0 ? `${link.replace(/#.*$/, '')}#t=${start}` : link,
    provider: isOurs ? null : new URL(link).hostname,
  };
}
