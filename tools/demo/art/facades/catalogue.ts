import type { Backdrop } from '../distances.ts';
import type { Hour } from '../light.ts';
import type { Facade } from './render.ts';
import type { Look } from './setting.ts';

const looks = {
  sage: { wall: '#b9c7b2', trim: '#faf5e9', roof: '#7b8588', door: '#8c4a3a', accent: '#e3dcc8' },
  chalk: { wall: '#ece7dc', trim: '#ffffff', roof: '#8c9296', door: '#2f5d62', accent: '#c9d4cc' },
  duck: { wall: '#a9c1c6', trim: '#fbf7ee', roof: '#6f7a80', door: '#d08a3c', accent: '#e9e2d2' },
  blush: { wall: '#dcb9a6', trim: '#fbf3e8', roof: '#8a5a4a', door: '#3f5a58', accent: '#efe0cd' },
  brick: { wall: '#b06a50', trim: '#f4ead8', roof: '#9c4f3a', door: '#3d5a4c', accent: '#ecdcc2' },
  liver: { wall: '#8f5444', trim: '#f2e6d2', roof: '#77848a', door: '#2f4550', accent: '#e2cfb4' },
  cream: { wall: '#e9dcc0', trim: '#fbf6ea', roof: '#8a4b3a', door: '#4a6a4f', accent: '#d9c49f' },
  slate: { wall: '#8f9aa0', trim: '#f6f3ec', roof: '#4f575c', door: '#c9763c', accent: '#b9a58c' },
  charcoal: { wall: '#55585c', trim: '#e9e5dc', roof: '#3d4044', door: '#b57a42', accent: '#b98a5c' },
  sand: { wall: '#d9c3a0', trim: '#fdf8ee', roof: '#97918a', door: '#41636b', accent: '#a8b8a6' },
  limestone: { wall: '#e2d1ab', trim: '#fbf4e4', roof: '#8f5443', door: '#345a5a', accent: '#c9b48a' },
  navy: { wall: '#53687c', trim: '#f8f5ee', roof: '#7c858b', door: '#d9a04a', accent: '#d5dadb' },
  ochre: { wall: '#cf9f5a', trim: '#fbf3e2', roof: '#7a6a5c', door: '#4a4f55', accent: '#f0e3c8' },
  mist: { wall: '#d2dadb', trim: '#ffffff', roof: '#6f7c85', door: '#a8483c', accent: '#b9c7cf' },
  olive: { wall: '#8a9172', trim: '#f5f0e0', roof: '#5d6158', door: '#c27a44', accent: '#d8cfae' },
  cedar: { wall: '#a9744c', trim: '#f3eadc', roof: '#4c5358', door: '#3f5f5a', accent: '#7d8f86' },
} satisfies Record<string, Look>;

type Row = readonly [
  name: string,
  look: keyof typeof looks,
  hour: Hour,
  behind: Backdrop,
  variant: number,
  flip?: boolean,
  ground?: string,
];

const named = ({ style, rows }: { style: Facade['style']; rows: readonly Row[] }): Facade[] =>
  rows.map(([name, look, hour, behind, variant, flip, ground]) => ({
    name,
    style,
    look: looks[look],
    hour,
    behind,
    variant,
    flip,
    ground,
  }));

/** All façades, one per listing as far as it goes. `flip` mirrors a picture so that neighbours in a list differ. */
export const facades: readonly Facade[] = [
  ...named({
    style: 'cottage',
    rows: [
      ['cottage-7', 'mist', 'morning', 'suburb', 8, true],
      ['cottage-1', 'sage', 'morning', 'suburb', 0],
      ['cottage-2', 'duck', 'golden', 'suburb', 1, true],
      ['cottage-3', 'chalk', 'dusk', 'city', 3],
      ['cottage-4', 'blush', 'noon', 'hills', 4, true],
      ['cottage-5', 'navy', 'overcast', 'hills', 2],
      ['cottage-6', 'cream', 'golden', 'hills', 7],
    ],
  }),
  ...named({
    style: 'federation',
    rows: [
      ['federation-1', 'brick', 'golden', 'suburb', 1],
      ['federation-2', 'liver', 'morning', 'suburb', 2, true],
      ['federation-3', 'limestone', 'noon', 'suburb', 3],
      ['federation-4', 'brick', 'dusk', 'hills', 4, true],
      ['federation-5', 'cream', 'overcast', 'city', 5],
    ],
  }),
  ...named({
    style: 'terrace',
    rows: [
      ['terrace-1', 'sand', 'golden', 'city', 0],
      ['terrace-2', 'duck', 'dusk', 'city', 1, true],
      ['terrace-3', 'blush', 'morning', 'city', 2],
      ['terrace-4', 'mist', 'noon', 'suburb', 3, true],
    ],
  }),
  ...named({
    style: 'queenslander',
    rows: [
      ['queenslander-1', 'chalk', 'noon', 'hills', 1],
      ['queenslander-2', 'sage', 'golden', 'bush', 2, true],
    ],
  }),
  ...named({
    style: 'midCentury',
    rows: [
      ['mid-century-5', 'blush', 'overcast', 'suburb', 6],
      ['mid-century-1', 'ochre', 'golden', 'bush', 1],
      ['mid-century-2', 'cedar', 'morning', 'hills', 2, true],
      ['mid-century-3', 'chalk', 'dusk', 'bush', 3],
      ['mid-century-4', 'olive', 'noon', 'suburb', 4, true],
    ],
  }),
  ...named({
    style: 'rendered',
    rows: [
      ['rendered-6', 'blush', 'noon', 'suburb', 7, true],
      ['rendered-1', 'chalk', 'noon', 'suburb', 1],
      ['rendered-2', 'mist', 'dusk', 'suburb', 2, true],
      ['rendered-3', 'sand', 'golden', 'sea', 3],
      ['rendered-4', 'slate', 'morning', 'suburb', 4, true],
      ['rendered-5', 'limestone', 'dusk', 'sea', 5],
    ],
  }),
  ...named({
    style: 'townhouses',
    rows: [
      ['townhouse-1', 'mist', 'morning', 'city', 0],
      ['townhouse-2', 'sand', 'golden', 'suburb', 1, true],
      ['townhouse-3', 'slate', 'dusk', 'suburb', 2],
      ['townhouse-4', 'sage', 'noon', 'suburb', 3, true],
    ],
  }),
  ...named({
    style: 'apartments',
    rows: [
      ['apartments-5', 'navy', 'golden', 'hills', 6],
      ['apartments-1', 'slate', 'noon', 'city', 0],
      ['apartments-2', 'brick', 'dusk', 'city', 1, true],
      ['apartments-3', 'chalk', 'golden', 'city', 3],
      ['apartments-4', 'sand', 'morning', 'sea', 4, true],
    ],
  }),
  ...named({
    style: 'flats',
    rows: [
      ['flats-4', 'brick', 'golden', 'hills', 3, true],
      ['flats-1', 'brick', 'morning', 'suburb', 0],
      ['flats-2', 'cream', 'golden', 'suburb', 1, true],
      ['flats-3', 'liver', 'overcast', 'city', 2],
    ],
  }),
  ...named({
    style: 'acreage',
    rows: [
      ['acreage-1', 'sand', 'golden', 'hills', 0],
      ['acreage-2', 'brick', 'morning', 'bush', 1, true],
      ['acreage-3', 'chalk', 'noon', 'hills', 2],
    ],
  }),
  ...named({
    style: 'barn',
    rows: [
      ['barn-1', 'charcoal', 'golden', 'hills', 1],
      ['barn-2', 'chalk', 'dusk', 'hills', 2, true],
    ],
  }),
  ...named({
    style: 'homestead',
    rows: [
      ['homestead-4', 'sage', 'morning', 'hills', 5],
      ['homestead-3-morning', 'cream', 'morning', 'hills', 2, true],
      ['homestead-1', 'chalk', 'golden', 'plain', 0, false, '#a9a660'],
      ['homestead-2', 'limestone', 'noon', 'hills', 1, true],
      ['homestead-3', 'cream', 'dusk', 'hills', 2],
    ],
  }),
  ...named({
    style: 'beachShack',
    rows: [
      ['beach-1', 'duck', 'noon', 'sea', 0, false, '#c9b982'],
      ['beach-2', 'chalk', 'golden', 'sea', 1, true, '#c9b982'],
      ['beach-3', 'navy', 'dusk', 'sea', 2, false, '#b9ad7c'],
    ],
  }),
  ...named({
    style: 'alpine',
    rows: [
      ['alpine-1', 'cedar', 'dusk', 'mountains', 1, false, '#dfe5ea'],
      ['alpine-2', 'cedar', 'morning', 'mountains', 2, true],
    ],
  }),
  ...named({
    style: 'resort',
    rows: [
      ['resort-1', 'chalk', 'golden', 'sea', 0],
      ['resort-2', 'mist', 'dusk', 'sea', 1, true],
    ],
  }),
  ...named({
    style: 'warehouse',
    rows: [
      ['warehouse-1', 'brick', 'golden', 'suburb', 0],
      ['warehouse-2', 'slate', 'noon', 'suburb', 1, true],
    ],
  }),
  ...named({
    style: 'offices',
    rows: [
      ['offices-1', 'chalk', 'morning', 'city', 1],
      ['offices-2', 'navy', 'dusk', 'city', 0, true],
    ],
  }),
  ...named({
    style: 'shopfront',
    rows: [
      ['shop-1', 'cream', 'morning', 'city', 1],
      ['shop-2', 'brick', 'golden', 'suburb', 2, true],
      ['shop-3', 'sage', 'dusk', 'city', 3],
      ['shop-4', 'limestone', 'noon', 'suburb', 4, true],
    ],
  }),
  ...named({
    style: 'showroom',
    rows: [
      ['showroom-1', 'charcoal', 'noon', 'suburb', 0],
      ['showroom-2', 'sand', 'golden', 'hills', 1, true],
    ],
  }),
  ...named({
    style: 'vacantLand',
    rows: [
      ['land-1-evening', 'brick', 'dusk', 'hills', 0, true],
      ['land-2-evening', 'sand', 'golden', 'bush', 1],
      ['land-3-evening', 'cream', 'golden', 'suburb', 3, true],
      ['land-4-evening', 'limestone', 'dusk', 'sea', 2],
      ['land-5-evening', 'slate', 'golden', 'hills', 5, true],
      ['land-1', 'brick', 'golden', 'hills', 0],
      ['land-2', 'sand', 'noon', 'bush', 1, true],
      ['land-3', 'cream', 'morning', 'suburb', 3],
      ['land-4', 'limestone', 'golden', 'sea', 2, true],
      ['land-5', 'slate', 'overcast', 'hills', 5],
    ],
  }),
  ...named({
    style: 'cropping',
    rows: [
      ['paddock-1-evening', 'sand', 'dusk', 'plain', 0, true],
      ['paddock-2-evening', 'sand', 'golden', 'hills', 2],
      ['paddock-3-evening', 'sand', 'golden', 'hills', 1, true, '#b0a562'],
      ['paddock-1', 'sand', 'golden', 'plain', 0],
      ['paddock-2', 'sand', 'noon', 'hills', 2, true],
    ],
  }),
  ...named({
    style: 'vineyard',
    rows: [
      ['vineyard-1-evening', 'limestone', 'dusk', 'hills', 1, true, '#a7a35f'],
      ['vineyard-2-evening', 'sand', 'golden', 'hills', 2],
      ['vineyard-1', 'limestone', 'golden', 'hills', 1, false, '#a7a35f'],
      ['vineyard-2', 'sand', 'morning', 'hills', 2, true],
    ],
  }),
  ...named({
    style: 'shearingShed',
    rows: [
      ['shed-1-evening', 'sand', 'dusk', 'hills', 0, true, '#b3a862'],
      ['shed-2-evening', 'slate', 'golden', 'bush', 1],
      ['shed-1', 'sand', 'golden', 'hills', 0, false, '#b3a862'],
      ['shed-2', 'slate', 'morning', 'bush', 1, true],
    ],
  }),
];

/** Street fronts of the agency's own offices, by the office they belong to: each a building of its town. */
export const officeFronts: readonly Facade[] = [
  ...named({ style: 'shopfront', rows: [['office-newtown', 'duck', 'morning', 'city', 2]] }),
  ...named({ style: 'cottage', rows: [['office-fremantle', 'limestone', 'golden', 'sea', 6, true]] }),
  ...named({ style: 'federation', rows: [['office-ballarat', 'brick', 'noon', 'hills', 3]] }),
];
