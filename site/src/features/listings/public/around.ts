/** Suburbs whose centres lie within this distance are each other's surroundings, in km. */
export const AROUND_KM = 5;
