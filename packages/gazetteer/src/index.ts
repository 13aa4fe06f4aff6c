export type { Position } from './distance.ts';
export { type FindPlaces, type FoundPlace, placeFinder } from './find-places.ts';
export { localitiesNear } from './localities-near.ts';
export type { Locality } from './locality.ts';
export { localitiesOf, localityOf, postcodesInstead } from './locality-of.ts';
export { plainName } from './plain-name.ts';
export { slipsAllowed, spellingDistance } from './spelling-distance.ts';
