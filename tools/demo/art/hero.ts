import { backdrop, grade } from './backdrop.ts';
import { cottage, federation } from './facades/cottages.ts';
import { foreground, trees } from './facades/setting.ts';
import { terrace } from './facades/terraces.ts';
import { lawn, street } from './ground.ts';
import { createStage, lotAt, type Stage } from './stage.ts';

/** The home page's picture, 2400 × 1200: one street at dusk, lamps on, room for a headline in the sky on the left. */
export const drawHero = (): string => {
  const stage = createStage({
    name: 'hero-street',
    hour: 'dusk',
    width: 2400,
    height: 1200,
    distance: 27,
    angle: 9,
    eye: 2.4,
    focal: 1560,
    horizon: 830,
    target: [-1, 0, 0],
  });
  backdrop({ stage, kind: 'hills', sunAt: 0.3 });
  lawn({ stage });
  street({ stage, z: -7 });
  const lots = {
    federation: lotAt({ stage, x: -17.5, lot: { half: 7.4, boundary: -7 } }),
    cottage: lotAt({ stage, x: -3.6, lot: { half: 6.2, boundary: -7 } }),
    terrace: lotAt({ stage, x: 16.5, lot: { half: 13.4, boundary: -7 } }),
  };
  federation({
    stage: lots.federation,
    look: { wall: '#b5745c', trim: '#f3e8d6', roof: '#a8563f', door: '#40584d', accent: '#ead9bf' },
    variant: 1,
  });
  cottage({
    stage: lots.cottage,
    look: { wall: '#c9d6d0', trim: '#fbf3e4', roof: '#6f7d86', door: '#8c3f36', accent: '#dfe6da' },
    variant: 3,
  });
  terrace({
    stage: lots.terrace,
    look: { wall: '#d8c3a6', trim: '#f7eedd', roof: '#7a828a', door: '#2f5a56', accent: '#8c5a49' },
    variant: 2,
  });
  for (const x of [-24, -8.6, 6.4]) streetLamp({ stage, x });
  trees({
    stage,
    list: [
      ['jacaranda', -10.6, -8.9, 6.6],
      ['plane', 14.6, -9, 6.4],
    ],
  });
  foreground({ stage, hang: true });
  grade({ stage, sunAt: 0.3 });
  return stage.ink.svg({ width: 2400, height: 1200 });
};

const streetLamp = ({ stage, x }: { stage: Stage; x: number }) => {
  const [foot, top, px] = [stage.at([x, 0, -8.4]), stage.at([x, 4.3, -8.4]), stage.scale([x, 0, -8.4])];
  stage.ink.ellipse({ at: foot, rx: px * 3, ry: px * 0.5, fill: '#ffd28a', opacity: 0.22, blur: 20 });
  stage.ink.ellipse({
    at: [top[0], top[1] + 6],
    rx: px * 1.7,
    fill: stage.ink.radial({
      stops: [
        [0, '#ffe6b0', 0.8],
        [0.25, '#ffd48a', 0.3],
        [1, '#ffd48a', 0],
      ],
    }),
  });
  stage.ink.segments({ lines: [[foot, top]], stroke: '#2f2c3c', width: px * 0.11 });
  stage.ink.polygon({
    points: [
      [top[0] - px * 0.16, top[1]],
      [top[0] + px * 0.16, top[1]],
      [top[0] + px * 0.24, top[1] - px * 0.46],
      [top[0] - px * 0.24, top[1] - px * 0.46],
    ],
    fill: '#fff0c6',
  });
  stage.ink.polygon({
    points: [
      [top[0] - px * 0.3, top[1] - px * 0.46],
      [top[0] + px * 0.3, top[1] - px * 0.46],
      [top[0], top[1] - px * 0.72],
    ],
    fill: '#2f2c3c',
  });
};
