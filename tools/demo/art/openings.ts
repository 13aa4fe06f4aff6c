import { type Colour, darker, lighter, mix } from './colour.ts';
import type { Face } from './face.ts';
import type { Point } from './ink.ts';

/** How a window is divided. */
export type WindowStyle = 'sash' | 'casement' | 'plain' | 'tall' | 'louvre' | 'slider' | 'leadlight' | 'shop';

type Opening = { face: Face; u: number; v: number; w: number; h: number };

/** A window: frame, glass with the sky in it or lamplight behind it, curtains, sill and shadow. */
export const windowAt = ({
  face,
  u,
  v,
  w,
  h,
  frame = '#f7f3ea',
  style = 'plain',
  sill = true,
  arch = false,
  curtain = true,
  hood,
}: Opening & {
  frame?: Colour;
  style?: WindowStyle;
  sill?: boolean;
  arch?: boolean;
  curtain?: boolean;
  hood?: Colour;
}) => {
  if (!face.visible) return;
  const edge = Math.min(0.09, w * 0.08);
  const outline = shape({ u: u - edge, v: v - edge, w: w + edge * 2, h: h + edge * 2, arch });
  face.poly({
    points: outline.map(([a, b]) => [a + 0.06, b - 0.06]),
    fill: '#1b1830',
    raw: true,
    opacity: 0.22,
  });
  face.poly({ points: outline, fill: lighter(frame, 0.1), to: darker(frame, 0.05) });
  glass({ face, u, v, w, h, arch, curtain });
  bars({ face, u, v, w, h, frame, style });
  if (sill) {
    face.rect({
      u: u - edge * 1.8,
      v: v - edge - 0.1,
      w: w + edge * 3.6,
      h: 0.1,
      fill: lighter(frame, 0.12),
    });
    face.rect({
      u: u - edge * 1.8,
      v: v - edge - 0.24,
      w: w + edge * 3.6,
      h: 0.14,
      fill: '#1b1830',
      raw: true,
      opacity: 0.16,
    });
  }
  if (hood) {
    face.poly({
      points: [
        [u - 0.2, v + h + 0.02],
        [u + w + 0.2, v + h + 0.02],
        [u + w + 0.08, v + h + 0.42],
        [u - 0.08, v + h + 0.42],
      ],
      fill: lighter(hood, 0.1),
      to: darker(hood, 0.1),
    });
    face.dim({ u: u - 0.1, v: v + h - 0.55, w: w + 0.2, h: 0.55, from: 'top', strength: 0.45 });
  }
};

/** Bare glass: sky, a slanting reflection, shade at the top; warm rooms after dark. */
export const glass = ({
  face,
  u,
  v,
  w,
  h,
  arch = false,
  curtain = false,
}: Opening & { arch?: boolean; curtain?: boolean }) => {
  const { light, rng, ink } = face.stage;
  const points = shape({ u, v, w, h, arch });
  const space = points.map(([a, b]) => face.space(a, b));
  const bright = light.lamps && rng.chance(0.82);
  const warm = rng.pick(['#ffd58c', '#ffc978', '#ffe0a3']);
  const night = mix(light.sky[0], '#131a30', 0.55);
  const cool = light.lamps ? night : mix(mix(light.sky[0], '#24384a', 0.6), face.tint('#7c97a8'), 0.25);
  const low = light.lamps ? mix(night, light.sky[2], 0.35) : mix(light.sky[1], '#8fb0bd', 0.45);
  if (bright) {
    const [[x0, y0], [x1, y1]] = [face.at(u, v + h), face.at(u + w, v)];
    ink.ellipse({
      at: [(x0 + x1) / 2, (y0 + y1) / 2],
      rx: Math.abs(x1 - x0) * 0.95,
      ry: Math.abs(y1 - y0) * 0.85,
      fill: warm,
      opacity: 0.2,
      blur: Math.abs(x1 - x0) * 0.22,
    });
  }
  const fill = bright
    ? ink.linear({
        stops: [
          [0, '#fff0c9'],
          [0.5, warm],
          [1, '#d98f55'],
        ],
      })
    : ink.linear({
        stops: [
          [0, cool],
          [1, low],
        ],
        angle: 18,
      });
  face.stage.surface({ points: space, fill });
  if (bright) {
    face.rect({
      u: u + w * rng.between(0.15, 0.6),
      v,
      w: w * 0.2,
      h: h * rng.between(0.2, 0.4),
      fill: '#8a4f35',
      raw: true,
      opacity: 0.4,
    });
  } else {
    const slant = w * 0.35;
    face.poly({
      points: [
        [u + w * 0.16, v],
        [u + w * 0.42, v],
        [Math.min(u + w, u + w * 0.42 + slant), v + h * (arch ? 0.8 : 1)],
        [u + w * 0.16 + slant, v + h * (arch ? 0.8 : 1)],
      ],
      fill: '#ffffff',
      raw: true,
      opacity: 0.17,
    });
  }
  if (curtain && w > 0.55) {
    const cloth = bright ? '#f6d5a0' : face.tint('#f2ede4');
    for (const [start, wide] of [
      [u, w * 0.17],
      [u + w * 0.83, w * 0.17],
    ] as const) {
      face.rect({
        u: start,
        v,
        w: wide,
        h: h * (arch ? 0.8 : 1),
        fill: cloth,
        raw: true,
        opacity: bright ? 0.75 : 0.6,
      });
      face.lines({
        lines: [
          [
            [start + wide * 0.5, v],
            [start + wide * 0.5, v + h * 0.8],
          ],
        ],
        stroke: darker(cloth, 0.25),
        raw: true,
        width: 1.2,
        opacity: 0.4,
      });
    }
  }
  face.dim({
    u,
    v: v + h - Math.min(0.3, h * 0.2) - (arch ? h * 0.05 : 0),
    w,
    h: Math.min(0.3, h * 0.2),
    from: 'top',
    strength: bright ? 0.12 : 0.5,
  });
};

/** A door with frame, panels or glass, handle and, when wanted, glass beside and above it. */
export const doorAt = ({
  face,
  u,
  v = 0,
  w = 0.95,
  h = 2.1,
  colour,
  frame = '#f7f3ea',
  style = 'panel',
  sidelights = false,
  fanlight = false,
}: Partial<Opening> & {
  face: Face;
  u: number;
  colour: Colour;
  frame?: Colour;
  style?: 'panel' | 'modern' | 'glass' | 'barn';
  sidelights?: boolean;
  fanlight?: boolean;
}) => {
  if (!face.visible) return;
  const aside = sidelights ? 0.36 : 0;
  const above = fanlight ? 0.42 : 0;
  face.rect({
    u: u - 0.1 - aside,
    v,
    w: w + 0.2 + aside * 2,
    h: h + 0.1 + above,
    fill: lighter(frame, 0.08),
    to: darker(frame, 0.06),
  });
  if (sidelights)
    for (const start of [u - aside, u + w + 0.06])
      glass({ face, u: start, v: v + 0.12, w: aside - 0.06, h: h - 0.2 });
  if (fanlight) glass({ face, u, v: v + h + 0.06, w, h: above - 0.1 });
  face.rect({ u, v, w, h, fill: lighter(colour, 0.12), to: darker(colour, 0.12) });
  if (style === 'glass') glass({ face, u: u + 0.12, v: v + 0.2, w: w - 0.24, h: h - 0.35 });
  if (style === 'panel') {
    for (const [a, b, pw, ph] of [
      [0.1, 0.12, 0.34, 0.36],
      [0.56, 0.12, 0.34, 0.36],
      [0.1, 0.54, 0.34, 0.4],
      [0.56, 0.54, 0.34, 0.4],
    ] as const) {
      face.rect({ u: u + a * w, v: v + b * h, w: pw * w, h: ph * h, fill: darker(colour, 0.22) });
      face.rect({
        u: u + a * w + 0.025,
        v: v + b * h,
        w: pw * w - 0.025,
        h: ph * h - 0.03,
        fill: lighter(colour, 0.08),
      });
    }
  }
  if (style === 'modern' || style === 'barn') {
    const lines = [0.2, 0.4, 0.6, 0.8].map(
      (s) =>
        [
          [u + w * s, v],
          [u + w * s, v + h],
        ] as [Point, Point],
    );
    face.lines({ lines, stroke: darker(colour, 0.35), width: 1.4, opacity: 0.7 });
  }
  face.rect({
    u: u + w * 0.84,
    v: v + h * (style === 'modern' ? 0.3 : 0.46),
    w: 0.05,
    h: style === 'modern' ? h * 0.4 : 0.09,
    fill: '#f3d79a',
  });
  face.dim({ u, v: v + h * 0.72, w, h: h * 0.28, from: 'top', strength: 0.4 });
};

/** A garage door with horizontal panels. */
export const garageAt = ({
  face,
  u,
  v = 0,
  w,
  h = 2.3,
  colour,
}: Omit<Opening, 'v' | 'h'> & { v?: number; h?: number; colour: Colour }) => {
  if (!face.visible) return;
  face.rect({ u: u - 0.1, v, w: w + 0.2, h: h + 0.1, fill: darker(colour, 0.25) });
  face.rect({ u, v, w, h, fill: lighter(colour, 0.06), to: darker(colour, 0.1) });
  const lines = Array.from(
    { length: 5 },
    (_, i) =>
      [
        [u, v + ((i + 1) * h) / 6],
        [u + w, v + ((i + 1) * h) / 6],
      ] as [Point, Point],
  );
  face.lines({ lines, stroke: darker(colour, 0.35), width: 1.6, opacity: 0.6 });
  face.dim({ u, v: v + h * 0.6, w, h: h * 0.4, from: 'top', strength: 0.5 });
};

const shape = ({ u, v, w, h, arch }: Omit<Opening, 'face'> & { arch: boolean }): Point[] => {
  if (!arch)
    return [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ];
  const rise = Math.min(w * 0.32, h * 0.3);
  const curve = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (Math.PI * i) / 8;
    return [u + w / 2 + (Math.cos(angle) * w) / 2, v + h - rise + Math.sin(angle) * rise];
  });
  return [[u, v], [u + w, v], ...curve];
};

const bars = ({ face, u, v, w, h, frame, style }: Opening & { frame: Colour; style: WindowStyle }) => {
  const vertical = (t: number): [Point, Point] => [
    [u + w * t, v],
    [u + w * t, v + h],
  ];
  const level = (t: number): [Point, Point] => [
    [u, v + h * t],
    [u + w, v + h * t],
  ];
  const thick = Math.max(1.6, face.stage.scale(face.space(u, v)) * 0.055);
  const draw = ({ lines, width = thick }: { lines: [Point, Point][]; width?: number }) =>
    face.lines({ lines, stroke: frame, width });
  const plans: Record<WindowStyle, () => void> = {
    sash: () => draw({ lines: [level(0.5)] }),
    casement: () => draw({ lines: [vertical(1 / 3), vertical(2 / 3), level(0.72)] }),
    plain: () => draw({ lines: w > 1.3 ? [vertical(0.5)] : [] }),
    tall: () => draw({ lines: [level(0.28)] }),
    louvre: () =>
      draw({ lines: Array.from({ length: 7 }, (_, i) => level((i + 1) / 8)), width: thick * 0.6 }),
    slider: () => draw({ lines: evenly(Math.max(1, Math.round(w / 1.1) - 1)).map(vertical) }),
    leadlight: () => {
      draw({ lines: [vertical(1 / 3), vertical(2 / 3), level(0.66)] });
      const panes = ['#c9744f', '#7f9f6a', '#e2b75d', '#6d90a8'];
      for (let i = 0; i < 6; i += 1) {
        face.rect({
          u: u + (i / 6) * w + w * 0.03,
          v: v + h * 0.72,
          w: w * 0.1,
          h: h * 0.2,
          fill: panes[i % panes.length] ?? '#c9744f',
          opacity: 0.65,
        });
      }
    },
    shop: () => draw({ lines: [level(0.78), ...evenly(Math.max(0, Math.round(w / 1.6) - 1)).map(vertical)] }),
  };
  plans[style]();
};

/** Shares of a length at which `count` bars divide it. */
const evenly = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 1) / (count + 1));
