import { type Colour, darker, lighter } from '../colour.ts';
import { createFace, type Face } from '../face.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';

/** Colours and materials that run through all rooms of a house. */
export type Palette = {
  wall: Colour;
  accent: Colour;
  timber: Colour;
  floor: Colour;
  floorKind: 'boards' | 'tiles' | 'carpet' | 'concrete' | 'herringbone';
  fabric: Colour;
  second: Colour;
  metal: Colour;
  joinery: Colour;
  stone: Colour;
  view: Outlook;
  heritage: boolean;
};

/** What is seen through the windows. */
export type Outlook = 'garden' | 'city' | 'hills';

/** An empty room: back wall, side walls, floor and ceiling. Metres; x runs from -w/2, z from the viewer's side to d. */
export type Shell = {
  stage: Stage;
  w: number;
  d: number;
  h: number;
  back: Face;
  left: Face;
  right: Face;
  floor: Face;
};

/** Builds the room and paints its surfaces. */
export const shell = ({
  stage,
  palette,
  w = 6.4,
  d = 4.6,
  h = 2.9,
  wall = palette.wall,
  floorKind = palette.floorKind,
  floorColour = palette.floor,
  panelled = palette.heritage,
  feature,
}: {
  stage: Stage;
  palette: Palette;
  w?: number;
  d?: number;
  h?: number;
  wall?: Colour;
  floorKind?: Palette['floorKind'];
  floorColour?: Colour;
  panelled?: boolean;
  feature?: Colour;
}): Shell => {
  const near = stage.camera.z + 0.8;
  const deep = d - near;
  const floor = createFace({
    stage,
    origin: [-w / 2, 0, near],
    along: [1, 0, 0],
    up: [0, 0, 1],
    w,
    h: deep,
    tone: 0.9,
  });
  const ceiling = createFace({
    stage,
    origin: [-w / 2, h, d],
    along: [1, 0, 0],
    up: [0, 0, -1],
    w,
    h: deep,
    tone: 0.72,
  });
  const back = createFace({ stage, origin: [-w / 2, 0, d], along: [1, 0, 0], w, h, tone: 0.86 });
  const left = createFace({ stage, origin: [-w / 2, 0, near], along: [0, 0, 1], w: deep, h, tone: 0.55 });
  const right = createFace({ stage, origin: [w / 2, 0, d], along: [0, 0, -1], w: deep, h, tone: 0.98 });
  ceiling.rect({ u: 0, v: 0, w, h: deep, fill: '#fbf8f2', to: '#f1ede6' });
  paintFloor({ floor, kind: floorKind, colour: floorColour });
  for (const face of [left, right, back]) {
    const colour = face === back ? (feature ?? wall) : wall;
    face.rect({ u: 0, v: 0, w: face.w, h, fill: lighter(colour, 0.06), to: darker(colour, 0.05) });
    if (panelled)
      face.lines({
        lines: [
          [
            [0, 1],
            [face.w, 1],
          ],
        ],
        stroke: lighter(wall, 0.5),
        width: 5,
      });
    face.rect({ u: 0, v: 0, w: face.w, h: 0.16, fill: '#fbf8f2' });
    face.rect({ u: 0, v: h - (panelled ? 0.2 : 0.08), w: face.w, h: panelled ? 0.2 : 0.08, fill: '#fdfbf6' });
    face.dim({ u: 0, v: h - 0.7, w: face.w, h: 0.7, from: 'top', strength: 0.1 });
    face.dim({ u: 0, v: 0, w: face.w, h: 0.5, from: 'bottom', strength: 0.12 });
  }
  back.dim({ u: 0, v: 0, w: 1, h, from: 'left', strength: 0.14 });
  back.dim({ u: w - 0.8, v: 0, w: 0.8, h, from: 'right', strength: 0.1 });
  left.dim({ u: deep - 1, v: 0, w: 1, h, from: 'right', strength: 0.16 });
  floor.dim({ u: 0, v: deep - 0.9, w, h: 0.9, from: 'top', strength: 0.2 });
  if (!panelled)
    for (const x of [-1.6, 0, 1.6])
      for (const z of [1.4, 3]) {
        const [cx, cy] = stage.at([x, h, z]);
        stage.ink.ellipse({ at: [cx, cy], rx: 15, ry: 4, fill: stage.light.lamps ? '#fff3cf' : '#ffffff' });
      }
  return { stage, w, d, h, back, left, right, floor };
};

const paintFloor = ({ floor, kind, colour }: { floor: Face; kind: Palette['floorKind']; colour: Colour }) => {
  const { w, h, stage } = floor;
  floor.rect({ u: 0, v: 0, w, h, fill: darker(colour, 0.04), to: lighter(colour, 0.1) });
  if (kind === 'boards' || kind === 'herringbone') {
    for (let u = 0; u < w; u += 0.22) {
      for (let v = stage.rng.between(-1, 0); v < h; v += 1.7) {
        if (stage.rng.chance(0.55))
          floor.rect({
            u,
            v: Math.max(0, v),
            w: Math.min(0.22, w - u),
            h: Math.min(1.7, h - Math.max(0, v)),
            fill: stage.rng.pick([lighter(colour, 0.12), darker(colour, 0.1), darker(colour, 0.05)]),
            opacity: 0.6,
          });
      }
      floor.lines({
        lines: [
          [
            [u, 0],
            [u, h],
          ],
        ],
        stroke: darker(colour, 0.35),
        width: 1.3,
        opacity: 0.4,
      });
    }
  }
  if (kind === 'tiles') {
    const lines = [
      ...Array.from({ length: Math.ceil(w / 0.6) }, (_, i): readonly [Point, Point] => [
        [i * 0.6, 0],
        [i * 0.6, h],
      ]),
      ...Array.from({ length: Math.ceil(h / 0.6) }, (_, i): readonly [Point, Point] => [
        [0, i * 0.6],
        [w, i * 0.6],
      ]),
    ];
    floor.lines({ lines, stroke: darker(colour, 0.22), width: 1.6, opacity: 0.6 });
  }
};
