import type { CSSProperties } from 'react';
import type { MotionEffect, MotionProps } from './motion-fields.ts';
import { backgroundStep, enlargedBy, fadePieces, type Piece, rangeOf, stepAt } from './motion-maths.ts';

/** Classes, variables and behaviours of something that moves; read by ui/motion.css. */
export type MotionStyle = { className: string; style: CSSProperties; behaviour: string };

/** One animation of the stylesheet over a piece of the way, with the values between which it goes. */
type Track = { name: string; from: string; to: string; pieces: Piece[] };

type Layer = 'element' | 'background';

/** Speeds and strengths of effects that staff left empty. */
const SPEEDS: Partial<Record<MotionEffect['effect'], number>> = { rotateZ: 1, mouseTrack: 1 };
const SPEED = 4;
const LEVELS: Partial<Record<MotionEffect['effect'], number>> = { opacity: 10, blur: 7 };

/** How a thing moves by scrolling; null where no effect asks for it. */
export function scrollMotion({ effects, relativeTo, on }: MotionProps, layer: Layer): MotionStyle | null {
  const tracks = uniqueBy(
    effects.flatMap((effect) => trackOf(effect, layer) ?? []),
    ({ name }) => name,
  );
  if (tracks.length === 0) return null;
  const pieces = tracks.flatMap(({ name, pieces }) => pieces.map((piece) => ({ name, ...piece })));
  const list = (write: (piece: (typeof pieces)[number]) => string) => pieces.map(write).join(', ');
  const values = tracks.flatMap(({ name, from, to }) => [
    [`--${name}-a`, from],
    [`--${name}-b`, to],
  ]);
  // Between the pieces of what comes and goes.
  const rests = tracks.flatMap(({ name, from, to, pieces: [first, second] }) =>
    first && second ? [[`--${name}-r`, first.reversed ? from : to]] : [],
  );
  return {
    className: [
      'fr-motion',
      ...rests.map(([name = '']) => `fr-rest${name.slice(4, 7)}`),
      ...activeOn(on),
    ].join(' '),
    style: {
      ...Object.fromEntries([...values, ...rests]),
      '--fr-mn': list(({ name }) => name),
      '--fr-mr': list(({ start, end }) => `${start}% ${end}%`),
      '--fr-mw': list(({ reversed }) => (reversed ? 'reverse' : 'normal')),
      '--fr-mf': list(({ fill }) => fill),
      // For browsers without scroll timelines: the same way as 100 seconds, stopped at the place that --fr-p says.
      '--fr-md': list(({ start, end }) => `${end - start}s`),
      '--fr-ml': list(({ start }) => `calc((${start} - var(--fr-p)) * 1s)`),
      ...(relativeTo === 'page' ? { '--fr-mt': 'scroll(root)' } : {}),
    } as CSSProperties,
    behaviour: 'scroll-motion',
  };
}

/** How a thing moves with the mouse; null where no effect asks for it. */
export function mouseMotion({ effects, on }: MotionProps, layer: Layer): MotionStyle | null {
  const track = effects.find(({ effect }) => effect === 'mouseTrack');
  const tilt = effects.find(({ effect }) => effect === 'tilt');
  if (!track && !tilt) return null;
  const follow = track ? signedSpeed(track) : 0;
  return {
    className: ['fr-mouse', tilt ? 'fr-has-tilt' : '', ...activeOn(on)].filter(Boolean).join(' '),
    style: {
      '--fr-mk': layer === 'background' ? `${backgroundStep(follow)}%` : `${follow}px`,
      // A tilt's speed is a tenth: 10 would turn it over.
      ...(tilt ? { '--fr-tk': `${signedSpeed(tilt) / 10}deg` } : {}),
    } as CSSProperties,
    behaviour: 'mouse-motion',
  };
}

/** How much larger a moving background is than its section, so that no edge shows: for its style attribute. */
export function backgroundRoom({ effects }: MotionProps): CSSProperties | undefined {
  const largest = (...names: MotionEffect['effect'][]) =>
    Math.max(
      0,
      ...effects.filter(({ effect }) => names.includes(effect)).map((each) => enlargedBy(speedOf(each))),
    );
  const x = largest('translateX', 'mouseTrack');
  const y = largest('translateY', 'mouseTrack');
  return x || y
    ? { top: `${-y / 2}%`, left: `${-x / 2}%`, width: `${100 + x}%`, height: `${100 + y}%` }
    : undefined;
}

function trackOf(effect: MotionEffect, layer: Layer): Track | undefined {
  switch (effect.effect) {
    case 'translateY':
    case 'translateX': {
      const speed = signedSpeed(effect);
      return layer === 'background'
        ? moved({ effect, name: NAMES[effect.effect], speed: backgroundStep(speed), unit: '%' })
        : moved({ effect, name: NAMES[effect.effect], speed, unit: 'px' });
    }
    case 'rotateZ':
      return moved({ effect, name: NAMES.rotateZ, speed: signedSpeed(effect), unit: 'deg' });
    case 'scale':
      return faded({ effect, from: '1', to: String(1 + speedOf(effect) / 10) });
    case 'opacity':
      return faded({ effect, from: String(1 - levelOf(effect, 10) / 10), to: '1' });
    case 'blur':
      return faded({ effect, from: `${levelOf(effect, 15)}px`, to: '0px' });
    default:
      return undefined;
  }
}

const NAMES = {
  translateY: 'fr-ty',
  translateX: 'fr-tx',
  rotateZ: 'fr-rz',
  scale: 'fr-sc',
  opacity: 'fr-op',
  blur: 'fr-bl',
} as const;

function moved({
  effect,
  name,
  speed,
  unit,
}: {
  effect: MotionEffect;
  name: string;
  speed: number;
  unit: string;
}): Track {
  const { start, end } = rangeOf({ ...effect, otherwise: [0, 100] });
  return {
    name,
    from: `${stepAt(start, speed)}${unit}`,
    to: `${stepAt(end, speed)}${unit}`,
    pieces: [{ start, end, reversed: false, fill: 'both' }],
  };
}

function faded({ effect, from, to }: { effect: MotionEffect; from: string; to: string }): Track {
  const range = rangeOf({ ...effect, otherwise: [20, 80] });
  return {
    name: NAMES[effect.effect as keyof typeof NAMES],
    from,
    to,
    pieces: fadePieces(effect.direction, range),
  };
}

const speedOf = ({ effect, speed }: MotionEffect): number => speed ?? SPEEDS[effect] ?? SPEED;

const signedSpeed = (effect: MotionEffect): number =>
  effect.way === 'reversed' ? -speedOf(effect) : speedOf(effect);

const levelOf = ({ effect, level }: MotionEffect, most: number): number =>
  Math.min(most, level ?? LEVELS[effect] ?? most);

/** Classes for the devices on which it is active. */
function activeOn({ base, tablet = base, mobile = tablet }: MotionProps['on']): string[] {
  return [base ? 'fr-on-d' : '', tablet ? 'fr-on-t' : '', mobile ? 'fr-on-m' : ''].filter(Boolean);
}

/** One effect of a kind: two of them would speak over each other. */
function uniqueBy<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
}
