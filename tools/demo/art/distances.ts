import { type Colour, darker, lighter, mix } from './colour.ts';
import { bumpy } from './foliage.ts';
import type { Point } from './ink.ts';
import type { Stage } from './stage.ts';

/** What lies behind the property. */
export type Backdrop = 'suburb' | 'hills' | 'city' | 'sea' | 'bush' | 'mountains' | 'plain';

export const ridge = ({
  stage,
  rise,
  colour,
  base,
  steps = 12,
  fade = 0.3,
}: {
  stage: Stage;
  rise: number;
  colour: Colour;
  base: number;
  steps?: number;
  fade?: number;
}) => {
  const { ink, rng, width } = stage;
  const top = Array.from(
    { length: steps + 1 },
    (_, i): Point => [(i / steps) * width * 1.1 - width * 0.05, base - rise * rng.between(0.35, 1)],
  );
  ink.blob({
    points: [[-width * 0.2, base + 120], ...top, [width * 1.2, base + 120]],
    fill: ink.linear({
      stops: [
        [0, colour],
        [1, mix(colour, stage.light.haze, fade)],
      ],
    }),
  });
};

export const treeline = ({
  stage,
  rise,
  colour,
  base,
  count,
}: {
  stage: Stage;
  rise: number;
  colour: Colour;
  base: number;
  count: number;
}) => {
  const { rng, width, ink } = stage;
  for (let i = 0; i <= count; i += 1) {
    const x = (i / count) * width + rng.between(-20, 20);
    const r = rise * rng.between(0.5, 1);
    ink.blob({
      points: bumpy({ stage, at: [x, base - r * 0.5], rx: r * 0.9, ry: r, rough: 0.14 }),
      fill: rng.chance(0.5) ? colour : darker(colour, 0.06),
    });
    ink.blob({
      points: bumpy({ stage, at: [x - r * 0.2, base - r * 0.8], rx: r * 0.5, ry: r * 0.45, rough: 0.2 }),
      fill: lighter(colour, 0.08),
      opacity: 0.6,
    });
  }
  ink.rect({ x: 0, y: base - rise * 0.25, w: width, h: 90, fill: darker(colour, 0.05) });
};

export const hazy = ({ stage, colour, far }: { stage: Stage; colour: Colour; far: number }) =>
  mix(stage.tint(colour, 0.6), stage.light.haze, far);

export const roofs = (stage: Stage) => {
  const { rng, width, ink, camera } = stage;
  for (let x = -60; x < width; x += rng.between(120, 190)) {
    const w = rng.between(150, 240);
    const y = camera.horizon - rng.between(36, 72);
    const colour = hazy({
      stage,
      colour: rng.pick(['#b4664a', '#7d7f88', '#a35d49', '#8e8c8a', '#6d7480']),
      far: 0.42,
    });
    ink.polygon({
      points: [
        [x, y],
        [x + w * 0.22, y - 38],
        [x + w * 0.78, y - 38],
        [x + w, y],
      ],
      fill: colour,
    });
    ink.polygon({
      points: [
        [x + w * 0.78, y - 38],
        [x + w, y],
        [x + w * 0.7, y],
      ],
      fill: darker(colour, 0.12),
    });
    ink.rect({ x: x + w * 0.3, y: y - 58, w: 14, h: 26, fill: darker(colour, 0.1) });
    ink.rect({ x: x + 6, y, w: w - 12, h: 120, fill: hazy({ stage, colour: '#cdbfae', far: 0.35 }) });
  }
};

export const skyline = (stage: Stage) => {
  const { rng, width, ink, camera, light } = stage;
  for (const far of [0.8, 0.6]) {
    for (let x = -20; x < width; x += rng.between(44, 92)) {
      const middle = 1 - Math.abs(x / width - 0.62) * 1.5;
      const h =
        (rng.between(40, 120) + Math.max(0, middle) * rng.between(40, 190)) * (far > 0.7 ? 1.25 : 0.8);
      const w = rng.between(34, 72);
      const colour = hazy({ stage, colour: '#6f7f94', far });
      const y = camera.horizon - h;
      ink.rect({
        x,
        y,
        w,
        h: h + 40,
        fill: ink.linear({
          stops: [
            [0, colour],
            [1, mix(colour, light.haze, 0.5)],
          ],
        }),
      });
      if (far > 0.7) continue;
      const windows: (readonly [Point, Point])[] = [];
      for (let wy = y + 12; wy < camera.horizon - 20; wy += 14)
        if (rng.chance(0.7))
          windows.push([
            [x + 8, wy],
            [x + w - 8, wy],
          ]);
      ink.segments({
        lines: windows,
        stroke: light.lamps ? '#ffd58f' : lighter(colour, 0.35),
        width: 3,
        opacity: light.lamps ? 0.75 : 0.4,
        dash: '4 7',
      });
    }
  }
};

export const sea = (stage: Stage) => {
  const { ink, width, camera, light, rng } = stage;
  const y = camera.horizon - 4;
  const deep = mix(stage.tint('#2f86a6', 0.9), light.sky[2], 0.1);
  ink.rect({
    x: 0,
    y,
    w: width,
    h: 130,
    fill: ink.linear({
      stops: [
        [0, deep],
        [1, mix(deep, '#a9dbd3', 0.55)],
      ],
    }),
  });
  const glints = Array.from({ length: 46 }, () => {
    const [gx, gy] = [rng.between(0, width), y + rng.between(3, 80)];
    return [
      [gx, gy],
      [gx + rng.between(12, 50), gy],
    ] as const;
  });
  ink.segments({ lines: glints, stroke: light.glow, width: 1.6, opacity: 0.5 });
  const head = hazy({ stage, colour: '#6f8a72', far: 0.5 });
  ink.blob({
    points: [
      [width * 0.72, y + 4],
      [width * 0.82, y - 40],
      [width * 0.93, y - 66],
      [width * 1.1, y - 70],
      [width * 1.1, y + 20],
    ],
    fill: head,
  });
};

export const distances: Record<Backdrop, (stage: Stage) => void> = {
  suburb: (stage) => {
    treeline({
      stage,
      rise: 120,
      colour: hazy({ stage, colour: '#6d8a66', far: 0.55 }),
      base: stage.camera.horizon - 30,
      count: 15,
    });
    roofs(stage);
    treeline({
      stage,
      rise: 62,
      colour: hazy({ stage, colour: '#5f8252', far: 0.28 }),
      base: stage.camera.horizon + 12,
      count: 26,
    });
  },
  hills: (stage) => {
    ridge({
      stage,
      rise: 190,
      colour: hazy({ stage, colour: '#7c93a8', far: 0.62 }),
      base: stage.camera.horizon,
      steps: 7,
    });
    ridge({
      stage,
      rise: 120,
      colour: hazy({ stage, colour: '#7d9a78', far: 0.42 }),
      base: stage.camera.horizon,
    });
    treeline({
      stage,
      rise: 54,
      colour: hazy({ stage, colour: '#64845a', far: 0.25 }),
      base: stage.camera.horizon + 10,
      count: 30,
    });
  },
  city: (stage) => {
    skyline(stage);
    treeline({
      stage,
      rise: 66,
      colour: hazy({ stage, colour: '#5f8054', far: 0.3 }),
      base: stage.camera.horizon + 12,
      count: 24,
    });
  },
  sea,
  bush: (stage) => {
    treeline({
      stage,
      rise: 230,
      colour: hazy({ stage, colour: '#7f9683', far: 0.6 }),
      base: stage.camera.horizon,
      count: 13,
    });
    treeline({
      stage,
      rise: 160,
      colour: hazy({ stage, colour: '#6a875f', far: 0.36 }),
      base: stage.camera.horizon,
      count: 16,
    });
    treeline({
      stage,
      rise: 80,
      colour: hazy({ stage, colour: '#5b7d4e', far: 0.18 }),
      base: stage.camera.horizon + 14,
      count: 24,
    });
  },
  mountains: (stage) => {
    ridge({
      stage,
      rise: 330,
      colour: hazy({ stage, colour: '#6f84a6', far: 0.55 }),
      base: stage.camera.horizon,
      steps: 5,
    });
    ridge({
      stage,
      rise: 210,
      colour: hazy({ stage, colour: '#6f8a94', far: 0.42 }),
      base: stage.camera.horizon,
      steps: 8,
    });
    treeline({
      stage,
      rise: 90,
      colour: hazy({ stage, colour: '#587a62', far: 0.25 }),
      base: stage.camera.horizon + 10,
      count: 26,
    });
  },
  plain: (stage) => {
    ridge({
      stage,
      rise: 60,
      colour: hazy({ stage, colour: '#8b9aa0', far: 0.6 }),
      base: stage.camera.horizon,
      steps: 9,
    });
    treeline({
      stage,
      rise: 34,
      colour: hazy({ stage, colour: '#6f8a5c', far: 0.4 }),
      base: stage.camera.horizon + 4,
      count: 44,
    });
  },
};
