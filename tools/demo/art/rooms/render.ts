import { grade } from '../backdrop.ts';
import type { Hour } from '../light.ts';
import { createStage } from '../stage.ts';
import { dining, kitchen, living } from './indoors.ts';
import { alfresco, garden, pool } from './outdoors.ts';
import { bathroom, bedroom, laundry, type Room, study } from './private-rooms.ts';
import type { Palette } from './shell.ts';
import { agency, cafe, office, warehouseFloor } from './work.ts';

/** The kinds of room there are. */
export type RoomKind = keyof typeof rooms;

/** The houses the rooms belong to. */
export type PaletteName = keyof typeof palettes;

/** One room picture of the catalogue. */
export type RoomPicture = {
  name: string;
  kind: RoomKind;
  palette: PaletteName;
  hour: Hour;
  variant: number;
  flip?: boolean;
};

/** The finished SVG of a room, 1600 × 1067. */
export const drawRoom = ({ name, kind, palette, hour, variant, flip = false }: RoomPicture): string => {
  const { draw, outside, far = 0, focal = outside ? 1100 : 1300 }: Place = rooms[kind];
  const stage = createStage({
    name,
    hour,
    indoors: !outside,
    distance: 3.9 + far,
    angle: 9,
    eye: outside ? 1.75 : 1.5,
    focal,
    horizon: outside ? 470 : 480,
    target: [0, 0, 0],
  });
  draw({ stage, palette: palettes[palette], variant });
  grade({ stage, sunAt: 0.1 });
  return stage.ink.svg({ width: stage.width, height: stage.height, flip });
};

const rooms = {
  living: { draw: living },
  kitchen: { draw: kitchen },
  bedroom: { draw: bedroom, focal: 1400 },
  bathroom: { draw: bathroom, focal: 1620 },
  study: { draw: study, focal: 1520 },
  dining: { draw: dining },
  laundry: { draw: laundry, focal: 1780 },
  alfresco: { draw: alfresco, outside: true },
  pool: { draw: pool, outside: true, far: 1 },
  garden: { draw: garden, outside: true, far: 1 },
  office: { draw: office, far: 0.6 },
  cafe: { draw: cafe, far: 0.4 },
  warehouse: { draw: warehouseFloor, far: 2 },
  agency: { draw: agency, far: 0.5 },
} satisfies Record<string, Place>;

/** How a room is drawn; `far` metres further back than usual, `focal` in pixels. */
type Place = { draw: Room; outside?: boolean; far?: number; focal?: number };

/** Six ways to live: each holds the colours of all rooms in one house. */
export const palettes = {
  coastal: {
    wall: '#f1efe8',
    accent: '#5f8fa3',
    timber: '#cfae82',
    floor: '#d3b58c',
    floorKind: 'boards',
    fabric: '#dcd6c9',
    second: '#8fb4bd',
    metal: '#b7a37f',
    joinery: '#f4f2ec',
    stone: '#e9e6df',
    view: 'garden',
    heritage: false,
  },
  heritage: {
    wall: '#e9e3d4',
    accent: '#4f6b58',
    timber: '#8a5a3c',
    floor: '#a8713f',
    floorKind: 'boards',
    fabric: '#7c8f86',
    second: '#c98b6a',
    metal: '#b98f4a',
    joinery: '#5f7767',
    stone: '#efe9df',
    view: 'garden',
    heritage: true,
  },
  midCentury: {
    wall: '#f0e9dc',
    accent: '#d19a3c',
    timber: '#9a6237',
    floor: '#b98552',
    floorKind: 'boards',
    fabric: '#3f7a78',
    second: '#c8643f',
    metal: '#c39a4c',
    joinery: '#a86f42',
    stone: '#f0ebe2',
    view: 'garden',
    heritage: false,
  },
  modern: {
    wall: '#eeece8',
    accent: '#6f6b66',
    timber: '#b58a62',
    floor: '#c9b08e',
    floorKind: 'boards',
    fabric: '#b9b1a6',
    second: '#a8765c',
    metal: '#3f3d42',
    joinery: '#57595c',
    stone: '#d9d5ce',
    view: 'city',
    heritage: false,
  },
  country: {
    wall: '#f3ecdf',
    accent: '#71889b',
    timber: '#a97c52',
    floor: '#b58a5e',
    floorKind: 'boards',
    fabric: '#e3d8c4',
    second: '#c07a5a',
    metal: '#57504c',
    joinery: '#dfe3df',
    stone: '#c9a77e',
    view: 'garden',
    heritage: true,
  },
  alpine: {
    wall: '#e6cfae',
    accent: '#8c3f36',
    timber: '#8f5f3a',
    floor: '#a9784c',
    floorKind: 'boards',
    fabric: '#8a8177',
    second: '#4f6a5a',
    metal: '#3d393a',
    joinery: '#6f5138',
    stone: '#8d8780',
    view: 'hills',
    heritage: false,
  },
} satisfies Record<string, Palette>;
