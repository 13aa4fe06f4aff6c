/** An entrance: which keyframes of box.css play, and for the plain ones where the block comes from. */
type Entrance = { label: string; keyframes: string; from?: string };

const enter = (label: string, from: string): Entrance => ({ label, keyframes: 'fr-enter', from });

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
  'bounce-in': { label: 'Bounce in', keyframes: 'fr-bounce-in' },
  pulse: { label: 'Pulse', keyframes: 'fr-pulse' },
  flash: { label: 'Flash', keyframes: 'fr-flash' },
  shake: { label: 'Shake', keyframes: 'fr-shake' },
  swing: { label: 'Swing', keyframes: 'fr-swing' },
  wobble: { label: 'Wobble', keyframes: 'fr-wobble' },
} as const satisfies Record<string, Entrance>;

export type EntranceName = keyof typeof ENTRANCES;

/** The entrance of this name; none for a name that is not known. */
export const entranceOf = (name: string): Entrance =>
  Object.hasOwn(ENTRANCES, name) ? ENTRANCES[name as EntranceName] : ENTRANCES.none;

/** How long each takes, in milliseconds. */
export const ENTRANCE_MS = { fast: 500, normal: 900, slow: 1600 } as const;
