import { cleanList } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';

/** Suburbs and postcodes, typed with commas between them or picked one by one. The server checks that they exist. */
export type PlacesField = FieldBase & {
  readonly kind: 'places';
  readonly maxPlaces: number;
  /** Address that answers `{ suburbs: [{ label, count }] }` to a `q`, for suggestions while typing. */
  readonly suggestFrom: string;
};

/** Longer than any place's name with its state and postcode. */
const MAX_NAME = 80;

export const places: Kind<PlacesField, readonly string[]> = {
  kind: 'places',
  empty: [],
  texts: { maxLength: '{label}: use {max} characters or fewer for each place' },
  clean: ({ raw }) => {
    const names = cleanList(raw)
      .flatMap((text) => text.split(/[,;]/))
      .map((name) => name.trim())
      .filter(Boolean);
    return [...new Set(names)];
  },
  check: ({ answer, field: { maxPlaces } }) => {
    if (answer.length > maxPlaces) return { rule: 'tooMany', params: { max: maxPlaces } };
    if (answer.some((name) => name.length > MAX_NAME))
      return { rule: 'maxLength', params: { max: MAX_NAME } };
    return undefined;
  },
  show: ({ answer }) => answer.join(', '),
};
