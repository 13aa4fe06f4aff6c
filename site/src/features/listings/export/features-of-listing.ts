import type { FeedFlags, FeedListing } from '@frontage/reaxml';
import type { CarParts } from '../feed/feed-state.ts';
import { carCount } from '../feed/map-features.ts';
import { flagOfLabel } from '../feed/property-labels.ts';
import type { ExportedListing } from './exported-listing.ts';

const ECO = ['solarPanels', 'solarHotWater', 'waterTank', 'greyWaterSystem'];
const VIEWS = ['city', 'water', 'valley', 'mountain', 'ocean'];

/** Counts and features; labels the format has no flag for are its “other features”. */
export function featuresOf({
  listing,
  type,
  cars: parts,
}: {
  listing: ExportedListing;
  type: FeedListing['type'];
  /** What the feed said of garages, carports and open spaces. */
  cars: CarParts;
}): Partial<FeedListing> {
  const { beds, baths, ensuites, livingAreas, cars, yearBuilt, newConstruction } = listing;
  const labels = listing.features ?? [];
  const flags = labels.flatMap((label) => flagOfLabel(label) ?? []);
  const other = labels.filter((label) => !flagOfLabel(label));
  const only = (names: string[]): FeedFlags => ({
    flags: flags.filter((flag) => names.includes(flag)),
    flagsOff: [],
  });
  const eco = only(ECO);
  const views = only(VIEWS);
  const count = (name: string, value: number | null | undefined) =>
    typeof value === 'number' ? { [name]: value } : {};
  return {
    features: {
      ...count('bedrooms', beds),
      ...count('bathrooms', baths),
      ...count('ensuite', ensuites),
      ...count('livingAreas', livingAreas),
      ...(type === 'commercial' || typeof cars !== 'number'
        ? {}
        : carCount(parts) === cars
          ? parts
          : { garages: null, carports: null, openSpaces: cars }),
      flags: flags.filter((flag) => !ECO.includes(flag) && !VIEWS.includes(flag)),
      flagsOff: [],
      ...(other.length > 0 ? { otherFeatures: other } : {}),
      ...count('yearBuilt', yearBuilt),
    },
    ...(type === 'commercial' ? count('carSpaces', cars) : {}),
    ...(typeof newConstruction === 'boolean' ? { newConstruction } : {}),
    ...(eco.flags.length > 0 ? { ecoFriendly: eco } : {}),
    ...(views.flags.length > 0 ? { views } : {}),
    ...allowancesOf(listing),
  };
}

function allowancesOf(listing: ExportedListing): Pick<FeedListing, 'allowances'> {
  const known = (['petFriendly', 'furnished'] as const).filter((name) => typeof listing[name] === 'boolean');
  if (known.length === 0) return {};
  return {
    allowances: {
      flags: known.filter((name) => listing[name]),
      flagsOff: known.filter((name) => !listing[name]),
    },
  };
}
