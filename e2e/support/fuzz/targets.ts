import type { Target } from './make-request.ts';

/** Next and Payload answer these; they are no routes of ours. */
const STAFF: Target[] = [
  ...['/admin', '/admin/login', '/admin/*', '/api/*', '/api/users/login', '/api/leads', '/api/pages/:id'],
  ...['/api/media', '/api/globals/settings', '/_next/static/*', '/_next/image', '/api/users/forgot-password'],
].flatMap((path) => [
  { method: 'GET', path },
  {
    method: 'POST',
    path,
    fields: ['email', 'password', 'file', '_payload', 'redirect', 'where[id][equals]'],
  },
]);

/**
 * Every address that the server said it answers, with the names of the fields that its forms have, and a sample of the
 * pages in its sitemap. Wildcards are addresses too.
 */
export async function fuzzTargets({
  url,
  addresses,
}: {
  url: string;
  addresses: readonly { method: string; path: string }[];
}): Promise<Target[]> {
  const forms = new Map<string, string[]>();
  for (const { path } of addresses) {
    if (path.startsWith('/forms/') && !path.includes(':')) forms.set(path, await fieldsOf(url + path));
  }
  const fields = [...new Set([...forms.values()].flat())];
  const ours = addresses.map((address) => ({ ...address, fields: forms.get(address.path) ?? fields }));
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const [first = ''] = locations(sitemap).slice(0, 1);
  const pages = first ? locations(await (await fetch(new URL(new URL(first).pathname, url))).text()) : [];
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 40) === 0);
  return [...ours, ...sample.map((page) => ({ method: 'GET', path: new URL(page).pathname })), ...STAFF];
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** The names of the fields of a form's page. */
async function fieldsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address, { redirect: 'manual' })).text();
  return [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name = '']) => name);
}
