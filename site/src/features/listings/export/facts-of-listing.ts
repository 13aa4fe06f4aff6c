import type { FeedListing } from '@frontage/reaxml';
import type { ExportedListing } from './exported-listing.ts';

type Facts = Readonly<Record<string, string>>;

/** Facts whose text the format takes as it stands, by the label of feed/map-extras.ts. */
const TEXTS = {
  'Lease ends': 'currentLeaseEndDate',
  Parking: 'parkingComments',
  Zoning: 'zone',
  Terms: 'terms',
  'Further options': 'furtherOptions',
  'Council rates': 'councilRates',
} as const;

const RURAL = {
  Fencing: 'fencing',
  'Annual rainfall': 'annualRainfall',
  Soil: 'soilTypes',
  Improvements: 'improvements',
  Irrigation: 'irrigation',
  'Carrying capacity': 'carryingCapacity',
  Services: 'services',
} as const;

const TENANCIES: Readonly<Record<string, 'vacant' | 'tenanted'>> = {
  'Vacant possession': 'vacant',
  Tenanted: 'tenanted',
};

/** The further facts of a listing as the elements they came from. `facts` adds to what a message says already. */
export function factsOfListing({ extras }: ExportedListing): {
  tenancy: 'vacant' | 'tenanted' | undefined;
  facts: (message: FeedListing) => Partial<FeedListing>;
} {
  const known: Facts = extras ?? {};
  const { Franchise, Extent, Tenancy = '' } = known;
  const picked = <Name extends string>(names: Readonly<Record<string, Name>>) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([label, name]) => (known[label] ? [[name, known[label]]] : [])),
    );
  const rural = picked(RURAL);
  const outcome = known['Auction result'];
  const renovated = Number(known['Last renovated']);
  return {
    tenancy: TENANCIES[Tenancy],
    facts: ({ features }) => ({
      ...picked(TEXTS),
      ...(Object.keys(rural).length > 0 ? { ruralFeatures: rural } : {}),
      ...(Franchise ? { franchise: true } : {}),
      ...(Extent ? { propertyExtent: 'part' as const } : {}),
      ...(outcome ? { auctionOutcome: { result: outcome.toLowerCase().replaceAll(' ', '-') } } : {}),
      ...(renovated && features ? { features: { ...features, yearLastRenovated: renovated } } : {}),
      ...(known['House and land package'] ? { isHomeLandPackage: true } : {}),
    }),
  };
}
