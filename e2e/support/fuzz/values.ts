import type { Random } from './random.ts';

/** Values that programs stumble over. */
const ODD = [
  ...['', '0', '-1', '1e999', 'NaN', '99999999999999999999', '2147483648', 'null', 'undefined', 'true', '[]'],
  ...['{}', '[object Object]', '__proto__', 'constructor', 'toString', '%00', '\0', '%zz', '%', '%E0%A4%A'],
  ...[
    '..',
    '../../etc/passwd',
    '..%2f..%2f',
    '\\..\\',
    '//',
    '/.//x',
    ';',
    "';--",
    "' or 1=1 --",
    '"',
    '`',
    '$(1)',
  ],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '\r\nX-Odd: 1',
    '\u202Ex',
    '👩‍👩‍👧',
    'ｆｕｌｌ',
    'İ',
    '\uD800',
    'ﷺ',
  ],
  ...[
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'data:text/html,x',
    'a@b',
    '@',
    'a@b.c',
    '=1+1',
    ';=1',
    '31/02/2027',
  ],
];
/** Values that are as they should be. */
const GOOD = [
  ...[
    '1',
    '2',
    '7',
    '12',
    '42',
    'buy',
    'rent',
    'residential',
    'house',
    'newtown-nsw-2042',
    'NSW',
    '2042',
    '500000',
  ],
  ...[
    'yes',
    'on',
    'Zoë Byron',
    'zoe@example.com',
    '0400 000 000',
    '1 King Street',
    'Hello there',
    '03/04/2027',
  ],
];
/** Names of parameters and fields, of ours and of what we run on. */
const NAMES = [
  ...['page', 'sort', 'q', 'suburb', 'type', 'beds', 'min_price', 'max_price', 'buy_min_price', 'rent_ptype'],
  ...[
    'status',
    'form',
    'e',
    't',
    'referrer',
    'reference',
    'brochure',
    'fname',
    'lname',
    'email',
    'phone',
    'pid',
  ],
  ...[
    'property_id',
    'agent_id',
    'insp_id',
    'tbajax',
    'action',
    'hash',
    'settings',
    'query',
    'blockId',
    'paged',
  ],
  ...[
    '_ticket',
    '_page',
    '_wpcf7_unit_tag',
    'your-website',
    'attachments',
    'attachments[]',
    '__proto__',
    'a[b][c]',
  ],
  ...[
    'e-filter-1-category',
    'e-page-1',
    'where[id][equals]',
    'depth',
    'limit',
    'locale',
    '_method',
    '_payload',
    '',
  ],
];

/** A name of a field, or something like one. */
export const anyName = (random: Random, known: readonly string[] = []): string =>
  known.length > 0 && random.chance(70) ? random.pick(known) : random.pick(NAMES);

/** A value: good, odd, long, or noise. */
export function anyValue(random: Random): string {
  const kind = random.below(10);
  if (kind < 4) return random.pick(GOOD);
  if (kind < 8) return random.pick(ODD);
  if (kind === 8)
    return random.pick(['a', '/', '"\\', ' ', '[', '-', '.', '0', '<a ', 'é']).repeat(random.below(4000));
  return noise(random, random.below(60));
}

/** Bytes that are no text, as a string of one character each. */
export const noise = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(random.below(256))).join('');

/** A value of JSON, deep at times. */
export function anyJson(random: Random, levels = 0): unknown {
  const kind = random.below(levels > 5 ? 4 : 8);
  if (kind === 0) return random.pick([null, true, false, 0, -1, 1e308]);
  if (kind < 4) return anyValue(random);
  const items = Array.from({ length: random.below(4) }, () => anyJson(random, levels + 1));
  if (kind < 6) return items;
  return Object.fromEntries(items.map((item) => [anyName(random), item]));
}
