import type { Colour } from './colour.ts';

/** A place on the picture, in pixels from its top left corner. */
export type Point = readonly [number, number];

/** How a shape is painted. `fill` and `stroke` take a colour or an address from `linear` or `radial`. */
export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Softness in pixels. */
  blur?: number;
  /** A compositing mode such as `soft-light`. */
  blend?: string;
  dash?: string;
};

/** Colour stops of a gradient: where (0 to 1), which colour, how opaque (1 unless given). */
export type Stops = readonly (readonly [at: number, colour: Colour, opacity?: number])[];

/** A growing SVG picture. */
export type Ink = ReturnType<typeof createInk>;

/** Starts an empty picture. Everything is added in painting order. */
export const createInk = () => {
  const parts: string[] = [];
  const definitions = new Map<string, string>();

  const define = (body: (id: string) => string): string => {
    const key = body('');
    const known = definitions.get(key);
    if (known) return known.slice(0, known.indexOf('|'));
    const id = `d${definitions.size}`;
    definitions.set(key, `${id}|${body(id)}`);
    return id;
  };

  const paint = ({ fill = 'none', stroke, width = 1, opacity, blur, blend, dash }: Paint): string =>
    [
      `fill="${fill}"`,
      stroke
        ? `stroke="${stroke}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"`
        : '',
      opacity === undefined ? '' : `opacity="${fine(opacity)}"`,
      dash ? `stroke-dasharray="${dash}"` : '',
      blur ? `filter="url(#${softness(blur)})"` : '',
      blend ? `style="mix-blend-mode:${blend}"` : '',
    ]
      .filter(Boolean)
      .join(' ');

  const softness = (radius: number) =>
    define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${round(radius)}"/></filter>`,
    );

  const path = ({ d, ...how }: { d: string } & Paint) => {
    parts.push(`<path d="${d}" ${paint(how)}/>`);
  };

  return {
    raw: (markup: string) => {
      parts.push(markup);
    },
    path,
    polygon: ({ points, ...how }: { points: readonly Point[] } & Paint) => {
      if (points.length > 2) path({ d: `M${points.map(text).join('L')}Z`, ...how });
    },
    /** A soft closed outline through the points. */
    blob: ({ points, ...how }: { points: readonly Point[] } & Paint) => path({ d: smooth(points), ...how }),
    polyline: ({ points, ...how }: { points: readonly Point[] } & Paint) =>
      path({ d: `M${points.map(text).join('L')}`, ...how }),
    segments: ({ lines, ...how }: { lines: readonly (readonly [Point, Point])[] } & Paint) => {
      if (lines.length > 0) path({ d: lines.map(([a, b]) => `M${text(a)}L${text(b)}`).join(''), ...how });
    },
    ellipse: ({ at, rx, ry = rx, ...how }: { at: Point; rx: number; ry?: number } & Paint) => {
      parts.push(
        `<ellipse cx="${round(at[0])}" cy="${round(at[1])}" rx="${round(rx)}" ry="${round(ry)}" ${paint(how)}/>`,
      );
    },
    rect: ({
      x,
      y,
      w,
      h,
      r = 0,
      ...how
    }: { x: number; y: number; w: number; h: number; r?: number } & Paint) => {
      parts.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" ${paint(how)}/>`,
      );
    },
    /** A gradient over the shape's own box; 0° runs downwards, 90° to the right. */
    linear: ({ stops, angle = 0 }: { stops: Stops; angle?: number }) => {
      const [x, y] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
      const ends = `x1="${fine(0.5 - x / 2)}" y1="${fine(0.5 - y / 2)}" x2="${fine(0.5 + x / 2)}" y2="${fine(0.5 + y / 2)}"`;
      return `url(#${define((id) => `<linearGradient id="${id}" ${ends}>${stopList(stops)}</linearGradient>`)})`;
    },
    radial: ({ stops, at = [0.5, 0.5] }: { stops: Stops; at?: Point }) =>
      `url(#${define((id) => `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="0.5">${stopList(stops)}</radialGradient>`)})`,
    /** Everything `draw` adds is cut to the outline. */
    clip: ({ points, draw }: { points: readonly Point[]; draw: () => void }) => {
      const id = define(
        (name) => `<clipPath id="${name}"><path d="M${points.map(text).join('L')}Z"/></clipPath>`,
      );
      parts.push(`<g clip-path="url(#${id})">`);
      draw();
      parts.push('</g>');
    },
    /** The finished document; `flip` mirrors it left to right. */
    svg: ({ width, height, flip = false }: { width: number; height: number; flip?: boolean }): string => {
      const defs = [...definitions.values()].map((entry) => entry.slice(entry.indexOf('|') + 1)).join('');
      const turn = flip ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs><g${turn}>${parts.join('')}</g></svg>`;
    },
  };
};

/** A closed curve through all points (Catmull-Rom as Béziers). */
export const smooth = (points: readonly Point[]): string => {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n] as Point;
  const curves = points.map((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const a: Point = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6];
    const b: Point = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6];
    return `C${text(a)} ${text(b)} ${text(next)}`;
  });
  return `M${text(at(0))}${curves.join('')}Z`;
};

const round = (value: number) => Math.round(value * 10) / 10;
const fine = (value: number) => Math.round(value * 1000) / 1000;
const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const stopList = (stops: Stops) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
