import type { Colour } from './colour.ts';

/** The hour of a picture. */
export type Hour = 'morning' | 'noon' | 'golden' | 'dusk' | 'overcast';

/** Colours of the light at an hour: of the sky from top to horizon, of sunlit and shaded faces. */
export type Light = {
  hour: Hour;
  sky: readonly [Colour, Colour, Colour];
  cloud: Colour;
  sun: Colour;
  ambient: Colour;
  haze: Colour;
  glow: Colour;
  /** Lamps are on. */
  lamps: boolean;
  /** How strong cast shadows are, 0 to 1. */
  shadow: number;
};

/** All hours. Afternoon and evening carry the warm end, noon the clear blue of an inland sky. */
export const lights: Record<Hour, Light> = {
  morning: {
    hour: 'morning',
    sky: ['#7db4d8', '#bfdcea', '#fbe9d6'],
    cloud: '#fff8f0',
    sun: '#fff3e2',
    ambient: '#a3a9c9',
    haze: '#dbe3e6',
    glow: '#fff0cf',
    lamps: false,
    shadow: 0.3,
  },
  noon: {
    hour: 'noon',
    sky: ['#3f8fcb', '#7fbce3', '#d3e9f0'],
    cloud: '#ffffff',
    sun: '#fffdf6',
    ambient: '#9aa6c6',
    haze: '#c6dbe2',
    glow: '#fffbe6',
    lamps: false,
    shadow: 0.36,
  },
  golden: {
    hour: 'golden',
    sky: ['#6f9fc4', '#f0c99f', '#ffd9a0'],
    cloud: '#ffe6c8',
    sun: '#ffe2b6',
    ambient: '#9a86a6',
    haze: '#f0cfa6',
    glow: '#ffdf9e',
    lamps: false,
    shadow: 0.38,
  },
  dusk: {
    hour: 'dusk',
    sky: ['#27375f', '#6a6a9b', '#f2a98a'],
    cloud: '#c99ab0',
    sun: '#c9b3bd',
    ambient: '#6f74a2',
    haze: '#8f7f9f',
    glow: '#ffb98a',
    lamps: true,
    shadow: 0.3,
  },
  overcast: {
    hour: 'overcast',
    sky: ['#93a9bb', '#bccbd4', '#e3e6e2'],
    cloud: '#eef1f1',
    sun: '#eef0ee',
    ambient: '#a5afc0',
    haze: '#cdd7da',
    glow: '#f6f3ea',
    lamps: false,
    shadow: 0.2,
  },
};

/** Light inside a room: softer shade, and lamplight after dark. */
export const roomLights: Record<Hour, Pick<Light, 'sun' | 'ambient'>> = {
  morning: { sun: '#fffaf3', ambient: '#c3bfcb' },
  noon: { sun: '#ffffff', ambient: '#bfc6d0' },
  golden: { sun: '#ffeed3', ambient: '#b9a0a6' },
  dusk: { sun: '#ffe0b4', ambient: '#94808f' },
  overcast: { sun: '#f8f6f3', ambient: '#bdbfc6' },
};
