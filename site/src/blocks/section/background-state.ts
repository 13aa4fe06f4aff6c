import type { VideoKind } from '#site/block-kit/parts/video-link.ts';

/** How a video behind a section plays, in seconds. */
export type VideoSpan = { kind: VideoKind; start: number; end: number | null; playOnce: boolean };

/** How much before its end a Vimeo video goes back to its start: it tells of no end while it loops. */
const VIMEO_EARLIER = 1;

/** What to do at this moment of a video: play on, go back to the start, or stop for good. */
export function videoStep({
  span: { kind, start, end, playOnce },
  seconds,
  duration,
  ended = false,
}: {
  span: VideoSpan;
  seconds: number;
  /** Not known yet: undefined. */
  duration?: number;
  /** The player says that it has ended. */
  ended?: boolean;
}): 'play' | 'loop' | 'stop' {
  const atEnd = ended || (end !== null && end > start && seconds >= end);
  if (atEnd) return playOnce ? 'stop' : 'loop';
  const nearEnd =
    kind === 'vimeo' &&
    duration !== undefined &&
    duration > start + VIMEO_EARLIER &&
    seconds + VIMEO_EARLIER >= duration;
  if (!nearEnd) return 'play';
  if (playOnce) return 'stop';
  // Without a start it loops by itself.
  return start > 0 ? 'loop' : 'play';
}

/** Whether a video may play on a screen of this width. */
export const playsOn = ({ width, onMobile }: { width: number; onMobile: boolean }): boolean =>
  onMobile || width >= 768;

/** Where the player of a video is, with what it needs to be told; null for a file, which needs none. */
export function playerAddress({
  span: { kind, start, end, playOnce },
  id,
  privacy,
  origin,
}: {
  span: VideoSpan;
  id: string;
  privacy: boolean;
  /** Of this website: the player answers to nobody else. */
  origin: string;
}): string | null {
  if (kind === 'hosted') return null;
  const [video = '', hash] = id.split('?h=');
  const url = new URL(
    `${kind === 'youtube' ? 'https://www.youtube-nocookie.com/embed' : 'https://player.vimeo.com/video'}/${encodeURIComponent(video)}`,
  );
  const options: Record<string, string> =
    kind === 'youtube'
      ? {
          autoplay: '1',
          mute: '1',
          controls: '0',
          rel: '0',
          playsinline: '1',
          disablekb: '1',
          iv_load_policy: '3',
          enablejsapi: '1',
          origin,
          ...(start > 0 ? { start: String(Math.trunc(start)) } : {}),
          ...(end !== null && playOnce ? { end: String(Math.trunc(end)) } : {}),
        }
      : {
          ...(hash ? { h: hash } : {}),
          background: '1',
          autoplay: '1',
          muted: '1',
          loop: playOnce ? '0' : '1',
          transparent: '0',
          ...(privacy ? { dnt: '1' } : {}),
        };
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  if (kind === 'vimeo' && start > 0) url.hash = `t=${Math.trunc(start)}s`;
  return url.href;
}

/** Which slide follows; null after the last where the show does not begin again. */
export function slideAfter({ at, count, loop }: { at: number; count: number; loop: boolean }): number | null {
  const next = at + 1;
  if (next < count) return next;
  return loop && count > 1 ? 0 : null;
}
