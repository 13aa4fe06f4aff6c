import type { Field } from 'payload';
import { dayText } from '#site/server/admin-dates.ts';

/** Money, in whole dollars. A hidden number still places the listing in searches, by band, and is never shown. */
export const priceFields: Field[] = [
  {
    name: 'priceHidden',
    type: 'checkbox',
    label: 'Hide price',
    admin: {
      description:
        'Visitors see “Contact agent”. The price text is hidden too, and the sold price unless you show it.',
    },
  },
  {
    type: 'row',
    fields: [
      { name: 'price', type: 'number', min: 0, label: 'Sale price ($)' },
      { name: 'priceMax', type: 'number', min: 0, label: 'Sale price to ($)' },
      { name: 'priceView', type: 'text', label: 'Display price' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'rent', type: 'number', min: 0, label: 'Rent ($)' },
      {
        name: 'rentPeriod',
        type: 'select',
        defaultValue: 'week',
        options: [
          { value: 'week', label: 'per week' },
          { value: 'month', label: 'per month' },
          { value: 'year', label: 'per year' },
        ],
      },
      { name: 'bond', type: 'number', min: 0, label: 'Bond ($)' },
      { name: 'availableFrom', type: 'text', label: 'Available from', ...dayText },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'outgoings', type: 'number', min: 0, label: 'Outgoings ($ per year)' },
      { name: 'plusOutgoings', type: 'checkbox' },
      { name: 'plusSav', type: 'checkbox', label: 'Plus stock at valuation' },
      { name: 'returnPercent', type: 'number', min: 0, label: 'Return (%)' },
      { name: 'takings', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'soldPrice', type: 'number', min: 0, label: 'Sold or leased price ($)' },
      {
        name: 'soldPriceDisplay',
        type: 'select',
        label: 'Sold price display',
        admin: { description: 'Leave empty to show it, unless the price is hidden.' },
        options: [
          { value: 'yes', label: 'Show' },
          { value: 'range', label: 'Show price range' },
          { value: 'no', label: 'Hide' },
        ],
      },
      { name: 'soldDate', type: 'text', label: 'Sold or leased on', ...dayText },
    ],
  },
];
