import type { Field } from 'payload';

/** The eight states and territories, as stored. */
const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Where the property is. Hidden parts stay stored for staff and never reach a visitor. */
export const addressFields: Field[] = [
  {
    name: 'addressHidden',
    type: 'checkbox',
    label: 'Hide the street address from visitors',
    admin: {
      description:
        'Visitors see the suburb and state only: on the page, in its address, on the map and in e-mails.',
    },
  },
  {
    type: 'row',
    fields: [
      { name: 'site', type: 'text', label: 'Building name' },
      { name: 'subNumber', type: 'text', label: 'Unit, suite or shop' },
      { name: 'lotNumber', type: 'text', label: 'Lot' },
      { name: 'streetNumber', type: 'text' },
      { name: 'street', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'suburb', type: 'text', index: true },
      { name: 'state', type: 'select', options: [...STATES] },
      { name: 'postcode', type: 'text', maxLength: 4 },
      { name: 'country', type: 'text', defaultValue: 'Australia', admin: { hidden: true } },
    ],
  },
  { name: 'suburbHidden', type: 'checkbox', label: 'Hide the suburb too (commercial and business)' },
  {
    type: 'row',
    fields: [
      { name: 'latitude', type: 'number', min: -90, max: 90 },
      { name: 'longitude', type: 'number', min: -180, max: 180 },
      { name: 'municipality', type: 'text', label: 'Council' },
      { name: 'estate', type: 'text', label: 'Land estate' },
    ],
  },
];
