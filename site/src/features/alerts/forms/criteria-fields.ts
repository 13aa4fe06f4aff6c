import type { Condition, Field, Option } from '@frontage/forms';
import type { Category } from '#site/features/listings/public/public-listing.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { CATEGORIES } from '#site/features/listings/terms/categories.ts';
import { attributesOf, MAX_SUBURBS, methodsOf } from '../criteria.ts';
import { PROPERTY_TYPES, RURAL_USES } from './property-types.ts';

/** The value of “any category” in a form: an alert from a search may have none. */
export const ANY_CATEGORY = 'any';

const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  residential: 'Residential',
  rural: 'Rural',
  holiday: 'Holiday',
  commercial: 'Commercial',
  business: 'Business',
};

/** The name of a category's field of property types. */
export const typesField = (category: keyof typeof PROPERTY_TYPES): string => `${category}_types`;

/**
 * The fields for criteria: category and method first, because the others depend on them. `any` also offers “any
 * category”.
 */
export function criteriaFields({ any = false }: { any?: boolean } = {}): Field[] {
  const categories: readonly (Category | null)[] = any ? [null, ...CATEGORIES] : CATEGORIES;
  const inCategories = (fits: (category: Category | null) => boolean): Condition => ({
    field: 'category',
    oneOf: categories.filter(fits).map((category) => category ?? ANY_CATEGORY),
  });
  const where = (attribute: keyof ListingCriteria) =>
    inCategories((category) => attributesOf(category).has(attribute));
  // Without a category all options are open: the category is missing, not this answer.
  const openIn = (fits: (category: Category | null) => boolean): Condition => ({
    any: [inCategories(fits), { not: { field: 'category', notEmpty: true } }],
  });
  const renting = { field: 'buy_rent', equals: 'rent' } as const;
  return [
    {
      kind: 'radio',
      name: 'category',
      label: 'What are you looking for?',
      required: { message: 'Choose what you are looking for' },
      options: categories.map((category) => ({
        value: category ?? ANY_CATEGORY,
        label: category ? CATEGORY_LABELS[category] : 'Anything',
      })),
      initial: any ? ANY_CATEGORY : 'residential',
      fillFrom: ['category'],
    },
    {
      kind: 'radio',
      name: 'buy_rent',
      label: 'Buy or rent?',
      required: { message: 'Choose buy or rent' },
      options: [
        {
          value: 'buy',
          label: 'Buy',
          onlyWhen: openIn((category) => methodsOf(category).includes('buy')),
        },
        {
          value: 'rent',
          label: 'Rent',
          onlyWhen: openIn((category) => methodsOf(category).includes('rent')),
        },
      ],
      initial: 'buy',
      fillFrom: ['buy_rent'],
    },
    {
      kind: 'places',
      name: 'suburbs',
      label: 'Suburbs or postcodes',
      hint: 'Leave blank for anywhere. Separate suburbs with commas.',
      maxPlaces: MAX_SUBURBS,
      suggestFrom: '/search/suburbs',
      fillFrom: ['suburbs'],
    },
    { kind: 'checkbox', name: 'surrounding', label: 'Include surrounding suburbs' },
    ...Object.entries(PROPERTY_TYPES).map(
      ([category, types]): Field => ({
        kind: 'checkboxes',
        name: typesField(category as keyof typeof PROPERTY_TYPES),
        label: 'Property types',
        hint: 'Leave blank to include all.',
        options: types.map(asOption),
        shownWhen: { field: 'category', equals: category },
      }),
    ),
    {
      kind: 'checkboxes',
      name: 'rural_uses',
      label: 'Suitable for',
      hint: 'Leave blank to include all.',
      options: RURAL_USES.map(asOption),
      shownWhen: where('ruralUses'),
    },
    ...amounts({ names: ['min_price', 'max_price'], what: 'Price', unit: '$', shownWhen: { not: renting } }),
    ...amounts({ names: ['min_rent', 'max_rent'], what: 'Rent per week', unit: '$', shownWhen: renting }),
    rooms({ name: 'beds', label: 'Bedrooms', shownWhen: where('beds') }),
    rooms({ name: 'baths', label: 'Bathrooms', shownWhen: where('baths') }),
    rooms({ name: 'cars', label: 'Car spaces', shownWhen: where('cars') }),
    {
      kind: 'select',
      name: 'tenure',
      label: 'Tenure',
      options: [
        { value: 'vacant', label: 'Vacant possession' },
        { value: 'tenanted', label: 'Tenanted' },
      ],
      placeholder: 'Any',
      shownWhen: where('tenure'),
      width: 'half',
    },
    ...amounts({ names: ['min_land', 'max_land'], what: 'Land', unit: 'm²', shownWhen: where('minLand') }),
    ...amounts({
      names: ['min_area', 'max_area'],
      what: 'Floor area',
      unit: 'm²',
      shownWhen: where('minArea'),
    }),
  ];
}

const asOption = (label: string): Option => ({ value: label, label });

/** Minimum and maximum side by side. A reversed range is swapped when it is read. */
function amounts({
  names: [min, max],
  what,
  unit,
  shownWhen,
}: {
  names: [string, string];
  what: string;
  unit: '$' | 'm²';
  shownWhen: Condition;
}): Field[] {
  const common = {
    kind: 'number',
    whole: true,
    min: 1,
    max: 1_000_000_000,
    shownWhen,
    width: 'half',
  } as const;
  return [
    { ...common, name: min, label: `${what} from (${unit})` },
    { ...common, name: max, label: `${what} to (${unit})` },
  ];
}

const rooms = (field: { name: string; label: string; shownWhen: Condition }): Field => ({
  kind: 'select',
  ...field,
  placeholder: 'Any',
  options: [1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: `${count} or more` })),
  width: 'half',
});

/** Filters of a saved search that have no field here, such as pets or a keyword: all of them or none. */
export const otherFilterFields: readonly Field[] = [
  { kind: 'hidden', name: 'has_other_filters', label: 'Other filters', maxLength: 10 },
  {
    kind: 'checkbox',
    name: 'other_filters',
    label: 'Keep the other filters this alert was saved with',
    shownWhen: { field: 'has_other_filters', notEmpty: true },
  },
];
