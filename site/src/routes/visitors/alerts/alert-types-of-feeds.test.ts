import { expect, it } from 'vitest';
import { PROPERTY_TYPES, RURAL_USES } from '#site/features/alerts/forms/property-types.ts';
import { categoryLabel } from '#site/features/listings/feed/property-labels.ts';

/** How the feed format spells what the form offers; land has a label of its own and no name there. */
const FEED_NAMES = {
  residential:
    'House Unit Apartment Townhouse Villa Terrace DuplexSemi-detached Studio AcreageSemi-rural BlockOfUnits Retirement',
  holiday:
    'House Apartment Unit Villa SelfContainedCottage ServicedApartment BedAndBreakfast FarmStay Lodge Retreat Resort CaravanHolidayPark',
  rural: 'Cropping Dairy Farmlet Horticulture Lifestyle Livestock MixedFarming Viticulture',
};
const labels = (names: string[]) => names.map((name) => categoryLabel({ name, known: true }));

it.each([
  [
    'residential',
    PROPERTY_TYPES.residential.filter((type) => type !== 'Land'),
    FEED_NAMES.residential.split(' '),
  ],
  ['holiday', PROPERTY_TYPES.holiday, FEED_NAMES.holiday.split(' ')],
  ['rural', RURAL_USES, FEED_NAMES.rural.split(' ')],
  [
    'commercial',
    PROPERTY_TYPES.commercial,
    [
      ...['Offices', 'Retail', 'Industrial/Warehouse', 'Showrooms/Bulky Goods', 'Medical/Consulting'],
      ...['Hotel/Leisure', 'Land/Development', 'Commercial Farming'],
    ],
  ],
  [
    'business',
    PROPERTY_TYPES.business,
    [
      ...['Accommodation/Tourism', 'Automotive', 'Beauty/Health', 'Education/Training', 'Food/Hospitality'],
      ...['Franchise', 'Home/Garden', 'Industrial/Manufacturing', 'Professional', 'Retail', 'Rural'],
      ...['Services', 'Transport/Distribution'],
    ],
  ],
])('alerts ask for %s property in the words of its listings', (_, offered, names) => {
  expect(offered).toEqual(labels(names));
});
