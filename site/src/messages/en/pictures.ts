/** Descriptions of the pictures of a listing. The English ones are stored with it (`project-listing.ts`). */
export const pictures = {
  picture: (at: number, address: string) => `Picture ${at} of ${address}`,
  floorPlan: (at: number, address: string) => `Floor plan ${at} of ${address}`,
};
