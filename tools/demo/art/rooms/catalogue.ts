import type { Hour } from '../light.ts';
import type { PaletteName, RoomKind, RoomPicture } from './render.ts';

/** The time of day in the pictures of each house; the second is for rooms that look better by lamplight. */
const houses: Record<PaletteName, readonly [Hour, Hour]> = {
  coastal: ['morning', 'noon'],
  heritage: ['golden', 'dusk'],
  midCentury: ['noon', 'golden'],
  modern: ['morning', 'dusk'],
  country: ['golden', 'morning'],
  alpine: ['dusk', 'golden'],
};

const inside: readonly RoomKind[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'dining'];
const some: Partial<Record<RoomKind, readonly PaletteName[]>> = {
  study: ['heritage', 'modern', 'midCentury'],
  laundry: ['coastal', 'country', 'modern'],
  alfresco: ['coastal', 'heritage', 'midCentury', 'modern', 'country'],
  pool: ['coastal', 'midCentury', 'modern'],
  garden: ['heritage', 'country', 'midCentury'],
  office: ['modern', 'midCentury'],
  cafe: ['heritage', 'modern'],
  warehouse: ['modern', 'heritage'],
};

const names = Object.keys(houses) as PaletteName[];

const picture = ({ kind, palette, i }: { kind: RoomKind; palette: PaletteName; i: number }): RoomPicture => {
  const evening = kind === 'living' || kind === 'dining' || kind === 'bathroom';
  const turn = names.indexOf(palette);
  return {
    name: `${kind}-${palette.toLowerCase()}`,
    kind,
    palette,
    hour: houses[palette][evening ? 1 : 0],
    variant: turn + i,
    flip: (turn + i) % 3 === 1,
  };
};

/** All rooms: named by kind and house, such as `living-coastal`, so that one listing's rooms belong together. */
export const roomPictures: readonly RoomPicture[] = [
  ...inside.flatMap((kind, i) => names.map((palette) => picture({ kind, palette, i }))),
  ...(Object.entries(some) as [RoomKind, PaletteName[]][]).flatMap(([kind, list]) =>
    list.map((palette, i) => picture({ kind, palette, i: kind === 'warehouse' || kind === 'cafe' ? i : 0 })),
  ),
  ...names.map(
    (palette, i): RoomPicture => ({
      name: `bedroom-two-${palette.toLowerCase()}`,
      kind: 'bedroom',
      palette,
      hour: houses[palette][1],
      variant: i + 3,
      flip: i % 2 === 0,
    }),
  ),
];
