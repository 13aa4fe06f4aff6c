import { parseQuantity } from './numbers.ts';
import { ownValue } from './own-value.ts';
import type { Report } from './problem.ts';
import { attributeOf, childOf, childrenOf, type FeedNode, isBlank } from './tree.ts';
import { yesNo } from './yes-no.ts';

/** An area as sent, with square metres for filtering only. At least one of value, min, max and text is given. */
export type FeedArea = {
  value?: number;
  min?: number;
  max?: number;
  /** the sender's word: square, squareMeter, acre, hectare */
  unit: string;
  /** of value (else min), two decimals; absent when the unit is unknown. A "square" is 100 square feet, though some senders mean m² */
  squareMetres?: number;
  /** total warehouse office other industrial hard stand showroom retail */
  of?: string;
  /** how people read it, where the sender says so itself; REAXML does not */
  text?: string;
};

export type FeedLength = {
  value: number;
  unit: string;
  side?: 'rear' | 'left' | 'right';
  /** how people read it, where the sender says so itself; REAXML does not */
  text?: string;
};

/** Absent = not sent, null = sent empty, 0 or unreadable. */
export type FeedLandDetails = {
  area?: FeedArea | null;
  frontage?: FeedLength | null;
  depths?: FeedLength[];
  crossOver?: string | null;
};

export type FeedBuildingDetails = {
  /** empty = sent as 0 or unreadable */
  areas?: FeedArea[];
  /** 0 to 10 in halves (NABERS 0 to 6 for commercial); null = none */
  energyRating?: number | null;
  newlyBuilt?: boolean | null;
};

type Field = { node: FeedNode; report: Report };

export function parseLandDetails({ node, report }: Field): FeedLandDetails | null {
  if (isBlank(node)) return null;
  const areas = childrenOf(node, 'area');
  const frontage = childOf(node, 'frontage');
  const depths = childrenOf(node, 'depth');
  const crossOver = childOf(node, 'crossOver');
  return {
    ...(areas.length > 0
      ? { area: areasOf({ nodes: areas, element: 'landDetails/area', report })[0] ?? null }
      : {}),
    ...(frontage ? { frontage: lengthOf({ node: frontage, report }) } : {}),
    ...(depths.length > 0
      ? { depths: depths.map((depth) => lengthOf({ node: depth, report })).filter((depth) => depth !== null) }
      : {}),
    ...(crossOver
      ? { crossOver: (attributeOf(crossOver, 'value') ?? crossOver.text.trim()).toLowerCase() || null }
      : {}),
  };
}

export function parseBuildingDetails({ node, report }: Field): FeedBuildingDetails | null {
  if (isBlank(node)) return null;
  const areas = childrenOf(node, 'area');
  const rating = childOf(node, 'energyRating');
  const newlyBuilt = childOf(node, 'newlyBuilt');
  return {
    ...(areas.length > 0
      ? { areas: areasOf({ nodes: areas, element: 'buildingDetails/area', report }) }
      : {}),
    ...(rating
      ? {
          energyRating:
            parseQuantity({
              text: rating.text,
              max: 10,
              report,
              element: 'buildingDetails/energyRating',
              line: rating.line,
            }) || null,
        }
      : {}),
    ...(newlyBuilt ? { newlyBuilt: yesNo(attributeOf(newlyBuilt, 'value') ?? newlyBuilt.text) ?? null } : {}),
  };
}

/** 640 million hectares are less than 10^13 m²: nothing for sale is larger than the continent. */
const MAX_AREA = 10_000_000_000;
const MAX_LENGTH = 1_000_000;

/** Square metres of one unit. Acre and square by definition of the foot (0.3048 m). */
const SQUARE_METRES: Readonly<Record<string, number>> = {
  squaremeter: 1,
  squaremetre: 1,
  squaremeters: 1,
  squaremetres: 1,
  sqm: 1,
  m2: 1,
  square: 9.290304,
  squares: 9.290304,
  acre: 4046.8564224,
  acres: 4046.8564224,
  hectare: 10_000,
  hectares: 10_000,
  ha: 10_000,
};

function areasOf({
  nodes,
  element,
  report,
}: {
  nodes: FeedNode[];
  element: string;
  report: Report;
}): FeedArea[] {
  return nodes.map((node) => areaOf({ node, element, report })).filter((area) => area !== null);
}

function areaOf({ node, element, report }: Field & { element: string }): FeedArea | null {
  const read = (from: FeedNode | undefined) =>
    (from && parseQuantity({ text: from.text, max: MAX_AREA, report, element, line: from.line })) ||
    undefined;
  const value = read(node);
  const range = childOf(node, 'range');
  const min = range && read(childOf(range, 'min'));
  const max = range && read(childOf(range, 'max'));
  const basis = value ?? min ?? max;
  if (basis === undefined) return null;
  const unit = attributeOf(node, 'unit') ?? '';
  const factor = ownValue(SQUARE_METRES, unit.toLowerCase());
  const of = attributeOf(node, 'of')?.toLowerCase();
  if (factor === undefined) {
    report({
      code: 'unknown-unit',
      element: `${element}/@unit`,
      text: unit,
      line: node.line,
      message:
        'The unit of this area is unknown, so the listing is not found by area. Send squareMeter, square, acre or hectare.',
    });
  }
  return {
    ...(value ? { value } : {}),
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
    unit,
    ...(factor ? { squareMetres: Math.round(basis * factor * 100) / 100 } : {}),
    ...(of ? { of } : {}),
  };
}

function lengthOf({ node, report }: Field): FeedLength | null {
  const element = `landDetails/${node.rawName}`;
  const value = parseQuantity({ text: node.text, max: MAX_LENGTH, report, element, line: node.line });
  if (!value) return null;
  const side = SIDES.find((each) => each === attributeOf(node, 'side')?.toLowerCase());
  return { value, unit: attributeOf(node, 'unit') ?? 'meter', ...(side ? { side } : {}) };
}

const SIDES = ['rear', 'left', 'right'] as const;
