type Site = { url: string; admin: { email: string; password: string } };

/** Signs in as the site's first admin; requests then go to Payload's REST API as the admin's own screens send them. */
export async function staffRequests({ url, admin }: Site) {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`Signing in answered ${response.status}.`);
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  const json = async (answer: Response) =>
    (await answer.json()) as { docs: Record<string, unknown>[] } & Record<string, unknown>;
  return {
    get: async (path: string) => json(await fetch(url + path, { headers })),
    post: async (path: string, data: object) =>
      json(await fetch(url + asMeant(path, data), { method: 'POST', headers, body: JSON.stringify(data) })),
    delete: async (path: string) => json(await fetch(url + path, { method: 'DELETE', headers })),
    patch: async (path: string, data: object) =>
      json(await fetch(url + asMeant(path, data), { method: 'PATCH', headers, body: JSON.stringify(data) })),
  };
}

/** Tests publish sample text on purpose. */
const asMeant = (path: string, data: object): string =>
  '_status' in data && data._status === 'published'
    ? `${path}${path.includes('?') ? '&' : '?'}keepSampleText=true`
    : path;

/**
 * The demonstration agency's current listings, oldest first. Without `feedUniqueId` and in another order they would
 * include what other tests on this site made: drafts, and listings without a picture.
 *
 * @param where Further conditions, as in `&where[state][equals]=NSW`.
 */
export async function demoListings(
  staff: Awaited<ReturnType<typeof staffRequests>>,
  where = '',
): Promise<Record<string, unknown>[]> {
  const current = 'where[status][equals]=current&where[feedUniqueId][exists]=true';
  const { docs } = await staff.get(`/api/listings?${current}${where}&sort=id&limit=200&depth=0`);
  if (!docs.length) throw new Error('The demo has no such listing.');
  return docs;
}
