import { type Answer, type Answers, type ControlValues, textOf } from '@frontage/forms';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { CATEGORIES } from '#site/features/listings/terms/categories.ts';
import { cleanCriteria } from '../criteria.ts';
import { ANY_CATEGORY, typesField } from './criteria-fields.ts';
import { PROPERTY_TYPES } from './property-types.ts';

/** The criteria in the answers to {@link criteriaFields}; `suburbs` are the keys of the suburbs. */
export function criteriaOfAnswers({
  answers,
  suburbs,
}: {
  answers: Answers;
  suburbs: string[];
}): ListingCriteria {
  const renting = answers.buy_rent === 'rent';
  const category = CATEGORIES.find((known) => known === answers.category) ?? null;
  return cleanCriteria({
    category,
    method: answers.buy_rent,
    suburbs,
    surrounding: answers.surrounding === true,
    types: category && category !== 'rural' ? listIn(answers[typesField(category)]) : [],
    ruralUses: listIn(answers.rural_uses),
    minPrice: renting ? answers.min_rent : answers.min_price,
    maxPrice: renting ? answers.max_rent : answers.max_price,
    beds: answers.beds,
    baths: answers.baths,
    cars: answers.cars,
    tenure: answers.tenure,
    minLand: answers.min_land,
    maxLand: answers.max_land,
    minArea: answers.min_area,
    maxArea: answers.max_area,
  }).criteria;
}

/** The values of the form's fields for criteria; `places` are the display names of the suburbs. */
export function valuesOfCriteria({
  criteria,
  places,
}: {
  criteria: ListingCriteria;
  places: string[];
}): ControlValues {
  const { category, method, types } = criteria;
  const number = (value: number | null) => (value === null ? '' : String(value));
  const [minName, maxName] = method === 'rent' ? ['min_rent', 'max_rent'] : ['min_price', 'max_price'];
  return {
    category: category ?? ANY_CATEGORY,
    buy_rent: method,
    suburbs: places,
    surrounding: criteria.surrounding ? 'yes' : '',
    ...(category && category !== 'rural' ? { [typesField(category)]: types } : {}),
    rural_uses: criteria.ruralUses,
    [minName]: number(criteria.minPrice),
    [maxName]: number(criteria.maxPrice),
    beds: number(criteria.beds),
    baths: number(criteria.baths),
    cars: number(criteria.cars),
    tenure: criteria.tenure ?? '',
    min_land: number(criteria.minLand),
    max_land: number(criteria.maxLand),
    min_area: number(criteria.minArea),
    max_area: number(criteria.maxArea),
  };
}

/**
 * Types of a saved search that the form does not offer: they stay as long as the category does, so that a change of the
 * price does not remove them.
 */
export function keptTypes({
  before,
  after,
}: {
  before: ListingCriteria;
  after: ListingCriteria;
}): ListingCriteria {
  const { category } = before;
  if (category !== after.category || category === 'rural') return after;
  const offered = category ? PROPERTY_TYPES[category].map((type) => type.toLowerCase()) : [];
  const unseen = before.types.filter((type) => !offered.includes(type.toLowerCase()));
  return { ...after, types: [...new Set([...after.types, ...unseen])].sort() };
}

/** The values of {@link otherFilterFields}: the filters of a saved search that the form has no field for are kept or given up. */
export const valuesOfOtherFilters = ({ filters }: ListingCriteria): ControlValues =>
  filters ? { has_other_filters: 'yes', other_filters: 'yes' } : { has_other_filters: '', other_filters: '' };

/** What those fields ask for. `before`: what the alert has, which a form without the fields leaves. */
export const otherFiltersOfAnswers = ({
  answers,
  before: { filters },
}: {
  answers: Answers;
  before: ListingCriteria;
}): Pick<ListingCriteria, 'filters'> => {
  const isGivenUp =
    textOf({ answers, name: 'has_other_filters' }) === 'yes' && answers.other_filters !== true;
  return filters && !isGivenUp ? { filters } : {};
};

const listIn = (answer: Answer | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((item): item is string => typeof item === 'string') : [];
