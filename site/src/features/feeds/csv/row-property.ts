import {
  type FeedArea,
  type FeedListing,
  type FeedListingType,
  type FeedMediaSlot,
  lineOrNull,
  slotAt,
  webAddressOf,
} from '@frontage/reaxml';
import { entriesOf } from './csv-text.ts';
import type { Cell, RowCells } from './row-cells.ts';

const COUNTS = ['beds', 'baths', 'ensuites', 'livingAreas', 'cars', 'yearBuilt', 'features'];

/** Rooms, features and what may be in the home. */
export function featuresOf({ row, type }: { row: RowCells; type: FeedListingType }): Partial<FeedListing> {
  const count = (name: string, field: string, max = 99) => {
    const value = row.count(field, max);
    return value === undefined ? {} : { [name]: value };
  };
  const lists = row.all('features');
  const others = lists?.flatMap(({ text }) => entriesOf(text).flatMap((entry) => lineOrNull(entry) ?? []));
  const allowed = (['petFriendly', 'furnished'] as const).filter(
    (name) => typeof row.flag(name) === 'boolean',
  );
  return {
    ...(row.has(...COUNTS)
      ? {
          features: {
            flags: [],
            flagsOff: [],
            ...count('bedrooms', 'beds'),
            ...count('bathrooms', 'baths'),
            ...count('ensuite', 'ensuites'),
            ...count('livingAreas', 'livingAreas'),
            ...(type === 'commercial' ? {} : carParts(row.count('cars', 99))),
            ...count('yearBuilt', 'yearBuilt', 2100),
            ...(others ? { otherFeatures: others.length > 0 ? others : null } : {}),
          },
        }
      : {}),
    ...(type === 'commercial' ? count('carSpaces', 'cars', 10_000) : {}),
    ...(row.has('newConstruction') ? { newConstruction: row.flag('newConstruction') ?? null } : {}),
    ...(row.has('petFriendly', 'furnished')
      ? {
          allowances: {
            flags: allowed.filter((name) => row.flag(name)),
            flagsOff: allowed.filter((name) => !row.flag(name)),
          },
        }
      : {}),
  };
}

/** A number of all car spaces takes the place of garages and carports that another file named. */
const carParts = (cars: number | null | undefined) =>
  cars === undefined ? {} : { garages: null, carports: null, openSpaces: cars };

const UNITS: readonly [RegExp, string, number][] = [
  [/\b(ha|hectares?)\b/i, 'hectare', 10_000],
  [/\b(acres?|ac)\b/i, 'acre', 4046.8564224],
  [/\bsquares\b/i, 'square', 9.290304],
];

/** Areas in m², unless the cell or its heading names hectares, acres or squares. */
function areaOf({ row, name, textName }: { row: RowCells; name: string; textName: string }): FeedArea | null {
  const cell = row.all(name)?.[0];
  const text = row.line(textName);
  const [, unit = 'squareMeter', metres = 1] =
    UNITS.find(([words]) => words.test(cell?.text ?? '')) ??
    UNITS.find(([words]) => words.test(cell?.heading ?? '')) ??
    [];
  const bare = cell?.text.replace(/[a-z²³]+[23]?\.?\s*$/i, '') ?? '';
  const value = cell ? row.number({ ...cell, text: bare }, 10_000_000_000) : null;
  if (!value && !text) return null;
  return {
    unit,
    ...(value ? { value, squareMetres: Math.round(value * metres * 100) / 100 } : {}),
    ...(row.has(textName) ? { text: text ?? '' } : {}),
  };
}

/** Land, building and energy rating. */
export function sizesOf(row: RowCells): Pick<FeedListing, 'landDetails' | 'buildingDetails'> {
  const frontage = row.line('frontageText');
  const rating = row.count('energyRating', 10);
  return {
    ...(row.has('landArea', 'landAreaText', 'frontageText')
      ? {
          landDetails: {
            ...(row.has('landArea', 'landAreaText')
              ? { area: areaOf({ row, name: 'landArea', textName: 'landAreaText' }) }
              : {}),
            ...(frontage === undefined
              ? {}
              : { frontage: frontage ? { value: 0, unit: 'meter', text: frontageOf(frontage) } : null }),
          },
        }
      : {}),
    ...(row.has('buildingArea', 'buildingAreaText', 'energyRating')
      ? {
          buildingDetails: {
            ...(row.has('buildingArea', 'buildingAreaText')
              ? {
                  areas: [areaOf({ row, name: 'buildingArea', textName: 'buildingAreaText' })].filter(
                    (area) => area !== null,
                  ),
                }
              : {}),
            ...(rating === undefined ? {} : { energyRating: rating || null }),
          },
        }
      : {}),
  };
}

/** A bare number is metres. */
const frontageOf = (text: string): string => (/^[\d.]+$/.test(text) ? `${text} m` : text);

const FACT = /^([^:\n]{1,60}): (.*)$/;
const MAX_LABEL = 60;
const TENANCIES: Readonly<Record<string, 'vacant' | 'tenanted'>> = {
  'Vacant possession': 'vacant',
  Tenanted: 'tenanted',
};

/** Texts, and facts under labels of their own. */
export function factsOf(row: RowCells): Partial<FeedListing> {
  const facts: Record<string, string> = {};
  let label: string | undefined;
  for (const line of (row.text('extras') ?? '').split('\n')) {
    const [, name, text] = FACT.exec(line) ?? [];
    if (name) {
      label = name;
      facts[name] = text ?? '';
    } else if (label && line.trim()) facts[label] = `${facts[label]}\n${line}`;
  }
  for (const { heading, text } of row.all('fact') ?? [])
    facts[heading.slice(0, MAX_LABEL)] = lineOrNull(text) ?? '';
  const headline = row.line('headline');
  const description = row.text('description');
  const highlights = row
    .all('highlights')
    ?.flatMap(({ text }) => entriesOf(text).flatMap((each) => lineOrNull(each) ?? []));
  const tenancy = TENANCIES[facts.Tenancy ?? ''];
  const [videoLink, tour] = [row.link('videoUrl'), row.link('tourUrl')];
  return {
    ...(headline === undefined ? {} : { headline }),
    ...(description === undefined ? {} : { description }),
    ...(highlights ? { highlights: highlights.length > 0 ? highlights : null } : {}),
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
    ...(tenancy ? { tenancy } : {}),
    ...(videoLink === undefined ? {} : { videoLink }),
    ...(tour === undefined ? {} : { externalLinks: tour ? [tour] : null }),
  };
}

/** Slots that are emptied when a file names fewer; more pictures no listing has. */
const MOST_PICTURES = 60;

/** Pictures, floor plans and Statements of Information by their addresses, or by the names of files beside the CSV. */
export function filesOf(row: RowCells): Pick<FeedListing, 'images' | 'floorplans' | 'attachments'> {
  const slots = (cells: Cell[], name: 'img' | 'floorplan', most: number) => {
    const sent = cells.flatMap((cell) => filesIn({ row, cell }));
    if (sent.length > most)
      row.report({
        code: 'too-many-images',
        element: cells[0]?.heading ?? '',
        text: String(sent.length),
        line: row.lineNumber,
        message: `The listing has more than ${most} files here; the rest was left out. Send fewer.`,
      });
    return Array.from({ length: most }, (_, index) => {
      const id = slotAt({ index, name });
      const file = sent[index];
      return file ? { id, ...file } : { id, removed: true as const };
    });
  };
  const images = row.all('images');
  const plans = row.all('floorPlans');
  const statements = row.all('statements');
  return {
    ...(images ? { images: slots(images, 'img', MOST_PICTURES) } : {}),
    ...(plans ? { floorplans: slots(plans, 'floorplan', 10) } : {}),
    ...(statements
      ? {
          attachments: statements
            .flatMap((cell) => filesIn({ row, cell }))
            .flatMap(({ url }) => (url ? [{ usage: 'statementOfInformation', url }] : [])),
        }
      : {}),
  };
}

const FILE_NAME = /^[^:?*"<>|]+\.(jpe?g|png|gif|webp|pdf)$/i;

/** Addresses divided by spaces, lines, semicolons, bars or commas; names of files by all of these but spaces. */
function filesIn({
  row,
  cell: { heading, text },
}: {
  row: RowCells;
  cell: Cell;
}): Pick<FeedMediaSlot, 'url' | 'file'>[] {
  const divided = text.replace(/[\s,;|]+(?=https?:)/gi, '\n').replace(/[;|]+/g, '\n');
  const entries = divided
    .split(/\n/)
    .flatMap((entry) => (/^\s*https?:/i.test(entry) ? [entry] : entry.split(',')));
  return entries.flatMap((entry): Pick<FeedMediaSlot, 'url' | 'file'>[] => {
    const sent = entry.trim().replace(/,$/, '');
    if (!sent) return [];
    if (!/^https?:/i.test(sent) && !sent.startsWith('//') && FILE_NAME.test(sent) && !/^www\./i.test(sent))
      return [{ file: sent }];
    const url = webAddressOf(sent);
    if (url) return [{ url }];
    row.report({
      code: 'bad-url',
      element: heading,
      text: sent,
      line: row.lineNumber,
      message: `An entry in ${heading} is neither a web address nor the name of a file and was left out. Write addresses in full, starting with https://.`,
    });
    return [];
  });
}
