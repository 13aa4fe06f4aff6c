import type { FeedFeatures, FeedListing } from '@frontage/reaxml';
import type { Field } from 'payload';
import { areaText, bothMeasures, mainArea, metres } from './area-text.ts';
import { countText } from './fact-texts.ts';
import { listingField } from './listing-field.ts';

/** What the property has. Counts are whole numbers, areas are m² beside the text as the sender wrote it. */
export const propertyFields: Field[] = [
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'beds', type: 'number', min: 0, label: 'Bedrooms' },
        {
          feed: counted('bedrooms'),
          fact: { order: 12, label: 'Bedrooms', text: ({ beds }) => countText(beds) },
        },
      ),
      listingField(
        { name: 'baths', type: 'number', min: 0, label: 'Bathrooms' },
        {
          feed: counted('bathrooms'),
          fact: { order: 14, label: 'Bathrooms', text: ({ baths }) => countText(baths) },
        },
      ),
      listingField(
        { name: 'cars', type: 'number', min: 0, label: 'Car spaces' },
        { fact: { order: 16, label: 'Car spaces', text: ({ cars }) => countText(cars) } },
      ),
      listingField(
        { name: 'ensuites', type: 'number', min: 0 },
        {
          feed: counted('ensuite'),
          fact: { order: 100, label: 'Ensuites', text: ({ ensuites }) => countText(ensuites) },
        },
      ),
      listingField(
        { name: 'livingAreas', type: 'number', label: 'Living areas', min: 0 },
        {
          feed: counted('livingAreas'),
          fact: { order: 110, label: 'Living areas', text: ({ livingAreas }) => countText(livingAreas) },
        },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'landArea', type: 'number', min: 0, label: 'Land (m²)' },
        {
          feed: ({ landDetails: land }) =>
            land?.area === undefined ? cleared(land) : (land.area?.squareMetres ?? null),
        },
      ),
      listingField(
        { name: 'landAreaText', type: 'text', label: 'Land (display text)' },
        {
          feed: ({ landDetails: land }) => (land?.area === undefined ? cleared(land) : areaText(land.area)),
          fact: {
            order: 20,
            label: 'Land',
            text: ({ landAreaText, landArea }) => bothMeasures(landAreaText, landArea),
          },
        },
      ),
      listingField(
        { name: 'buildingArea', type: 'number', min: 0, label: 'Building (m²)' },
        {
          feed: ({ buildingDetails: building }) =>
            building?.areas === undefined
              ? cleared(building)
              : (mainArea(building.areas)?.squareMetres ?? null),
        },
      ),
      listingField(
        { name: 'buildingAreaText', type: 'text', label: 'Building (display text)' },
        {
          feed: ({ buildingDetails: building }) =>
            building?.areas === undefined ? cleared(building) : areaText(mainArea(building.areas)),
          fact: {
            order: 30,
            label: 'Building',
            text: ({ buildingAreaText, buildingArea }) => bothMeasures(buildingAreaText, buildingArea),
          },
        },
      ),
      listingField(
        { name: 'frontageText', type: 'text', label: 'Frontage (display text)' },
        {
          feed: ({ landDetails: land }) =>
            land?.frontage === undefined
              ? cleared(land)
              : land.frontage
                ? (land.frontage.text ?? `${metres(land.frontage.value)} m`)
                : null,
          fact: { order: 40, label: 'Frontage', text: ({ frontageText }) => frontageText },
        },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      listingField(
        { name: 'energyRating', type: 'number', label: 'Energy rating (stars)', min: 0, max: 10 },
        {
          feed: ({ buildingDetails: building }) => (building ? building.energyRating : building),
          fact: {
            order: 120,
            // The ACT's own term, which advertisements there must use.
            label: (_, { state }) =>
              state?.toUpperCase() === 'ACT' ? 'Energy efficiency rating (EER)' : 'Energy rating',
            text: ({ energyRating }) =>
              energyRating ? `${energyRating} ${energyRating === 1 ? 'star' : 'stars'}` : null,
          },
        },
      ),
      listingField(
        { name: 'yearBuilt', type: 'number', label: 'Year built', min: 1788, max: 2100 },
        {
          feed: counted('yearBuilt'),
          fact: { order: 130, label: 'Built', text: ({ yearBuilt }) => countText(yearBuilt) },
        },
      ),
      listingField(
        { name: 'newConstruction', type: 'checkbox', label: 'Newly built' },
        {
          feed: ({ newConstruction, buildingDetails }) =>
            newConstruction === undefined ? buildingDetails?.newlyBuilt : newConstruction,
          fact: {
            order: 140,
            label: 'New construction',
            text: ({ newConstruction }) => newConstruction && 'Yes',
          },
        },
      ),
      listingField(
        { name: 'petFriendly', type: 'checkbox', label: 'Pets allowed' },
        {
          feed: allowed('petFriendly'),
          fact: { order: 150, label: 'Pets', text: ({ petFriendly }) => petFriendly && 'Considered' },
        },
      ),
      listingField(
        { name: 'furnished', type: 'checkbox' },
        {
          feed: allowed('furnished'),
          fact: { order: 160, label: 'Furnished', text: ({ furnished }) => furnished && 'Yes' },
        },
      ),
    ],
  },
  {
    name: 'features',
    type: 'text',
    hasMany: true,
    admin: { description: 'For example, Air conditioning.' },
  },
  {
    name: 'extras',
    type: 'json',
    admin: { hidden: true, description: 'Additional facts from the feed.' },
  },
];

/** A number among the features, which an empty element clears. */
function counted<Name extends keyof FeedFeatures>(name: Name) {
  return ({ features }: FeedListing): FeedFeatures[Name] | null | undefined =>
    features ? features[name] : features;
}

/** One of the two allowances that are fields of their own. */
function allowed(flag: 'petFriendly' | 'furnished') {
  return ({ allowances }: FeedListing): boolean | null | undefined => {
    if (!allowances) return allowances;
    if (allowances.flags.includes(flag)) return true;
    return allowances.flagsOff.includes(flag) ? false : undefined;
  };
}

/** An element sent empty clears what is in it; one that does not name the part leaves it. */
const cleared = (element: object | null | undefined): null | undefined =>
  element === null ? null : undefined;
