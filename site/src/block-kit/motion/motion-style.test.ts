import { describe, expect, it } from 'vitest';
import { type MotionEffect, NO_MOTION } from './motion-fields.ts';
import { backgroundRoom, mouseMotion, scrollMotion } from './motion-style.ts';

const effect = (changed: Partial<MotionEffect>): MotionEffect => ({
  effect: 'translateY',
  way: 'normal',
  direction: 'out-in',
  speed: null,
  level: null,
  start: null,
  end: null,
  ...changed,
});
const motion = (...effects: Partial<MotionEffect>[]) => ({ ...NO_MOTION, effects: effects.map(effect) });

describe('what moves by scrolling', () => {
  it('is nothing without an effect, or with those of the mouse alone', () => {
    expect(scrollMotion(NO_MOTION, 'element')).toBeNull();
    expect(scrollMotion(motion({ effect: 'tilt' }), 'element')).toBeNull();
  });

  it.each([
    [{ effect: 'translateY' }, 'fr-ty', '200px', '-200px'],
    [{ effect: 'translateY', way: 'reversed' }, 'fr-ty', '-200px', '200px'],
    [{ effect: 'translateX', speed: 2, start: 25, end: 50 }, 'fr-tx', '50px', '0px'],
    [{ effect: 'rotateZ' }, 'fr-rz', '50deg', '-50deg'],
    [{ effect: 'scale', speed: -4 }, 'fr-sc', '1', '0.6'],
    [{ effect: 'opacity', level: 4 }, 'fr-op', '0.6', '1'],
    [{ effect: 'opacity', level: 15 }, 'fr-op', '0', '1'],
    [{ effect: 'blur' }, 'fr-bl', '7px', '0px'],
  ] as const)('goes as %j says', (changed, name, from, to) => {
    expect(scrollMotion(motion(changed), 'element')?.style).toMatchObject({
      '--fr-mn': name,
      [`--${name}-a`]: from,
      [`--${name}-b`]: to,
    });
  });

  it('goes over its range, in browsers with and without scroll timelines', () => {
    const style = scrollMotion(motion({ effect: 'blur', start: 10, end: 40 }), 'element')?.style;
    expect(style).toMatchObject({
      '--fr-mr': '10% 40%',
      '--fr-md': '30s',
      '--fr-ml': 'calc((10 - var(--fr-p)) * 1s)',
    });
  });

  it.each([
    ['in-out-in', '0.5'],
    ['out-in-out', '1'],
  ] as const)('rests between the pieces of %s', (direction, rest) => {
    const found = scrollMotion(motion({ effect: 'opacity', level: 5, direction }), 'element');
    expect(found?.className).toContain('fr-rest-op');
    expect(found?.style).toMatchObject({ '--fr-mn': 'fr-op, fr-op', '--fr-op-r': rest });
  });

  it('has the first of two effects of a kind', () => {
    const found = scrollMotion(motion({ speed: 1 }, { speed: 9 }), 'element');
    expect(found?.style).toMatchObject({ '--fr-mn': 'fr-ty', '--fr-ty-a': '50px' });
  });

  it.each([
    [{ base: true }, 'fr-motion fr-on-d fr-on-t fr-on-m'],
    [{ base: true, tablet: false }, 'fr-motion fr-on-d'],
    [{ base: false, mobile: true }, 'fr-motion fr-on-m'],
  ])('moves on the devices of %j', (on, className) => {
    expect(scrollMotion({ ...motion({}), on }, 'element')?.className).toBe(className);
  });
});

describe('what moves with the mouse', () => {
  it('is nothing without such an effect', () => expect(mouseMotion(motion({}), 'element')).toBeNull());

  it('follows at its speed, and tilts at a tenth of it', () => {
    const found = mouseMotion(
      motion({ effect: 'mouseTrack', speed: 2, way: 'reversed' }, { effect: 'tilt', speed: 5 }),
      'element',
    );
    expect(found?.style).toEqual({ '--fr-mk': '-2px', '--fr-tk': '0.5deg' });
  });
});

describe('a moving background', () => {
  it('is larger by ten times its speed, in the directions in which it moves', () => {
    expect(backgroundRoom(motion({ speed: 4 }))).toEqual({
      top: '-20%',
      left: '0%',
      width: '100%',
      height: '140%',
    });
    expect(backgroundRoom(motion({ effect: 'mouseTrack', speed: 1 }, { speed: 4 }))).toEqual({
      top: '-20%',
      left: '-5%',
      width: '110%',
      height: '140%',
    });
    expect(backgroundRoom(motion({ effect: 'opacity' }))).toBeUndefined();
  });

  it('goes in percent of itself, from one of its edges to the other', () => {
    expect(scrollMotion(motion({ speed: 10 }), 'background')?.style).toMatchObject({
      '--fr-ty-a': '25%',
      '--fr-ty-b': '-25%',
    });
  });
});
