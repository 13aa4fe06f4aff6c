import { parseAddress } from './address.ts';
import { parseAgents } from './agents.ts';
import { parseAuctionOutcome, parseDateElement } from './auction.ts';
import { CATEGORY_ELEMENTS, parseCategories } from './categories.ts';
import { choiceOf } from './choice.ts';
import { parseDay } from './dates.ts';
import { ALLOWANCE_NAMES, ECO_NAMES, IDEAL_FOR_NAMES, VIEW_NAMES } from './feature-names.ts';
import {
  type FeedFlags,
  nestedFlags,
  parseFeatures,
  parseFlagGroup,
  parseRuralFeatures,
} from './features.ts';
import { parseInspections } from './inspections.ts';
import { parseBuildingDetails, parseLandDetails } from './land.ts';
import type { FeedLimits } from './limits.ts';
import { parseLink, parseLinks } from './links.ts';
import { parseAttachments, parseSlots } from './media.ts';
import { parseMoney, parseQuantity } from './numbers.ts';
import { parsePrice } from './price.ts';
import type { Report } from './problem.ts';
import { parseBusinessLease, parseCommercialRent, parseRent } from './rent.ts';
import { parseSoldDetails } from './sold.ts';
import { cleanText, lineOrNull } from './text.ts';
import { attributeOf, childOf, childrenOf, type FeedNode } from './tree.ts';
import type { FeedListing } from './types.ts';
import { parseYesNo } from './yes-no.ts';
import { timeZoneOf } from './zone.ts';

type Fields = Omit<
  FeedListing,
  'type' | 'agentID' | 'uniqueID' | 'modTime' | 'modTimeSource' | 'status' | 'line'
>;
type FieldName = keyof Fields;
type FieldsInput = { node: FeedNode; report: Report; limits: FeedLimits };
type ElementInput = {
  node: FeedNode;
  nodes: FeedNode[];
  listing: FeedNode;
  report: Report;
  limits: FeedLimits;
  zone: string;
};

/** Every field of a listing that was sent; properties for elements that were not are absent. */
export function parseFields({ node, report, limits }: FieldsInput): Fields {
  const address = childOf(node, 'address');
  const parsedAddress = address && parseAddress({ node: address, listing: node, report });
  const zone = timeZoneOf(parsedAddress ?? {});
  const found: Fields = parsedAddress === undefined ? {} : { address: parsedAddress };
  for (const [name, parse] of Object.entries(ONE_ELEMENT)) {
    const nodes = childrenOf(node, ELEMENT_OF[name] ?? name);
    const first = nodes[0];
    if (first)
      Object.assign(found, { [name]: parse({ node: first, nodes, listing: node, report, limits, zone }) });
  }
  Object.assign(found, parseMedia({ node, report, limits }), parseNestedFlags({ node, found, report }));
  const categories = node.children.filter((child) => CATEGORY_ELEMENTS.has(child.name));
  if (categories.length > 0) found.categories = parseCategories({ nodes: categories, report });
  return found;
}

/** Where the element is called otherwise than the field. */
const ELEMENT_OF: Readonly<Record<string, string>> = {
  listingAgents: 'listingAgent',
  highlights: 'highlight',
  inspections: 'inspectionTimes',
  externalLinks: 'externalLink',
};

const line = ({ node }: ElementInput) => lineOrNull(node.text);
const text = ({ node }: ElementInput) => cleanText(node.text) || null;
const flag = ({ node, report }: ElementInput) => parseYesNo({ node, report, element: node.rawName });
const money = ({ node, report }: ElementInput) =>
  parseMoney({ text: node.text, report, element: node.rawName, line: node.line });
const link = ({ node, report }: ElementInput) => parseLink({ node, report });
const moment = ({ node, report, zone }: ElementInput) => parseDateElement({ node, report, zone });
const choice =
  <const T extends string>(choices: readonly T[]) =>
  ({ node, report }: ElementInput) =>
    choiceOf({ node, choices, report, element: node.rawName });
const flags =
  (names: ReadonlyMap<string, string>) =>
  ({ node, report }: ElementInput) =>
    parseFlagGroup({ node, names, report });

/** One line per field. The type ties each parser to its field. */
const ONE_ELEMENT: { [Name in FieldName]?: (input: ElementInput) => Fields[Name] } = {
  underOffer: flag,
  depositTaken: flag,
  authority: choice(['auction', 'exclusive', 'multilist', 'conjunctional', 'open', 'sale', 'setsale']),
  commercialAuthority: choice(['auction', 'tender', 'eoi', 'sale', 'forsale', 'offers']),
  commercialListingType: choice(['sale', 'lease', 'both']),
  listingAgents: ({ nodes, report }) => parseAgents({ nodes, report }),
  price: ({ node, report }) => parsePrice({ node, report }),
  priceView: line,
  rent: ({ nodes, report }) => parseRent({ nodes, report }),
  commercialRent: ({ node, report }) => parseCommercialRent({ node, report }),
  bond: money,
  dateAvailable: ({ node, report }) => availableFrom({ node, report }),
  outgoings: money,
  return: ({ node, report }) =>
    parseQuantity({ text: node.text, max: 1000, report, element: 'return', line: node.line }) || null,
  businessLease: ({ node, report }) => parseBusinessLease({ node, report }),
  takings: line,
  soldDetails: ({ node, report }) => parseSoldDetails({ node, report }),
  municipality: line,
  estate: ({ node }) => parseEstate(node),
  headline: line,
  description: text,
  highlights: ({ nodes }) => parseHighlights(nodes),
  terms: text,
  furtherOptions: text,
  parkingComments: text,
  zone: line,
  councilRates: line,
  tenancy: choice(['unknown', 'vacant', 'tenanted']),
  propertyExtent: choice(['whole', 'part']),
  franchise: flag,
  currentLeaseEndDate: ({ node, report }) =>
    parseDay({ text: node.text, report, element: 'currentLeaseEndDate', line: node.line }),
  carSpaces: ({ node, report }) =>
    parseQuantity({ text: node.text, max: 10_000, report, element: 'carSpaces', line: node.line }),
  newConstruction: flag,
  isHomeLandPackage: flag,
  features: ({ node, report }) => parseFeatures({ node, report }),
  allowances: flags(ALLOWANCE_NAMES),
  ecoFriendly: flags(ECO_NAMES),
  idealFor: flags(IDEAL_FOR_NAMES),
  views: flags(VIEW_NAMES),
  ruralFeatures: ({ node }) => parseRuralFeatures({ node }),
  landDetails: ({ node, report }) => parseLandDetails({ node, report }),
  buildingDetails: ({ node, report }) => parseBuildingDetails({ node, report }),
  inspections: ({ node, report }) => parseInspections({ node, report }),
  auction: moment,
  setSale: moment,
  auctionOutcome: ({ node, report, zone }) => parseAuctionOutcome({ node, report, zone }),
  videoLink: link,
  externalLinks: ({ nodes, report }) => parseLinks({ nodes, report }),
  availabilityLink: link,
};

function parseMedia({
  node,
  report,
  limits,
}: FieldsInput): Pick<Fields, 'images' | 'floorplans' | 'documents' | 'attachments'> {
  const parents = [...childrenOf(node, 'images'), ...childrenOf(node, 'objects')];
  const images = parseSlots({ parents, name: 'img', limits, report });
  const floorplans = parseSlots({ parents, name: 'floorplan', limits, report });
  const documents = parseSlots({ parents, name: 'document', limits, report });
  const media = childOf(node, 'media');
  return {
    ...(images ? { images } : {}),
    ...(floorplans ? { floorplans } : {}),
    ...(documents ? { documents } : {}),
    ...(media ? { attachments: parseAttachments({ media, report }) } : {}),
  };
}

/** Some senders put ecoFriendly and allowances inside `features`. */
function parseNestedFlags({
  node,
  found,
  report,
}: {
  node: FeedNode;
  found: Fields;
  report: Report;
}): Fields {
  const features = childOf(node, 'features');
  if (!features) return {};
  const eco = nestedFlags({ features, group: 'ecoFriendly', report });
  const allowances = nestedFlags({ features, group: 'allowances', report });
  return {
    ...(eco ? { ecoFriendly: mergeFlags(found.ecoFriendly, eco) } : {}),
    ...(allowances ? { allowances: mergeFlags(found.allowances, allowances) } : {}),
  };
}

function mergeFlags(own: FeedFlags | null | undefined, nested: FeedFlags): FeedFlags {
  const on = new Set([...(own?.flags ?? []), ...nested.flags]);
  const off = new Set([...(own?.flagsOff ?? []), ...nested.flagsOff].filter((name) => !on.has(name)));
  return { flags: [...on].sort(), flagsOff: [...off].sort() };
}

/** "Now" is as good as no date. */
function availableFrom({ node, report }: { node: FeedNode; report: Report }): string | null {
  const sent = node.text.trim();
  return /^(available )?(now|immediately)$/i.test(sent)
    ? null
    : parseDay({ text: sent, report, element: 'dateAvailable', line: node.line });
}

function parseEstate(node: FeedNode): NonNullable<Fields['estate']> | null {
  const name = childOf(node, 'name');
  const stage = childOf(node, 'stage');
  if (!name && !stage) return null;
  return {
    ...(name ? { name: lineOrNull(name.text) } : {}),
    ...(stage ? { stage: lineOrNull(stage.text) } : {}),
  };
}

function parseHighlights(nodes: FeedNode[]): string[] | null {
  const sorted = nodes
    .map((node, position) => ({ node, slot: Number(attributeOf(node, 'id') || position + 1) }))
    .sort((a, b) => a.slot - b.slot);
  const lines = sorted.map(({ node }) => lineOrNull(node.text)).filter((each) => each !== null);
  return lines.length > 0 ? lines : null;
}
