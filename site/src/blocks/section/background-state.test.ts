import { describe, expect, it } from 'vitest';
import { playerAddress, playsOn, slideAfter, type VideoSpan, videoStep } from './background-state.ts';

const span: VideoSpan = { kind: 'youtube', start: 0, end: null, playOnce: false };

describe('a video behind a section', () => {
  it.each([
    ['plays on before its end', { end: 20 }, { seconds: 19.9 }, 'play'],
    ['goes back at its end', { end: 20 }, { seconds: 20 }, 'loop'],
    ['stops at its end when it plays once', { end: 20, playOnce: true }, { seconds: 20 }, 'stop'],
    ['takes no end before its start', { start: 30, end: 20 }, { seconds: 31 }, 'play'],
    ['goes back when the player has ended', {}, { seconds: 60, ended: true }, 'loop'],
    ['stays there when it plays once', { playOnce: true }, { seconds: 60, ended: true }, 'stop'],
    ['of Vimeo goes back a second early', { kind: 'vimeo', start: 5 }, { seconds: 59, duration: 60 }, 'loop'],
    ['of Vimeo plays until then', { kind: 'vimeo', start: 5 }, { seconds: 58.9, duration: 60 }, 'play'],
    ['of Vimeo loops by itself without a start', { kind: 'vimeo' }, { seconds: 59, duration: 60 }, 'play'],
    [
      'of Vimeo stops when it plays once',
      { kind: 'vimeo', playOnce: true },
      { seconds: 59, duration: 60 },
      'stop',
    ],
    ['of Vimeo waits for its length', { kind: 'vimeo', start: 5 }, { seconds: 59 }, 'play'],
    ['of YouTube tells its end itself', { start: 5 }, { seconds: 59.5, duration: 60 }, 'play'],
  ] as const)('%s', (_what, changed, moment, step) => {
    expect(videoStep({ span: { ...span, ...changed }, ...moment })).toBe(step);
  });

  it.each([
    [767, false, false],
    [767, true, true],
    [768, false, true],
  ])('on a screen of %d px, with phones allowed %s: %s', (width, onMobile, plays) => {
    expect(playsOn({ width, onMobile })).toBe(plays);
  });
});

describe('a player', () => {
  const address = (changed: Partial<VideoSpan>, privacy = true) => {
    const found = playerAddress({
      span: { ...span, ...changed },
      id: 'abc_1234567',
      privacy,
      origin: 'https://agency.example',
    });
    return found === null ? null : new URL(found);
  };

  it('of YouTube is the one without cookies, silent, and starts where it should', () => {
    const url = address({ start: 12.7, end: 20 }, false);
    expect(url?.origin + (url?.pathname ?? '')).toBe('https://www.youtube-nocookie.com/embed/abc_1234567');
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      mute: '1',
      start: '12',
      enablejsapi: '1',
      origin: 'https://agency.example',
    });
    // A player that ends by itself could not go back without a flash.
    expect(url?.searchParams.has('end')).toBe(false);
    expect(address({ end: 20, playOnce: true })?.searchParams.get('end')).toBe('20');
  });

  it('of Vimeo follows nobody in privacy mode', () => {
    expect(address({ kind: 'vimeo' })?.searchParams.get('dnt')).toBe('1');
    expect(address({ kind: 'vimeo' }, false)?.searchParams.has('dnt')).toBe(false);
    expect(address({ kind: 'vimeo', start: 9 })?.hash).toBe('#t=9s');
    expect(address({ kind: 'vimeo', playOnce: true })?.searchParams.get('loop')).toBe('0');
  });

  it('of an unlisted video of Vimeo carries its hash', () => {
    const found = playerAddress({
      span: { kind: 'vimeo', start: 0, end: null, playOnce: false },
      id: '123456789?h=0a1b2c3d4e',
      privacy: true,
      origin: 'https://agency.example',
    });
    expect(found).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456789\?h=0a1b2c3d4e&/);
  });

  it('is none for a file', () => expect(address({ kind: 'hosted' })).toBeNull());
});

it.each([
  [0, 3, false, 1],
  [2, 3, true, 0],
  [2, 3, false, null],
  [0, 1, true, null],
])('after slide %d of %d, again %s, comes %j', (at, count, loop, next) => {
  expect(slideAfter({ at, count, loop })).toBe(next);
});
