import { bytesField, numberField, packedField, textField, zigzag } from './protobuf.ts';

/** A point in web mercator: 0 to 1 from west to east, and from north to south. */
export type MapPoint = readonly [x: number, y: number];

/** What stands on the map. Rings of polygons are closed by themselves; the first is the outer one. */
export type MapFeature = {
  layer: string;
  kind: 'point' | 'line' | 'polygon';
  parts: readonly (readonly MapPoint[])[];
  tags: Readonly<Record<string, string>>;
  /** From this zoom on. */
  from: number;
};

const EXTENT = 4096;
const BUFFER = 64;
const TYPES = { point: 1, line: 2, polygon: 3 };

type Corner = readonly [number, number];

/** One vector tile (Mapbox Vector Tile 2.1); undefined where it would be empty. */
export function vectorTile({
  features,
  z,
  x,
  y,
}: {
  features: readonly MapFeature[];
  z: number;
  x: number;
  y: number;
}): Buffer | undefined {
  const scale = 2 ** z;
  const place = ([east, south]: MapPoint): Corner => [
    Math.round((east * scale - x) * EXTENT),
    Math.round((south * scale - y) * EXTENT),
  ];
  const layers = new Map<string, { tags: MapFeature['tags']; type: number; geometry: number[] }[]>();
  for (const { layer, kind, parts, tags, from } of features) {
    if (z < from) continue;
    const geometry = geometryOf(
      kind,
      parts.map((part) => part.map(place)),
    );
    if (geometry.length === 0) continue;
    layers.set(layer, [...(layers.get(layer) ?? []), { tags, type: TYPES[kind], geometry }]);
  }
  if (layers.size === 0) return undefined;
  return Buffer.from([...layers].flatMap(([name, all]) => bytesField(3, layerBytes(name, all))));
}

function layerBytes(
  name: string,
  features: readonly { tags: MapFeature['tags']; type: number; geometry: number[] }[],
): number[] {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  return [
    ...numberField(15, 2),
    ...textField(1, name),
    ...features.flatMap(({ tags, type, geometry }) =>
      bytesField(2, [
        ...packedField(
          2,
          Object.entries(tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
        ),
        ...numberField(3, type),
        ...packedField(4, geometry),
      ]),
    ),
    ...keys.flatMap((key) => textField(3, key)),
    ...values.flatMap((value) => bytesField(4, textField(1, value))),
    ...numberField(5, EXTENT),
  ];
}

/** Commands of a geometry within the tile and its buffer; [] where nothing of it lies there. */
function geometryOf(kind: MapFeature['kind'], parts: Corner[][]): number[] {
  if (kind === 'point') return commands(parts.map((part) => part.filter(isWithin)), false);
  const clipped = kind === 'line' ? parts.flatMap(runsWithin) : parts.map(ringWithin);
  return commands(
    clipped.map(withoutRepeats).filter((part) => part.length >= (kind === 'line' ? 2 : 3)),
    kind === 'polygon',
  );
}

function commands(parts: Corner[][], closed: boolean): number[] {
  let [left, top] = [0, 0];
  const step = ([x, y]: Corner) => {
    const moved = [zigzag(x - left), zigzag(y - top)];
    [left, top] = [x, y];
    return moved;
  };
  return parts.flatMap(([first, ...rest]) =>
    first
      ? [
          1 + 8,
          ...step(first),
          ...(rest.length ? [2 + rest.length * 8, ...rest.flatMap(step)] : []),
          ...(closed ? [7 + 8] : []),
        ]
      : [],
  );
}

const LEAST = -BUFFER;
const MOST = EXTENT + BUFFER;
const isWithin = ([x, y]: Corner): boolean => x >= LEAST && x <= MOST && y >= LEAST && y <= MOST;

const withoutRepeats = (part: Corner[]): Corner[] =>
  part.filter(([x, y], index) => index === 0 || x !== part[index - 1]?.[0] || y !== part[index - 1]?.[1]);

/** The pieces of a line that lie within, each with the point before and after. */
function runsWithin(line: Corner[]): Corner[][] {
  const runs: Corner[][] = [];
  let run: Corner[] = [];
  line.forEach((point, index) => {
    const near = [line[index - 1], point, line[index + 1]].some((one) => one && isWithin(one));
    if (near) run.push(point);
    else if (run.length) {
      runs.push(run);
      run = [];
    }
  });
  return run.length ? [...runs, run] : runs;
}

/** A ring cut off at the edges of the tile and its buffer (Sutherland and Hodgman). */
function ringWithin(ring: Corner[]): Corner[] {
  const edges = [
    { axis: 0, limit: LEAST, sign: 1 },
    { axis: 0, limit: MOST, sign: -1 },
    { axis: 1, limit: LEAST, sign: 1 },
    { axis: 1, limit: MOST, sign: -1 },
  ] as const;
  return edges.reduce<Corner[]>(
    (points, { axis, limit, sign }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) as Corner;
        const [inside, wasInside] = [point, before].map((one) => (one[axis] - limit) * sign >= 0);
        const crossing = (): Corner => {
          const share = (limit - before[axis]) / (point[axis] - before[axis]);
          const other = Math.round((before[1 - axis] as number) + share * ((point[1 - axis] as number) - (before[1 - axis] as number)));
          return axis === 0 ? [limit, other] : [other, limit];
        };
        if (inside) return wasInside ? [point] : [crossing(), point];
        return wasInside ? [crossing()] : [];
      }),
    ring,
  );
}
