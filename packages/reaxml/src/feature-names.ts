/** Counts inside `features` (format notes, "Features"). */
export const COUNT_NAMES = [
  'bedrooms',
  'bathrooms',
  'ensuite',
  'toilets',
  'livingAreas',
  'garages',
  'carports',
  'openSpaces',
] as const;

/** Flags inside `features`. */
export const FEATURE_NAMES = byLowerCase(
  'remoteGarage secureParking airConditioning alarmSystem vacuumSystem intercom pool poolInGround poolAboveGround spa insideSpa outsideSpa tennisCourt balcony deck courtyard outdoorEnt shed fullyFenced openFirePlace broadband builtInRobes dishwasher ductedCooling ductedHeating evaporativeCooling floorboards gasHeating gym hydronicHeating payTV reverseCycleAirCon rumpusRoom splitSystemAirCon splitSystemHeating study workshop',
);

/** REA's own sample writes `smoker` for `smokers`. */
export const ALLOWANCE_NAMES: ReadonlyMap<string, string> = new Map([
  ...byLowerCase('petFriendly furnished smokers'),
  ['smoker', 'smokers'],
]);

export const ECO_NAMES = byLowerCase('solarPanels solarHotWater waterTank greyWaterSystem');

export const IDEAL_FOR_NAMES = byLowerCase(
  'firstHomeBuyer investors downsizing couples students lrgFamilies reitrees',
);

export const VIEW_NAMES = byLowerCase('city water valley mountain ocean');

export const RURAL_NAMES = [
  'fencing',
  'annualRainfall',
  'soilTypes',
  'improvements',
  'councilRates',
  'irrigation',
  'carryingCapacity',
  'services',
] as const;

/** Feeds vary the letter case (`splitsystemAircon`): canonical name by lower-case name. */
function byLowerCase(names: string): ReadonlyMap<string, string> {
  return new Map(names.split(' ').map((name) => [name.toLowerCase(), name]));
}
