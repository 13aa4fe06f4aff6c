import { recordOf } from '#site/block-kit/design.ts';
import type { BlockFields } from '#site/block-kit/fields.ts';

/** A text among a block's properties: where it is (`items[0].title`), what it holds and what it may hold. */
export type TextPlace = {
  path: string;
  kind: 'text' | 'textarea' | 'richtext';
  value: string;
  maxLength?: number;
};

/** Every text of a block that visitors can read, in the order of its fields. */
export function textPlaces({
  props,
  fields,
  path = '',
}: {
  props: Record<string, unknown>;
  fields: BlockFields;
  path?: string;
}): TextPlace[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name];
    // Names of links, ids and the like are for programs.
    if (field.tab === 'advanced') return [];
    const at = `${path}${name}`;
    switch (field.kind) {
      case 'text':
      case 'textarea':
        return typeof value === 'string'
          ? [
              {
                path: at,
                kind: field.kind,
                value,
                ...(field.maxLength ? { maxLength: field.maxLength } : {}),
              },
            ]
          : [];
      case 'richtext':
        return typeof value === 'string' ? [{ path: at, kind: field.kind, value }] : [];
      case 'group':
        return textPlaces({ props: recordOf(value), fields: field.of, path: `${at}.` });
      case 'list':
        return Array.isArray(value)
          ? value.flatMap((item, index) =>
              textPlaces({ props: recordOf(item), fields: field.of, path: `${at}[${index}].` }),
            )
          : [];
      default:
        return [];
    }
  });
}

/** A text without spaces: pages break lines and indent where the stored text does not. */
export const bare = (text: string): string => text.replace(/\s+/g, '');

/**
 * The place whose text is shown here. Where several hold the same text, `nth` says which of those on screen is meant
 * (0 for the first).
 */
export function placeShown({
  places,
  shown,
  nth,
  textOf,
}: {
  places: TextPlace[];
  shown: string;
  nth: () => number;
  /** The text of stored HTML. */
  textOf: (html: string) => string;
}): TextPlace | undefined {
  const wanted = bare(shown);
  if (!wanted) return undefined;
  const same = places.filter(
    ({ kind, value }) => bare(kind === 'richtext' ? textOf(value) : value) === wanted,
  );
  return same.length > 1 ? same[Math.min(nth(), same.length - 1)] : same[0];
}
