/** Descriptions of the pictures of a listing. The English ones are stored with it. */
export const pictures = {
  picture: (at: number, address: string) => `Picture ${at} of ${address}`,
  floorPlan: (at: number, address: string) => `Floor plan ${at} of ${address}`,
};
