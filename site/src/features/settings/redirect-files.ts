import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { csvRow } from '#site/server/csv.ts';
import { type ReadRedirect, readRedirects } from './read-redirects.ts';
import { normalisePath } from './redirect-path.ts';

/** In characters. */
const MAX_FILE = 2_000_000;

/** GET /api/redirects/export: all redirects as a CSV file that can be imported again. Staff only. */
export const exportRedirectsEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to export redirects.', 401);
    const { docs } = await req.payload.find({
      collection: 'redirects',
      sort: 'from',
      depth: 0,
      pagination: false,
      req,
      overrideAccess: false,
    });
    const rows = docs.map(({ from, to, kind, hits, lastHitAt }) =>
      csvRow([from, to ?? '', kind, String(hits ?? 0), lastHitAt ?? '']),
    );
    return new Response(`\uFEFF${csvRow(['From', 'To', 'Kind', 'Used', 'Last used'])}${rows.join('')}`, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="redirects.csv"',
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

/**
 * POST /api/redirects/import with `{ csv }`: adds the redirects of a file, and changes those that lead elsewhere. Answers
 * `{ added, changed, known, problems }`, with a sentence for each row that was left out.
 */
export const importRedirectsEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to import redirects.', 401);
    if (!mayChange(req, 'website'))
      throw new APIError('Your role cannot change redirects. Ask an editor or admin.', 403);
    const { csv } = ((await req.json?.().catch(() => null)) ?? {}) as { csv?: unknown };
    if (typeof csv !== 'string' || !csv.trim())
      throw new APIError('Choose a CSV file with redirects.', 400, undefined, true);
    if (csv.length > MAX_FILE)
      throw new APIError('The file is larger than 2 MB. Split it into several.', 413, undefined, true);
    const { found, problems } = readRedirects(csv);
    const counts = { added: 0, changed: 0, known: 0 };
    for (const { row, ...redirect } of found) {
      try {
        counts[await store({ req, redirect })]++;
      } catch (error) {
        problems.push(`Row ${row}: ${sentenceOf(error)}`);
      }
    }
    return Response.json({ ...counts, problems });
  },
};

async function store({
  req,
  redirect,
}: {
  req: PayloadRequest;
  redirect: Omit<ReadRedirect, 'row'>;
}): Promise<'added' | 'changed' | 'known'> {
  const common = { collection: 'redirects', depth: 0, req, overrideAccess: false } as const;
  const { docs } = await req.payload.find({
    ...common,
    where: { from: { equals: normalisePath(redirect.from) } },
    limit: 1,
  });
  const [there] = docs;
  if (!there) {
    await req.payload.create({ ...common, data: redirect });
    return 'added';
  }
  if (there.to === redirect.to && there.kind === redirect.kind) return 'known';
  await req.payload.update({ ...common, id: there.id, data: redirect });
  return 'changed';
}

/** What is wrong with a row, as the fields of a redirect say it. */
function sentenceOf(error: unknown): string {
  const { errors } = (error as { data?: { errors?: { message?: string }[] } }).data ?? {};
  const said = errors?.flatMap(({ message }) => message ?? []) ?? [];
  return said.length > 0 ? said.join(' ') : 'It could not be stored. Import the file again.';
}
