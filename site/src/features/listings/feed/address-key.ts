type Address = Partial<
  Record<
    'subNumber' | 'lotNumber' | 'streetNumber' | 'street' | 'suburb' | 'state' | 'postcode',
    string | null | undefined
  >
>;

/**
 * One text for one address, however systems write it (`2/39 Main Rd`, unit 2 of 39 Main Road); undefined where it is
 * too little to say which property it is.
 */
export function addressKey(address: Address): string | undefined {
  const { subNumber, lotNumber, streetNumber, street, suburb, state, postcode } = address;
  const whole = plain(streetNumber);
  // Some systems put the unit into the number.
  const [, unit, number] = /^([\da-z]+) ?\/ ?(.+)$/.exec(whole) ?? [undefined, '', whole];
  const place = plain(number) || (plain(lotNumber) && `lot ${plain(lotNumber)}`);
  const road = roadOf(plain(street));
  const town = plain(suburb);
  if (!place || !road || !town) return undefined;
  const door = plain(subNumber).replace(/^(unit|suite|shop|apartment|apt|flat|level) /, '') || plain(unit);
  return [door, place, road, town, plain(state), plain(postcode)].join('|');
}

/** The address in a row of the listings table. */
export function addressOfRow(row: Record<string, unknown>): Address {
  const text = (column: string) => (row[column] === null ? null : String(row[column]));
  return {
    subNumber: text('sub_number'),
    lotNumber: text('lot_number'),
    streetNumber: text('street_number'),
    street: text('street'),
    suburb: text('suburb'),
    state: text('state'),
    postcode: text('postcode'),
  };
}

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[.,'’]/g, '')
    .replace(/\s*([-–&])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The kind of street, written out: systems shorten it differently. */
const KINDS: Readonly<Record<string, string>> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  dr: 'drive',
  drv: 'drive',
  ct: 'court',
  crt: 'court',
  cl: 'close',
  cres: 'crescent',
  cr: 'crescent',
  pl: 'place',
  pde: 'parade',
  hwy: 'highway',
  ln: 'lane',
  la: 'lane',
  tce: 'terrace',
  ter: 'terrace',
  blvd: 'boulevard',
  bvd: 'boulevard',
  gr: 'grove',
  gve: 'grove',
  sq: 'square',
  cct: 'circuit',
  esp: 'esplanade',
  wy: 'way',
};

function roadOf(street: string): string {
  const words = street.split(' ');
  const last = words.pop() ?? '';
  return [...words, KINDS[last] ?? last].join(' ');
}
