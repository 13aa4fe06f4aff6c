import { createInk, type Ink, type Point } from './ink.ts';
import { letter } from './lettering.ts';
import type { Fit, Plan, PlanRoom, Side } from './plan-data.ts';

/** The finished SVG of a plan, 1400 × 1000. */
export const drawPlan = ({ plan, flip = false }: { plan: Plan; flip?: boolean }): string => {
  const ink = createInk();
  ink.rect({ x: 0, y: 0, w: 1400, h: 1000, fill: '#fbfaf6' });
  const share = 1400 / plan.levels.length;
  for (const [i, level] of plan.levels.entries()) {
    drawLevel({
      ink,
      level: flip ? level.map((room) => mirror({ room, level })) : level,
      area: [i * share, share],
      title: plan.levels.length > 1 ? (i ? 'UPPER LEVEL' : 'GROUND LEVEL') : 'FLOOR PLAN',
    });
  }
  compass(ink);
  return ink.svg({ width: 1400, height: 1000 });
};

const line = '#33424a';
const faint = '#9aa5a6';

const mirror = ({ room, level }: { room: PlanRoom; level: readonly PlanRoom[] }): PlanRoom => {
  const span = Math.max(...level.map((r) => r.x + r.w));
  const swap: Record<Side, Side> = { e: 'w', w: 'e', n: 'n', s: 's' };
  const door =
    room.door &&
    ([
      swap[room.door[0]],
      room.door[0] === 'n' || room.door[0] === 's' ? room.w - room.door[1] - 0.8 : room.door[1],
    ] as const);
  return {
    ...room,
    x: span - room.x - room.w,
    door,
    windows: [...(room.windows ?? '')].map((s) => swap[s as Side]).join(''),
  };
};

const drawLevel = ({
  ink,
  level,
  area: [start, share],
  title,
}: {
  ink: Ink;
  level: readonly PlanRoom[];
  area: readonly [number, number];
  title: string;
}) => {
  const span = Math.max(...level.map((r) => r.x + r.w));
  const deep = Math.max(...level.map((r) => r.y + r.h));
  const unit = Math.min((share - 120) / span, 800 / deep);
  const [ox, oy] = [start + (share - span * unit) / 2, 70 + (800 - deep * unit) / 2];
  const at = (x: number, y: number): Point => [ox + x * unit, oy + y * unit];
  const tones: Partial<Record<Fit, string>> = {
    bath: '#e6eff0',
    laundry: '#e6eff0',
    deck: '#efe4d2',
    pool: '#d3e9ee',
    car: '#eeece7',
    kitchen: '#f3eee2',
    hall: '#f7f4ec',
  };
  for (const room of level) {
    const [x, y] = at(room.x, room.y);
    ink.rect({ x, y, w: room.w * unit, h: room.h * unit, fill: tones[room.fit] ?? '#ffffff' });
    if (room.fit === 'deck') {
      const boards = Array.from({ length: Math.floor(room.h / 0.3) }, (_, i): readonly [Point, Point] => [
        at(room.x, room.y + (i + 1) * 0.3),
        at(room.x + room.w, room.y + (i + 1) * 0.3),
      ]);
      ink.segments({ lines: boards, stroke: '#d9c8ac', width: 1 });
    }
    furnish({ ink, room, at, unit });
  }
  for (const room of level) {
    const [x, y] = at(room.x, room.y);
    const outside = outdoors(room);
    if (room.open)
      ink.segments({
        lines: outerSides({ room, level }).map(([a, b]) => [at(...a), at(...b)] as const),
        stroke: line,
        width: 7,
      });
    else
      ink.rect({
        x,
        y,
        w: room.w * unit,
        h: room.h * unit,
        stroke: outside ? faint : line,
        width: outside ? 2 : 7,
        dash: outside ? '8 6' : undefined,
      });
  }
  for (const room of level) openings({ ink, room, at, unit });
  for (const room of level) label({ ink, room, at, unit });
  letter({ ink, text: title, at: [start + share / 2, 930], size: 20, colour: line });
};

const outdoors = (room: PlanRoom) => room.fit === 'deck' || room.fit === 'pool';

/** Sides of an open room that no other room of the house adjoins. */
const outerSides = ({
  room: { x, y, w, h },
  level,
}: {
  room: PlanRoom;
  level: readonly PlanRoom[];
}): (readonly [Point, Point])[] => {
  const sides: (readonly [Point, Point, Point])[] = [
    [
      [x, y],
      [x + w, y],
      [x + w / 2, y - 0.2],
    ],
    [
      [x + w, y],
      [x + w, y + h],
      [x + w + 0.2, y + h / 2],
    ],
    [
      [x, y + h],
      [x + w, y + h],
      [x + w / 2, y + h + 0.2],
    ],
    [
      [x, y],
      [x, y + h],
      [x - 0.2, y + h / 2],
    ],
  ];
  const inside = ([px, py]: Point) =>
    level.some((r) => !outdoors(r) && px > r.x && px < r.x + r.w && py > r.y && py < r.y + r.h);
  return sides.filter(([, , beyond]) => !inside(beyond)).map(([a, b]) => [a, b]);
};

export const label = ({
  ink,
  room,
  at,
  unit,
}: {
  ink: Ink;
  room: PlanRoom;
  at: (x: number, y: number) => Point;
  unit: number;
}) => {
  const [cx, cy] = at(room.x + room.w / 2, room.y + room.h / 2);
  const size = Math.max(9, Math.min(17, (room.w * unit) / (room.label.length * 1.05), room.h * unit * 0.28));
  const sized = room.w * room.h > 5.5 && room.w * unit > 90;
  const wide = room.label.length * size * 0.92 + 14;
  ink.rect({
    x: cx - wide / 2,
    y: cy - size * 0.95,
    w: wide,
    h: sized ? size * 2.6 : size * 1.9,
    r: 5,
    fill: '#fffdf8',
    opacity: 0.86,
  });
  letter({ ink, text: room.label, at: [cx, cy], size, colour: line });
  if (sized)
    letter({
      ink,
      text: `${room.w.toFixed(1)} x ${room.h.toFixed(1)} m`,
      at: [cx, cy + size * 1.25],
      size: size * 0.68,
      colour: '#7b8788',
    });
};

const edge = ({
  room,
  side,
  from,
}: {
  room: PlanRoom;
  side: Side;
  from: number;
}): readonly [number, number, number, number] => {
  const { x, y, w, h } = room;
  return side === 'n'
    ? [x + from, y, 1, 0]
    : side === 's'
      ? [x + from, y + h, 1, 0]
      : side === 'w'
        ? [x, y + from, 0, 1]
        : [x + w, y + from, 0, 1];
};

const openings = ({
  ink,
  room,
  at,
  unit,
}: {
  ink: Ink;
  room: PlanRoom;
  at: (x: number, y: number) => Point;
  unit: number;
}) => {
  for (const side of (room.windows ?? '') as Iterable<Side>) {
    const length = side === 'n' || side === 's' ? room.w : room.h;
    const [x, y, dx, dy] = edge({ room, side, from: length * 0.25 });
    const far = at(x + dx * length * 0.5, y + dy * length * 0.5);
    ink.segments({ lines: [[at(x, y), far]], stroke: '#ffffff', width: 7 });
    ink.segments({ lines: [[at(x, y), far]], stroke: '#6fa3b5', width: 3 });
  }
  if (!room.door) return;
  const [side, from] = room.door;
  const [x, y, dx, dy] = edge({ room, side, from });
  const [a, b] = [at(x, y), at(x + dx * 0.8, y + dy * 0.8)];
  ink.segments({ lines: [[a, b]], stroke: '#fbfaf6', width: 9 });
  const into = side === 's' || side === 'e' ? -1 : 1;
  const leaf: Point = dx ? [a[0], a[1] + into * unit * 0.8] : [a[0] + into * unit * 0.8, a[1]];
  const sweep = (dx && into > 0) || (dy && into < 0) ? 0 : 1;
  ink.path({
    d: `M${leaf[0]} ${leaf[1]} A${unit * 0.8} ${unit * 0.8} 0 0 ${sweep} ${b[0]} ${b[1]}`,
    stroke: faint,
    width: 1.6,
  });
  ink.segments({ lines: [[a, leaf]], stroke: line, width: 2.6 });
};

type Furnish = (place: {
  ink: Ink;
  room: PlanRoom;
  at: (x: number, y: number) => Point;
  unit: number;
  put: (x: number, y: number, w: number, h: number, r?: number) => void;
}) => void;

const furnish = ({
  ink,
  room,
  at,
  unit,
}: {
  ink: Ink;
  room: PlanRoom;
  at: (x: number, y: number) => Point;
  unit: number;
}) => {
  const put = (x: number, y: number, w: number, h: number, r = 3) => {
    const [px, py] = at(room.x + x, room.y + y);
    ink.rect({
      x: px,
      y: py,
      w: w * unit,
      h: h * unit,
      r,
      fill: '#ffffff',
      stroke: faint,
      width: 1.6,
      opacity: 0.9,
    });
  };
  fittings[room.fit]({ ink, room, at, unit, put });
};

const nothing: Furnish = () => {};

const fittings: Record<Fit, Furnish> = {
  none: nothing,
  hall: nothing,
  pool: ({ room, put }) => put(0.4, 0.4, room.w - 0.8, room.h - 0.8, 14),
  bed: ({ room, put }) => {
    const x = room.w / 2 - 0.8;
    put(x, 0.12, 1.6, 2);
    put(x + 0.1, 0.2, 0.65, 0.4, 6);
    put(x + 0.85, 0.2, 0.65, 0.4, 6);
    put(x - 0.5, 0.14, 0.4, 0.4);
    put(x + 1.7, 0.14, 0.4, 0.4);
  },
  single: ({ put }) => {
    put(0.15, 0.15, 1, 1.9);
    put(0.3, 0.22, 0.7, 0.35, 6);
  },
  living: ({ room, put }) => {
    put(0.2, room.h / 2 - 1, 0.85, 2, 8);
    put(1.4, room.h / 2 - 0.4, 0.6, 0.8);
    put(room.w - 0.5, room.h / 2 - 0.8, 0.35, 1.6);
    put(room.w / 2 - 0.4, 0.2, 0.8, 0.75, 8);
  },
  dining: ({ room, put }) => {
    const [x, y] = [room.w / 2 - 0.9, room.h / 2 - 0.45];
    for (const dx of [0.15, 0.7, 1.25]) {
      put(x + dx, y - 0.42, 0.4, 0.36, 6);
      put(x + dx, y + 0.96, 0.4, 0.36, 6);
    }
    put(x, y, 1.8, 0.9);
  },
  kitchen: ({ room, put, ink, at, unit }) => {
    put(0.06, 0.06, room.w - 0.12, 0.6);
    put(0.06, 0.66, 0.6, room.h * 0.5);
    if (room.h > 2.6) put(room.w / 2 - 0.6, room.h - 0.95, Math.min(2, room.w * 0.5), 0.8);
    for (const [dx, dy] of [
      [0.2, 0.2],
      [0.45, 0.2],
      [0.2, 0.45],
      [0.45, 0.45],
    ] as const)
      ink.ellipse({
        at: at(room.x + room.w / 2 + dx, room.y + dy),
        rx: unit * 0.09,
        stroke: faint,
        width: 1.4,
      });
    put(room.w * 0.2, 0.14, 0.7, 0.42, 5);
  },
  bath: ({ room, put, ink, at, unit }) => {
    put(0.08, 0.08, Math.min(1.6, room.w - 0.2), 0.68, 14);
    put(room.w - 0.75, room.h - 0.55, 0.68, 0.45, 4);
    ink.ellipse({
      at: at(room.x + room.w - 0.41, room.y + room.h - 0.33),
      rx: unit * 0.16,
      ry: unit * 0.12,
      stroke: faint,
      width: 1.4,
    });
    ink.ellipse({
      at: at(room.x + 0.34, room.y + room.h - 0.32),
      rx: unit * 0.18,
      ry: unit * 0.24,
      fill: '#ffffff',
      stroke: faint,
      width: 1.6,
    });
  },
  laundry: ({ room, put }) => {
    put(0.08, 0.08, room.w - 0.16, 0.55);
    put(0.14, 0.12, 0.55, 0.47);
  },
  study: ({ room, put }) => {
    put(room.w - 0.75, 0.2, 0.6, Math.min(1.6, room.h - 0.4));
    put(room.w - 1.25, 0.6, 0.42, 0.42, 8);
  },
  robe: ({ room, put }) => {
    put(0.05, 0.05, room.w - 0.1, 0.5);
  },
  car: ({ room, put }) => {
    const cars = room.w > 4.5 ? 2 : 1;
    for (let i = 0; i < cars; i += 1)
      put((room.w / cars) * (i + 0.5) - 0.9, room.h / 2 - 2.1, 1.8, Math.min(4.2, room.h - 0.6), 18);
  },
  deck: ({ room, put }) => {
    if (room.w > 2.5 && room.h > 2) {
      put(room.w - 1.9, room.h - 1.15, 1.3, 0.7);
    }
  },
};

const compass = (ink: Ink) => {
  const [x, y] = [1330, 915];
  ink.ellipse({ at: [x, y], rx: 30, stroke: faint, width: 2 });
  ink.polygon({
    points: [
      [x, y - 26],
      [x + 9, y + 12],
      [x, y + 5],
    ],
    fill: line,
  });
  ink.polygon({
    points: [
      [x, y - 26],
      [x - 9, y + 12],
      [x, y + 5],
    ],
    fill: '#ffffff',
    stroke: line,
    width: 1.4,
  });
  letter({ ink, text: 'N', at: [x, y - 44], size: 15, colour: line });
  const bar = 46;
  for (let i = 0; i < 4; i += 1)
    ink.rect({
      x: 60 + i * bar,
      y: 962,
      w: bar,
      h: 8,
      fill: i % 2 ? '#ffffff' : line,
      stroke: line,
      width: 1.4,
    });
};
