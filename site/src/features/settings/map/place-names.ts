import { VIEW_SIZE } from './map-view.ts';
import type { MapFeature } from './read-map-features.ts';

/** Names of one layer: `size` in px; `along` a line, or centred on a point. */
type Names = {
  features: readonly MapFeature[];
  size: number;
  colour: string;
  along?: boolean;
};

/** A name that has room: its middle in px, turned by degrees. */
type PlacedName = { text: string; x: number; y: number; turn: number; size: number; colour: string };

/** The width of a letter as a share of its height, on average. */
const LETTER = 0.58;
/** Between two names, px. */
const GAP = 8;
const MOST_LETTERS = 40;
/** How much longer than straight a piece of street may be that a name stands on. */
const MOST_BENT = 1.03;

/** Chooses the names that have room, the first ones first; each name once. */
export function placeNames(layers: readonly Names[]): PlacedName[] {
  const placed: PlacedName[] = [];
  const boxes: Box[] = [];
  for (const { features, size, colour, along } of layers) {
    const known = new Set<string>();
    for (const { name, type, parts } of features) {
      const text = name.slice(0, MOST_LETTERS);
      if (!text || known.has(text) || type === 'polygon') continue;
      const width = text.length * size * LETTER;
      for (const { x, y, turn } of along
        ? alongParts(parts, width)
        : parts.flat().map(([x, y]) => ({ x, y, turn: 0 }))) {
        const box = boxAround({ x, y, turn, width, height: size });
        if (!isWithin(box) || boxes.some((other) => overlap(box, other))) continue;
        boxes.push(box);
        placed.push({ text, x, y, turn, size, colour });
        known.add(text);
        break;
      }
    }
  }
  return placed;
}

/** The middles of nearly straight pieces of lines that a text of this width fits on. */
function alongParts(parts: MapFeature['parts'], width: number) {
  return parts.flatMap((part) =>
    part.flatMap(([fromX, fromY], from) => {
      let walked = 0;
      for (let to = from + 1; to < part.length; to += 1) {
        const [[x, y], [beforeX, beforeY]] = [part[to], part[to - 1]] as [Point, Point];
        walked += Math.hypot(x - beforeX, y - beforeY);
        const across = Math.hypot(x - fromX, y - fromY);
        if (walked > across * MOST_BENT) return [];
        if (across < width) continue;
        const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
        return [{ x: (x + fromX) / 2, y: (y + fromY) / 2, turn: upright(turn) }];
      }
      return [];
    }),
  );
}

type Point = MapFeature['parts'][number][number];

/** Nobody reads upside down. */
const upright = (turn: number): number => (turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn);

type Box = { left: number; top: number; right: number; bottom: number };

function boxAround({
  x,
  y,
  turn,
  width,
  height,
}: {
  x: number;
  y: number;
  turn: number;
  width: number;
  height: number;
}): Box {
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => Math.abs(of((turn * Math.PI) / 180))) as [
    number,
    number,
  ];
  const [halfWidth, halfHeight] = [
    (width * cosine + height * sine) / 2 + GAP,
    (width * sine + height * cosine) / 2 + GAP,
  ];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

const isWithin = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= VIEW_SIZE.width && bottom <= VIEW_SIZE.height;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
