import { darker, lighter } from '../colour.ts';
import { box, createFace } from '../face.ts';
import type { Stage } from '../stage.ts';
import type { Palette } from './shell.ts';
import { underShadow } from './under-shadow.ts';

/** A bed with headboard, seen from its foot. */
export const bed = ({
  stage,
  palette,
  x,
  z,
  w = 1.9,
}: {
  stage: Stage;
  palette: Palette;
  x: number;
  z: number;
  w?: number;
}) => {
  underShadow({ stage, x, z, w, d: 2.1 });
  const { front } = box({
    stage,
    x: x - 0.1,
    y: 0.25,
    z: z + 2.05,
    w: w + 0.2,
    h: 0.95,
    d: 0.1,
    fill: palette.heritage ? palette.timber : palette.fabric,
    round: 6,
  });
  for (let i = 1; i < 6; i += 1)
    front.lines({
      lines: [
        [
          [(i * (w + 0.2)) / 6, 0.1],
          [(i * (w + 0.2)) / 6, 0.9],
        ],
      ],
      stroke: darker(palette.fabric, 0.25),
      width: 2,
      opacity: 0.4,
    });
  box({ stage, x, y: 0.1, z, w, h: 0.2, d: 2.05, fill: palette.timber });
  box({ stage, x, y: 0.28, z, w, h: 0.26, d: 2.05, fill: '#f6f1e8', round: 10 });
  for (const dx of [0.08, w / 2 + 0.03]) {
    box({
      stage,
      x: x + dx,
      y: 0.6,
      z: z + 1.75,
      w: w / 2 - 0.12,
      h: 0.4,
      d: 0.14,
      fill: '#fbf8f1',
      round: 14,
    });
    box({
      stage,
      x: x + dx + 0.06,
      y: 0.58,
      z: z + 1.5,
      w: w / 2 - 0.24,
      h: 0.32,
      d: 0.12,
      fill: palette.second,
      round: 12,
    });
  }
  box({
    stage,
    x: x - 0.04,
    y: 0.3,
    z: z - 0.03,
    w: w + 0.08,
    h: 0.28,
    d: 1.5,
    fill: lighter(palette.fabric, 0.5),
    top: lighter(palette.fabric, 0.58),
    round: 12,
  });
  box({
    stage,
    x: x - 0.06,
    y: 0.3,
    z: z - 0.05,
    w: w + 0.12,
    h: 0.31,
    d: 0.55,
    fill: palette.accent,
    top: lighter(palette.accent, 0.12),
    round: 10,
  });
  const fold = createFace({
    stage,
    origin: [x - 0.06, 0.3, z - 0.06],
    along: [1, 0, 0],
    w: w + 0.12,
    h: 0.3,
    tone: 0.8,
  });
  for (let i = 1; i < 9; i += 1)
    fold.lines({
      lines: [
        [
          [(i * w) / 9, 0.02],
          [(i * w) / 9 + 0.03, 0.26],
        ],
      ],
      stroke: darker(palette.accent, 0.25),
      width: 2,
      opacity: 0.35,
    });
};
