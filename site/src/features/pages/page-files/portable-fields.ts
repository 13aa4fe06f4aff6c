import { CATEGORIES } from '#site/features/listings/terms/categories.ts';
import { recordOf } from '#site/ui/record-of.ts';
import { isItemSource, isTemplateKind } from '../template-kinds.ts';
import { STATUSES } from '../templates/template-conditions.ts';
import type { PageRecord, Portable, RecordKind } from './page-file.ts';

const text = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' ? value.slice(0, max) : undefined;
const name = (value: unknown) => text(value, 120)?.trim() || 'Imported';
const isOn = (value: unknown) => value === true;

/** Of what search engines show only the texts go along: the picture for sharing is of one website. */
const seo = (value: unknown) => {
  const { title, description, noindex } = recordOf(value);
  return { title: text(title, 120), description: text(description, 400), noindex: isOn(noindex) };
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);
const texts = (value: unknown, max: number) => listOf(value).flatMap((each) => text(each, max)?.trim() || []);
const among = (value: unknown, known: readonly string[]) =>
  listOf(value).filter((each) => known.some((one) => one === each));
const ids = (value: unknown) => listOf(value).filter((each) => Number.isSafeInteger(each));

const conditions = (value: unknown) => {
  const { categories, newsCategories, statuses, offices, agents, suburbs, paths } = recordOf(value);
  return {
    categories: among(categories, CATEGORIES),
    newsCategories: ids(newsCategories),
    statuses: among(statuses, Object.keys(STATUSES)),
    offices: ids(offices),
    agents: ids(agents),
    suburbs: texts(suburbs, 80),
    paths: texts(paths, 200),
  };
};

/** The fields of a record that go with it, each as it may be stored: drafts are not validated. */
const FIELDS: Record<Portable, Record<string, (value: unknown) => unknown>> = {
  pages: { title: name, path: (value) => text(value, 200), hideHeader: isOn, hideFooter: isOn, seo },
  sections: { name },
  templates: {
    name,
    kind: (value) => (isTemplateKind(value) ? value : undefined),
    appliesTo: (value) => (value === 'some' ? 'some' : 'all'),
    order: (value) => (typeof value === 'number' && value >= 0 && value <= 1000 ? value : undefined),
    conditions,
  },
  'item-templates': { name, source: (value) => (isItemSource(value) ? value : 'listings') },
};

/** These fields of a record, or of what a file says of one. */
export const portableFields = (
  collection: Portable,
  given: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(FIELDS[collection]).map(([field, read]) => [field, read(given[field])]));

/** The conditions of templates that name records, which have other ids on another website, and what they name. */
const RECORD_CONDITIONS: readonly (readonly [name: string, to: RecordKind])[] = [
  ['offices', 'offices'],
  ['agents', 'agents'],
  ['newsCategories', 'categories'],
];

/** The records that these fields name. */
export function recordsInFields(fields: Record<string, unknown>): Omit<PageRecord, 'key'>[] {
  const stored = recordOf(fields.conditions);
  return RECORD_CONDITIONS.flatMap(([name, to]) => ids(stored[name]).map((id) => ({ to, id: Number(id) })));
}

/** The fields with the ids that their records have here; those that are not here are left out. */
export function withRecordsHere(
  fields: Record<string, unknown>,
  here: (record: Omit<PageRecord, 'key'>) => number | undefined,
): Record<string, unknown> {
  if (!fields.conditions) return fields;
  const stored = recordOf(fields.conditions);
  const mapped = RECORD_CONDITIONS.map(([name, to]) => [
    name,
    ids(stored[name]).flatMap((id) => here({ to, id: Number(id) }) ?? []),
  ]);
  return { ...fields, conditions: { ...stored, ...Object.fromEntries(mapped) } };
}
