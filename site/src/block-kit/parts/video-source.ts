import { embedOf } from '#site/features/listings/page/outside-media.ts';
import { videoKind } from './video-link.ts';

/**
 * What plays: a frame of a video service, a file of this website, or a file elsewhere. The last is only linked to: the
 * security policy lets no other host's videos into the page. `provider` is told about the visit; null for our own.
 */
export type VideoSource = { kind: 'frame' | 'file' | 'elsewhere'; src: string; provider: string | null };

const FILE = /^[^?#]+\.(mp4|m4v|webm|ogv|mov)([?#].*)?$/i;

/** What a link plays, or null where it is neither a video at YouTube or Vimeo nor a video file. `start` in seconds. */
export function videoSource({ link, start = 0 }: { link: string; start?: number }): VideoSource | null {
  const embed = embedOf(link);
  if (embed) return { kind: 'frame', src: startingAt({ embed, start }), provider: embed.provider };
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

function startingAt({ embed, start }: { embed: { provider: string; src: string }; start: number }): string {
  if (start <= 0 || embed.provider === 'Matterport') return embed.src;
  return embed.provider === 'Vimeo' ? `${embed.src}#t=${start}s` : `${embed.src}&start=${start}`;
}
