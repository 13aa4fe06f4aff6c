import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';

/** What somebody had typed into a record when their session ended. */
export type Unsaved = {
  /** Their id: nobody else who signs in here is to see it. */
  user: number | string;
  /** Epoch ms. */
  at: number;
  /** The fields that differed from the record, by name; lists as a whole. */
  values: Record<string, unknown>;
};

/** Not kept outside the form. */
const SECRET = /password|secret|token/i;

/** The fields of a form that were changed since it was loaded, those of uploads and secrets apart. */
export function changedValues(fields: FormState): Record<string, unknown> {
  const now = reduceFieldsToValues(fields, true);
  const initial = reduceFieldsToValues(
    Object.fromEntries(
      Object.entries(fields).map(([path, field]) => [path, { ...field, value: field.initialValue }]),
    ),
    true,
  );
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        name !== 'file' && !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(initial[name]),
    ),
  );
}

const keyOf = (place: string) => `frontage-unsaved:${place}`;

/** Keeps changes in this tab until it is closed. `place`: `offices/3`. */
export function keepUnsaved({ store, place, unsaved }: { store: Storage; place: string; unsaved: Unsaved }) {
  store.setItem(keyOf(place), JSON.stringify(unsaved));
}

export const forgetUnsaved = (store: Storage, place: string) => store.removeItem(keyOf(place));

/** What was kept for this person; what somebody else left behind is removed. */
export function findUnsaved({
  store,
  place,
  user,
}: {
  store: Storage;
  place: string;
  user: number | string;
}): Unsaved | undefined {
  const text = store.getItem(keyOf(place));
  if (!text) return undefined;
  const unsaved = JSON.parse(text) as Unsaved;
  if (unsaved.user === user) return unsaved;
  forgetUnsaved(store, place);
  return undefined;
}
