import { type Answers, type ControlValues, type Field, textOf } from '@frontage/forms';
import { DEFAULT_KM, RADII } from '#site/features/listings/search/area.ts';
import { areaOfCriteria, type ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { radiusAround } from '#site/features/listings/search/radius-around.ts';
import { areaAsText } from '../criteria.ts';

/** Which part of the map an alert is about. It shows no map: a drawn area can be left as it is, or given up. */
export const areaFields: readonly Field[] = [
  { kind: 'hidden', name: 'saved_area', label: 'Saved area', maxLength: 10 },
  {
    kind: 'radio',
    name: 'area',
    label: 'Part of the map',
    hint: 'To draw another area, search on the map and save that search.',
    options: [
      { value: 'any', label: 'Anywhere' },
      { value: 'near', label: 'Within a distance of a suburb' },
      {
        value: 'saved',
        label: 'The area this alert was saved with',
        onlyWhen: { field: 'saved_area', notEmpty: true },
      },
    ],
    initial: 'any',
  },
  {
    kind: 'places',
    name: 'near_place',
    label: 'Around which suburb?',
    maxPlaces: 1,
    suggestFrom: '/search/suburbs',
    required: { message: 'Enter the suburb' },
    shownWhen: { field: 'area', equals: 'near' },
  },
  {
    kind: 'select',
    name: 'near_km',
    label: 'Distance',
    options: RADII.map((km) => ({ value: String(km), label: `${km} km` })),
    initial: String(DEFAULT_KM),
    shownWhen: { field: 'area', equals: 'near' },
    width: 'half',
  },
];

/** The suburb that an alert is around, by its key. */
export function suburbAround(criteria: ListingCriteria): string | undefined {
  const area = areaOfCriteria(criteria);
  return area?.kind === 'near' && area.name !== 'me' && RADII.includes(area.km) ? area.name : undefined;
}

/** The values of the fields for criteria. `place`: the display name of {@link suburbAround}. */
export function valuesOfArea({
  criteria,
  place,
}: {
  criteria: ListingCriteria;
  place: string | undefined;
}): ControlValues {
  const area = areaOfCriteria(criteria);
  if (!area) return { saved_area: '', area: 'any' };
  if (area.kind !== 'near' || !place) return { saved_area: 'yes', area: 'saved' };
  return { saved_area: '', area: 'near', near_place: [place], near_km: String(area.km) };
}

/**
 * The area in the answers; undefined where the suburb is not known. `before`: what the alert has, which a form that was
 * opened before there were these fields leaves. `suburb`: the key of the suburb that was named.
 */
export function areaOfAnswers({
  answers,
  before,
  suburb,
}: {
  answers: Answers;
  before: ListingCriteria;
  suburb: string | undefined;
}): Pick<ListingCriteria, 'area'> | undefined {
  const choice = textOf({ answers, name: 'area' });
  if (choice === 'any') return {};
  if (choice !== 'near') return before.area ? { area: before.area } : {};
  const km = textOf({ answers, name: 'near_km' }) || String(DEFAULT_KM);
  const area = suburb ? radiusAround({ key: suburb, km }) : null;
  return area ? { area: areaAsText(area) } : undefined;
}
