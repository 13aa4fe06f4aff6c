import type { Field } from '@frontage/forms';
import { type PlaceSuggestion, PlacesField } from '../places-field.tsx';

/** The control of a places field. It sends places as text, so that they read well everywhere. */
export function PlacesControl({
  field,
  id,
  chosen,
  describedBy,
  invalid,
}: {
  field: Extract<Field, { kind: 'places' }>;
  id: string;
  chosen: readonly string[];
  describedBy: string | undefined;
  invalid: boolean;
}) {
  return (
    <PlacesField
      id={id}
      names={{ text: field.name, places: field.name }}
      places={separated(chosen).map((name) => ({ value: name, label: name }))}
      describedBy={describedBy}
      invalid={invalid}
      keepOnEnter
      find={(asked) => fetchPlaces({ ...asked, address: field.suggestFrom })}
    />
  );
}

/** Without JavaScript a refused form has all places in one text, which may be empty. */
const separated = (chosen: readonly string[]): string[] => [
  ...new Set(
    chosen
      .flatMap((text) => text.split(','))
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

async function fetchPlaces({
  text,
  address,
  signal,
}: {
  text: string;
  address: string;
  signal: AbortSignal;
}): Promise<PlaceSuggestion[]> {
  try {
    const query = new URLSearchParams({ q: text.trim().toLowerCase().slice(0, 60) });
    const response = await fetch(`${address}?${query}`, { signal });
    if (!response.ok) return [];
    const { suburbs } = (await response.json()) as { suburbs: { label: string; count: number }[] };
    return suburbs.map(({ label, count }) => ({ value: label, label, count }));
  } catch {
    return [];
  }
}
