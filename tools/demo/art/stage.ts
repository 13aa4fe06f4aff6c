import { type Colour, mix, multiply } from './colour.ts';
import { createInk, type Ink, type Paint, type Point } from './ink.ts';
import { type Hour, type Light, lights, roomLights } from './light.ts';
import { type Random, random } from './random.ts';

/** A place in the scene in metres: x to the right, y up, z away from the street. */
export type Space = readonly [number, number, number];

/** Where the viewer stands (metres), which way they look (degrees to the left of straight ahead), and the lens. */
export type Camera = {
  x: number;
  y: number;
  z: number;
  angle: number;
  focal: number;
  centre: number;
  horizon: number;
};

/** All that a drawing function needs. */
export type Stage = {
  ink: Ink;
  light: Light;
  rng: Random;
  width: number;
  height: number;
  camera: Camera;
  /** In a row of houses: half the width of this lot and where its front boundary runs; the street is drawn elsewhere. */
  lot?: { half: number; boundary: number };
  /** Screen position of a place. */
  at: (place: Space) => Point;
  /** Pixels per metre at a place. */
  scale: (place: Space) => number;
  /** A colour under this light; tone 0 is full shade, 1 full sun. */
  tint: (colour: Colour, tone: number) => Colour;
  /** A flat polygon in space, cut off before the lens. Colours are taken as they are. */
  surface: (shape: { points: readonly Space[] } & Paint) => void;
};

/** A stage seen by a viewer who walks around the target: `angle` degrees to the right of it, `distance` metres off. */
export const createStage = ({
  name,
  hour,
  width = 1600,
  height = 1067,
  distance,
  angle,
  eye,
  focal,
  horizon,
  target = [0, 0, 0],
  indoors = false,
}: {
  name: string;
  hour: Hour;
  width?: number;
  height?: number;
  distance: number;
  angle: number;
  eye: number;
  focal: number;
  horizon: number;
  target?: Space;
  /** A room: softer shade, lamplight after dark. */
  indoors?: boolean;
}): Stage => {
  const ink = createInk();
  const light = indoors ? { ...lights[hour], ...roomLights[hour] } : lights[hour];
  const turn = (angle * Math.PI) / 180;
  const camera: Camera = {
    x: target[0] + distance * Math.sin(turn),
    y: eye,
    z: target[2] - distance * Math.cos(turn),
    angle,
    focal,
    centre: width / 2,
    horizon,
  };
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const depth = ([x, , z]: Space) => (camera.x - x) * sin + (z - camera.z) * cos;
  const at = (place: Space): Point => {
    const [x, y, z] = place;
    const away = Math.max(depth(place), near);
    const aside = (x - camera.x) * cos + (z - camera.z) * sin;
    return [camera.centre + (focal * aside) / away, horizon - (focal * (y - camera.y)) / away];
  };
  return {
    ink,
    light,
    rng: random(name),
    width,
    height,
    camera,
    at,
    scale: (place) => focal / Math.max(depth(place), near),
    tint: (colour, tone) => multiply(colour, mix(light.ambient, light.sun, Math.max(0, Math.min(1, tone)))),
    surface: ({ points, ...how }) => ink.polygon({ points: clip({ points, depth }).map(at), ...how }),
  };
};

/** The same stage with everything moved `x` metres along the street, as one lot in a row. */
export const lotAt = ({
  stage,
  x,
  lot,
}: {
  stage: Stage;
  x: number;
  lot: NonNullable<Stage['lot']>;
}): Stage => {
  const move = (p: Space): Space => [p[0] + x, p[1], p[2]];
  return {
    ...stage,
    lot,
    at: (place) => stage.at(move(place)),
    scale: (place) => stage.scale(move(place)),
    surface: ({ points, ...how }) => stage.surface({ points: points.map(move), ...how }),
  };
};

const near = 0.6;

const clip = ({ points, depth }: { points: readonly Space[]; depth: (p: Space) => number }): Space[] =>
  points.flatMap((p, i) => {
    const next = points[(i + 1) % points.length] as Space;
    const [a, b] = [depth(p), depth(next)];
    const kept: Space[] = a >= near ? [p] : [];
    if (a >= near !== b >= near) {
      const t = (near - a) / (b - a);
      kept.push([p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t, p[2] + (next[2] - p[2]) * t]);
    }
    return kept;
  });
