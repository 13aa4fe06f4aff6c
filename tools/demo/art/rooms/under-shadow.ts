import type { Stage } from '../stage.ts';

/** Soft darkness under something that stands on the floor. */
export const underShadow = ({
  stage,
  x,
  z,
  w,
  d,
}: {
  stage: Stage;
  x: number;
  z: number;
  w: number;
  d: number;
}) =>
  stage.surface({
    points: [
      [x - 0.1, 0.01, z - 0.12],
      [x + w + 0.2, 0.01, z - 0.12],
      [x + w + 0.2, 0.01, z + d],
      [x - 0.1, 0.01, z + d],
    ],
    fill: '#1b1626',
    opacity: 0.32,
    blur: 9,
  });
