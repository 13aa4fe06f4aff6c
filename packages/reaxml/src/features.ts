import { ALLOWANCE_NAMES, COUNT_NAMES, ECO_NAMES, FEATURE_NAMES, RURAL_NAMES } from './feature-names.ts';
import { parseQuantity } from './numbers.ts';
import { ownValue } from './own-value.ts';
import type { Report } from './problem.ts';
import { lineOrNull } from './text.ts';
import { attributeOf, type FeedNode, isBlank } from './tree.ts';
import { yesNo } from './yes-no.ts';

/** Named things a property has, by the format's own names in alphabetical order. */
export type FeedFlags = {
  /** said to be there */
  flags: string[];
  /** sent as no, 0 or empty: remove them when merging. What is in neither list was not sent */
  flagsOff: string[];
};

type FeedCounts = Partial<Record<(typeof COUNT_NAMES)[number], number | null>>;

/** `features`: counts (0 to 99; absent = not sent, null = sent empty), flags and free words. */
export type FeedFeatures = FeedCounts &
  FeedFlags & {
    /** bedrooms were sent as "Studio" (bedrooms is 0 then) */
    studio?: true;
    otherFeatures?: string[] | null;
    heating?: string | null;
    hotWaterService?: string | null;
    /** four digits */
    yearBuilt?: number | null;
    yearLastRenovated?: number | null;
  };

/** Free texts by name: fencing annualRainfall soilTypes improvements councilRates irrigation carryingCapacity services. */
export type FeedRuralFeatures = Partial<Record<(typeof RURAL_NAMES)[number], string | null>>;

type Field = { node: FeedNode; report: Report };

/** `features` with whatever is in it; null when it is empty. Unknown elements are skipped. */
export function parseFeatures({ node, report }: Field): FeedFeatures | null {
  if (isBlank(node)) return null;
  const found: FeedFeatures = { ...parseFlags({ node, names: FEATURE_NAMES, report }) };
  for (const child of node.children) {
    const count = COUNT_NAMES.find(
      (name) => name.toLowerCase() === (ownValue(COUNT_ALIASES, child.name) ?? child.name),
    );
    if (count) Object.assign(found, countOf({ child, name: count, report }));
    else if (child.name === 'otherfeatures') found.otherFeatures = wordsOf(child);
    else if (child.name === 'heating') found.heating = typeOf(child);
    else if (child.name === 'hotwaterservice') found.hotWaterService = typeOf(child);
    else if (child.name === 'yearbuilt') found.yearBuilt = yearOf({ node: child, report });
    else if (child.name === 'yearlastrenovated') found.yearLastRenovated = yearOf({ node: child, report });
  }
  return found;
}

/** `allowances`, `ecoFriendly`, `idealFor`, `views`; also the flags of `features`. null when empty. */
export function parseFlagGroup({
  node,
  names,
  report,
}: Field & { names: ReadonlyMap<string, string> }): FeedFlags | null {
  return isBlank(node) ? null : parseFlags({ node, names, report });
}

/** ecoFriendly and furnished are sent inside `features` as well; undefined when `features` holds none of them. */
export function nestedFlags({
  features,
  group,
  report,
}: {
  features: FeedNode;
  group: 'ecoFriendly' | 'allowances';
  report: Report;
}): FeedFlags | undefined {
  const names = group === 'ecoFriendly' ? ECO_NAMES : ALLOWANCE_NAMES;
  const wrapper = features.children.find((child) => child.name === group.toLowerCase());
  const flags = parseFlags({
    node: { ...features, children: [...features.children, ...(wrapper?.children ?? [])] },
    names,
    report,
  });
  return flags.flags.length + flags.flagsOff.length > 0 ? flags : undefined;
}

export function parseRuralFeatures({ node }: { node: FeedNode }): FeedRuralFeatures | null {
  if (isBlank(node)) return null;
  const found: FeedRuralFeatures = {};
  for (const child of node.children) {
    const name = RURAL_NAMES.find((each) => each.toLowerCase() === child.name);
    if (name) found[name] = lineOrNull(child.text);
  }
  return found;
}

function parseFlags({ node, names, report }: Field & { names: ReadonlyMap<string, string> }): FeedFlags {
  const on = new Set<string>();
  const off = new Set<string>();
  for (const child of node.children) {
    const name = names.get(child.name);
    if (!name) continue;
    const kind = name === 'pool' || name === 'spa' ? typeOf(child) : null;
    const isOn = flagOf({ node: child, element: `${node.rawName}/${child.rawName}`, report });
    for (const each of isOn ? [name, ...kindOf({ name, kind })] : [name]) (isOn ? on : off).add(each);
  }
  // poolInGround says that there is a pool; "pool" itself need not be sent
  if (on.has('poolInGround') || on.has('poolAboveGround')) on.add('pool');
  if (on.has('insideSpa') || on.has('outsideSpa')) on.add('spa');
  return { flags: [...on].sort(), flagsOff: [...off].filter((name) => !on.has(name)).sort() };
}

/** `pool type="inground"` and `poolInGround` are one feature. */
function kindOf({ name, kind }: { name: string; kind: string | null }): string[] {
  if (name !== 'pool') return [];
  if (kind === 'inground') return ['poolInGround'];
  return kind === 'aboveground' ? ['poolAboveGround'] : [];
}

function flagOf({ node, element, report }: Field & { element: string }): boolean {
  const sent = attributeOf(node, 'value') ?? node.text;
  const value = yesNo(sent);
  if (value === undefined) {
    report({
      code: 'bad-yes-no',
      element,
      text: sent,
      line: node.line,
      message: `${element} is neither yes, no nor a number and counts as no. Set it to yes or no in the sending system.`,
    });
  }
  return value === true;
}

/** REA's table lists `toilet` beside `toilets`. */
const COUNT_ALIASES: Readonly<Record<string, string>> = { toilet: 'toilets', ensuites: 'ensuite' };

type Count = { child: FeedNode; name: (typeof COUNT_NAMES)[number]; report: Report };

/** "4.00" is 4, yes is 1, no is 0, "Studio" is a studio without a separate bedroom; 4.5 and 3334 are slips. */
function countOf({
  child,
  name,
  report,
}: Count): FeedFeatures | FeedCounts | { studio: true; bedrooms: number } {
  const text = child.text.trim();
  if (name === 'bedrooms' && /^studio$/i.test(text)) return { bedrooms: 0, studio: true };
  if (text !== '' && !/^[\d.,\s]+$/.test(text)) {
    const answer = yesNo(text);
    if (typeof answer === 'boolean') return { [name]: answer ? 1 : 0 };
  }
  const element = `features/${name}`;
  const value = parseQuantity({ text, max: 99, report, element, line: child.line });
  // half bathrooms exist, half bedrooms do not
  const halves = name === 'bathrooms' ? 2 : 1;
  if (value === null || Number.isInteger(value * halves)) return { [name]: value };
  return {
    [name]: parseQuantity({ text: `not whole: ${text}`, max: 99, report, element, line: child.line }),
  };
}

function wordsOf(node: FeedNode): string[] | null {
  const words = (lineOrNull(node.text) ?? '').split(',').map((word) => word.trim());
  const unique = [...new Set(words.filter(Boolean))];
  return unique.length > 0 ? unique : null;
}

function typeOf(node: FeedNode): string | null {
  return (attributeOf(node, 'type') ?? '').toLowerCase() || null;
}

function yearOf({ node, report }: Field): number | null {
  const text = (attributeOf(node, 'value') ?? node.text).trim();
  if (text === '' || /^0+$/.test(text)) return null;
  if (/^(1[6-9]|20)\d{2}$/.test(text)) return Number(text);
  return parseQuantity({
    text: `not a year: ${text}`,
    max: 2099,
    report,
    element: `features/${node.rawName}`,
    line: node.line,
  });
}
