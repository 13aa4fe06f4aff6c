/** Where the brochure of a listing can be downloaded. Listings carry no documents yet, so there is none. */
export async function brochureOf(_listing: number): Promise<string | undefined> {
  return undefined;
}
