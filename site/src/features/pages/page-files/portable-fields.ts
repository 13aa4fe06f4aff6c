import { recordOf } from '#site/ui/record-of.ts';
import { isItemSource } from '../template-kinds.ts';
import type { Portable } from './page-file.ts';

const text = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' ? value.slice(0, max) : undefined;
const name = (value: unknown) => text(value, 120)?.trim() || 'Imported';
const isOn = (value: unknown) => value === true;

/** Of what search engines show only the texts go along: the picture for sharing is of one website. */
const seo = (value: unknown) => {
  const { title, description, noindex } = recordOf(value);
  return { title: text(title, 120), description: text(description, 400), noindex: isOn(noindex) };
};

/** The fields of a record that go with it, each as it may be stored: drafts are not validated. */
const FIELDS: Record<Portable, Record<string, (value: unknown) => unknown>> = {
  pages: { title: name, path: (value) => text(value, 200), hideHeader: isOn, hideFooter: isOn, seo },
  sections: { name },
  'item-templates': { name, source: (value) => (isItemSource(value) ? value : 'listings') },
};

/** These fields of a record, or of what a file says of one. */
export const portableFields = (
  collection: Portable,
  given: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(FIELDS[collection]).map(([field, read]) => [field, read(given[field])]));
