import { mix } from './colour.ts';
import { type Backdrop, distances } from './distances.ts';
import type { Point } from './ink.ts';
import type { Stage } from './stage.ts';

/** Sky with sun glow and clouds, then the far distance down to the horizon. */
export const backdrop = ({ stage, kind, sunAt = 0.16 }: { stage: Stage; kind: Backdrop; sunAt?: number }) => {
  sky({ stage, sunAt });
  distances[kind](stage);
};

/** Sky only. `sunAt` is the share of the width where the light comes from. */
export const sky = ({ stage, sunAt = 0.16 }: { stage: Stage; sunAt?: number }) => {
  const { ink, light, width, rng, camera } = stage;
  const floor = camera.horizon + 60;
  ink.rect({
    x: 0,
    y: 0,
    w: width,
    h: floor,
    fill: ink.linear({
      stops: [
        [0, light.sky[0]],
        [0.6, light.sky[1]],
        [1, light.sky[2]],
      ],
    }),
  });
  const low = light.hour === 'golden' || light.hour === 'dusk';
  const sun: Point = [width * sunAt, low ? floor * 0.78 : floor * 0.18];
  ink.ellipse({
    at: sun,
    rx: width * 0.5,
    ry: floor * 0.75,
    fill: ink.radial({
      stops: [
        [0, light.glow, 0.85],
        [0.45, light.glow, 0.25],
        [1, light.glow, 0],
      ],
    }),
  });
  if (light.lamps) stars(stage);
  const banks = light.hour === 'overcast' ? 9 : Math.round(rng.between(3, 6));
  for (let i = 0; i < banks; i += 1)
    cloud({
      stage,
      at: [rng.between(-0.05, 1.05) * width, rng.between(0.08, 0.62) * floor],
      wide: rng.between(0.12, 0.3) * width,
    });
};

/** The closing touch: warmth from the sun's side, a darker frame, evening air. */
export const grade = ({ stage, sunAt = 0.16 }: { stage: Stage; sunAt?: number }) => {
  const { ink, light, width, height } = stage;
  ink.ellipse({
    at: [width * sunAt, height * 0.3],
    rx: width * 0.8,
    ry: height * 0.9,
    blend: 'soft-light',
    fill: ink.radial({
      stops: [
        [0, light.glow, { noon: 0.3, morning: 0.5, golden: 0.45, dusk: 0.6, overcast: 0.4 }[light.hour]],
        [1, light.glow, 0],
      ],
    }),
  });
  ink.rect({
    x: 0,
    y: 0,
    w: width,
    h: height,
    blend: 'multiply',
    fill: ink.radial({
      stops: [
        [0.7, '#ffffff'],
        [1, mix('#ffffff', light.ambient, 0.4)],
      ],
    }),
  });
};

const stars = ({ ink, rng, width, camera }: Stage) => {
  for (let i = 0; i < 46; i += 1) {
    ink.ellipse({
      at: [rng.between(0, width), rng.between(0, camera.horizon * 0.5)],
      rx: rng.between(0.8, 1.9),
      fill: '#fff4dc',
      opacity: rng.between(0.3, 0.9),
    });
  }
};

const cloud = ({ stage, at: [x, y], wide }: { stage: Stage; at: Point; wide: number }) => {
  const { ink, light, rng } = stage;
  const flat = wide * rng.between(0.07, 0.12);
  const puffs = 7;
  const fill = ink.linear({
    stops: [
      [0, light.cloud, 0.95],
      [1, light.cloud, 0.12],
    ],
  });
  const top = Array.from({ length: puffs }, (_, i): Point => {
    const t = i / (puffs - 1);
    return [x + (t - 0.5) * wide, y - Math.sin(t * Math.PI) * flat * rng.between(1.1, 2.2)];
  });
  ink.blob({
    points: [...top, [x + wide * 0.3, y + flat * 0.35], [x - wide * 0.3, y + flat * 0.3]],
    fill,
    opacity: rng.between(0.45, 0.85),
    blur: 5,
  });
};
