import type { VideoKind } from '#site/block-kit/parts/video-link.ts';

/** What a player tells of itself. */
export type Moment = { seconds: number; duration?: number; playing?: boolean; ended?: boolean };

/** The messages of one kind of player, sent and received as JSON. */
export type Talk = {
  hello: object[];
  play: object[];
  pause: object[];
  again: (start: number) => object[];
  /** What a message tells; undefined for one that tells nothing of the kind. */
  read: (message: unknown) => Moment | undefined;
};

/** The messages of the player of a kind of video. */
export const talkOf = (kind: VideoKind): Talk => (kind === 'youtube' ? youTube : vimeo);

const command = (func: string, args: unknown[] = []) => ({ event: 'command', func, args });

const youTube: Talk = {
  hello: [{ event: 'listening', id: 1 }],
  play: [command('playVideo')],
  pause: [command('pauseVideo')],
  again: (start) => [command('seekTo', [start, true]), command('playVideo')],
  read: (message) => {
    const { event, info } = parsed(message);
    if (event !== 'infoDelivery' || typeof info !== 'object' || info === null) return undefined;
    const { currentTime, duration, playerState } = info as Record<string, unknown>;
    if (typeof currentTime !== 'number' && typeof playerState !== 'number') return undefined;
    return {
      seconds: typeof currentTime === 'number' ? currentTime : 0,
      duration: typeof duration === 'number' ? duration : undefined,
      playing: playerState === 1,
      ended: playerState === 0,
    };
  },
};

const vimeo: Talk = {
  hello: [
    { method: 'addEventListener', value: 'timeupdate' },
    { method: 'addEventListener', value: 'ended' },
  ],
  play: [{ method: 'play' }],
  pause: [{ method: 'pause' }],
  again: (start) => [{ method: 'setCurrentTime', value: start }, { method: 'play' }],
  read: (message) => {
    const { event, data } = parsed(message);
    if ((event !== 'timeupdate' && event !== 'ended') || typeof data !== 'object' || data === null)
      return undefined;
    const { seconds, duration } = data as Record<string, unknown>;
    return {
      seconds: typeof seconds === 'number' ? seconds : 0,
      duration: typeof duration === 'number' ? duration : undefined,
      ended: event === 'ended',
    };
  },
};

function parsed(data: unknown): Record<string, unknown> {
  if (typeof data !== 'string')
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  try {
    return parsed(JSON.parse(data) as object);
  } catch {
    return {};
  }
}
