import { plainPath, startsWithPath } from '#site/server/plain-path.ts';
import { slug } from '#site/server/slug.ts';
import type { TemplateKind } from '../template-kinds.ts';

/** What a template can be limited to. A condition without values says nothing. */
export type TemplateConditions = {
  categories: string[];
  /** Ids of news categories. */
  newsCategories: number[];
  statuses: string[];
  /** Ids, as those of agents. */
  offices: number[];
  agents: number[];
  /** As staff wrote them: `Newtown`, `Newtown NSW 2042`. */
  suburbs: string[];
  /** What the address begins with. */
  paths: string[];
};
export type ConditionName = keyof TemplateConditions;

/** The conditions that make sense for each kind of template; others are ignored. */
export const CONDITIONS_OF: Readonly<Record<TemplateKind, readonly ConditionName[]>> = {
  header: ['paths'],
  footer: ['paths'],
  listing: ['categories', 'statuses', 'offices', 'agents', 'suburbs'],
  agent: ['offices', 'agents'],
  office: ['offices', 'suburbs'],
  suburb: ['suburbs'],
  post: ['newsCategories', 'agents', 'offices'],
  archive: ['categories', 'statuses', 'suburbs'],
  'not-found': ['paths'],
};

/** How far along a property is, as a condition names it. */
export const STATUSES = {
  buy: 'For sale',
  rent: 'For rent',
  'under-offer': 'Under offer',
  sold: 'Sold',
  leased: 'Leased',
} as const;

/** A suburb of the gazetteer; null where it is hidden. */
export type ConditionSuburb = { suburb: string | null; state: string | null; postcode: string | null };

/** What a page is, as far as conditions ask. */
export type TemplateFacts = {
  path: string;
  category?: string | null;
  newsCategories?: readonly number[];
  statuses?: readonly string[];
  offices?: readonly number[];
  agents?: readonly number[];
  /** A search may name several, and a template is for it where it is for all of them. */
  suburbs?: readonly ConditionSuburb[];
};

/** The conditions of a stored template; null where it is for all pages of its kind. */
export function templateConditionsOf(doc: {
  kind?: unknown;
  appliesTo?: unknown;
  conditions?: unknown;
}): TemplateConditions | null {
  if (doc.appliesTo !== 'some') return null;
  const stored = (doc.conditions ?? {}) as Partial<Record<ConditionName, unknown>>;
  const wanted = CONDITIONS_OF[doc.kind as TemplateKind] ?? [];
  const listOf = (name: ConditionName): unknown[] => {
    const value = stored[name];
    return wanted.includes(name) && Array.isArray(value) ? value : [];
  };
  const texts = (name: ConditionName) => listOf(name).filter((each) => typeof each === 'string');
  const ids = (name: ConditionName) => listOf(name).flatMap((each) => idOf(each) ?? []);
  return {
    categories: texts('categories'),
    newsCategories: ids('newsCategories'),
    statuses: texts('statuses'),
    offices: ids('offices'),
    agents: ids('agents'),
    suburbs: texts('suburbs'),
    paths: texts('paths'),
  };
}

/** Whether any condition says something. */
export const hasConditions = (conditions: TemplateConditions): boolean =>
  Object.values(conditions).some((values) => values.length > 0);

/**
 * Whether a template is for a page: one value of each condition fits. A template that has lost all its conditions (its
 * agent was deleted) is for none, since it was never meant for all.
 */
export function isFor({
  conditions,
  facts,
}: {
  conditions: TemplateConditions | null;
  facts: TemplateFacts;
}): boolean {
  if (!conditions) return true;
  if (!hasConditions(conditions)) return false;
  const { categories, newsCategories, statuses, offices, agents, suburbs, paths } = conditions;
  return (
    isAny(categories, facts.category ? [facts.category] : []) &&
    isAny(newsCategories, facts.newsCategories ?? []) &&
    isAny(statuses, facts.statuses ?? []) &&
    isAny(offices, facts.offices ?? []) &&
    isAny(agents, facts.agents ?? []) &&
    areAllIn(suburbs, facts.suburbs ?? []) &&
    (paths.length === 0 ||
      paths.some((start) => startsWithPath({ path: plainPath(facts.path), start: plainPath(start) })))
  );
}

/** In the order in which they are tried: those with conditions first, each by its order. */
export const inOrder = <T extends { id: number; order: number; conditions: TemplateConditions | null }>(
  templates: readonly T[],
): T[] =>
  [...templates].sort(
    (one, other) =>
      Number(one.conditions === null) - Number(other.conditions === null) ||
      one.order - other.order ||
      one.id - other.id,
  );

const isAny = <T>(wanted: readonly T[], values: readonly T[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value));

function areAllIn(wanted: readonly string[], places: readonly ConditionSuburb[]): boolean {
  if (wanted.length === 0) return true;
  const known = new Set(wanted.map(slug));
  return places.length > 0 && places.every((place) => suburbNames(place).some((name) => known.has(name)));
}

/** A suburb as staff may write it: its name, with its state, with its postcode, with both. */
export function suburbNames({ suburb, state, postcode }: ConditionSuburb): string[] {
  if (!suburb) return [];
  return [[suburb], [suburb, state], [suburb, postcode], [suburb, state, postcode]].map((parts) =>
    slug(parts.filter(Boolean).join(' ')),
  );
}

/** Of a relationship, whether it was read as an id or as a record. */
function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return Number.isSafeInteger(id) ? Number(id) : undefined;
}
