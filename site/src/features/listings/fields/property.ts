import type { Field } from 'payload';

/** What the property has. Counts are whole numbers, areas are m² beside the text as the sender wrote it. */
export const propertyFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'beds', type: 'number', min: 0, label: 'Bedrooms' },
      { name: 'baths', type: 'number', min: 0, label: 'Bathrooms' },
      { name: 'cars', type: 'number', min: 0, label: 'Car spaces' },
      { name: 'ensuites', type: 'number', min: 0 },
      { name: 'livingAreas', type: 'number', min: 0 },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'landArea', type: 'number', min: 0, label: 'Land (m²)' },
      { name: 'landAreaText', type: 'text', label: 'Land (display text)' },
      { name: 'buildingArea', type: 'number', min: 0, label: 'Building (m²)' },
      { name: 'buildingAreaText', type: 'text', label: 'Building (display text)' },
      { name: 'frontageText', type: 'text', label: 'Frontage (display text)' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'energyRating', type: 'number', min: 0, max: 10 },
      { name: 'yearBuilt', type: 'number', min: 1788, max: 2100 },
      { name: 'newConstruction', type: 'checkbox' },
      { name: 'petFriendly', type: 'checkbox' },
      { name: 'furnished', type: 'checkbox' },
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
