/** An entrance: which keyframes of entrances.css play, and for those that come from somewhere, from where. */
export type Entrance = { label: string; keyframes: string; from?: string };

const enter = (label: string, from: string): Entrance => ({ label, keyframes: 'fr-enter', from });
const bounce = (label: string, from: string): Entrance => ({ label, keyframes: 'fr-bounce-from', from });
const slide = (label: string, from: string): Entrance => ({ label, keyframes: 'fr-slide-from', from });

/** Turns around a corner: `x` and `y` in percent of the block, seen from its middle. */
const turn = (label: string, degrees: number, x: number, y: number): Entrance =>
  enter(label, `translate(${x}%, ${y}%) rotate(${degrees}deg) translate(${-x}%, ${-y}%)`);

/** By the names that page builders share; the labels are what staff read. */
export const ENTRANCES = {
  none: { label: 'None', keyframes: 'none' },
  'fade-in': enter('Fade in', 'none'),
  'fade-in-up': enter('Fade in up', 'translateY(3rem)'),
  'fade-in-down': enter('Fade in down', 'translateY(-3rem)'),
  'fade-in-left': enter('Fade in from the left', 'translateX(-3rem)'),
  'fade-in-right': enter('Fade in from the right', 'translateX(3rem)'),
  'zoom-in': enter('Zoom in', 'scale(0.5)'),
  'zoom-in-up': enter('Zoom in up', 'translateY(4rem) scale(0.5)'),
  'zoom-in-down': enter('Zoom in down', 'translateY(-4rem) scale(0.5)'),
  'zoom-in-left': enter('Zoom in from the left', 'translateX(-4rem) scale(0.5)'),
  'zoom-in-right': enter('Zoom in from the right', 'translateX(4rem) scale(0.5)'),
  'rotate-in': enter('Rotate in', 'rotate(-45deg)'),
  'roll-in': enter('Roll in', 'translateX(-5rem) rotate(-90deg)'),
  'flip-in-x': enter('Flip in down', 'perspective(60rem) rotateX(80deg)'),
  'flip-in-y': enter('Flip in sideways', 'perspective(60rem) rotateY(80deg)'),
  'rotate-in-down-left': turn('Rotate in down, from the left corner', -45, -50, 50),
  'rotate-in-down-right': turn('Rotate in down, from the right corner', 45, 50, 50),
  'rotate-in-up-left': turn('Rotate in up, from the left corner', 45, -50, 50),
  'rotate-in-up-right': turn('Rotate in up, from the right corner', -45, 50, 50),
  'slide-in-up': slide('Slide in up', 'translateY(100%)'),
  'slide-in-down': slide('Slide in down', 'translateY(-100%)'),
  'slide-in-left': slide('Slide in from the left', 'translateX(-100%)'),
  'slide-in-right': slide('Slide in from the right', 'translateX(100%)'),
  'light-speed-in': enter('Light speed in', 'translateX(100%) skewX(-30deg)'),
  'bounce-in': { label: 'Bounce in', keyframes: 'fr-bounce-in' },
  'bounce-in-up': bounce('Bounce in up', 'translateY(12rem)'),
  'bounce-in-down': bounce('Bounce in down', 'translateY(-12rem)'),
  'bounce-in-left': bounce('Bounce in from the left', 'translateX(-12rem)'),
  'bounce-in-right': bounce('Bounce in from the right', 'translateX(12rem)'),
  bounce: { label: 'Bounce', keyframes: 'fr-bounce' },
  pulse: { label: 'Pulse', keyframes: 'fr-pulse' },
  flash: { label: 'Flash', keyframes: 'fr-flash' },
  shake: { label: 'Shake', keyframes: 'fr-shake' },
  swing: { label: 'Swing', keyframes: 'fr-swing' },
  tada: { label: 'Tada', keyframes: 'fr-tada' },
  jello: { label: 'Jello', keyframes: 'fr-jello' },
  'rubber-band': { label: 'Rubber band', keyframes: 'fr-rubber-band' },
  'head-shake': { label: 'Head shake', keyframes: 'fr-head-shake' },
  wobble: { label: 'Wobble', keyframes: 'fr-wobble' },
} as const satisfies Record<string, Entrance>;

export type EntranceName = keyof typeof ENTRANCES;

/** The entrance of this name; none for a name that is not known. */
export const entranceOf = (name: string): Entrance =>
  Object.hasOwn(ENTRANCES, name) ? ENTRANCES[name as EntranceName] : ENTRANCES.none;

/** How long each takes, in milliseconds. */
export const ENTRANCE_MS = { fast: 500, normal: 900, slow: 1600 } as const;
