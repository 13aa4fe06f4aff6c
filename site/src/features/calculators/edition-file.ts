import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import type { DutyEdition } from '#site/payload-types.ts';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';

/** What a file must say of itself, so that another JSON file is not taken for one. */
const FORMAT = 'frontage-duty-edition';

/** An edition as a file, to be sent to somebody and imported elsewhere. Names nobody. */
type EditionFile = {
  format: typeof FORMAT;
  version: 1;
  title: string;
  state: string;
  why: string;
  tables: unknown;
};

/** The most characters of a file that is imported; the tables themselves may have 500,000. */
const MAX_LENGTH = 600_000;

/** GET /api/duty-editions/{id}/export: the edition as a JSON file. Staff only. */
export const exportEditionEndpoint: Endpoint = {
  path: '/:id/export',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to export a duty edition.', 401);
    const { id, title, state, why, tables } = await req.payload.findByID({
      collection: 'duty-editions',
      id: Number(req.routeParams?.id),
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    const file: EditionFile = { format: FORMAT, version: 1, title, state, why, tables };
    return new Response(`${JSON.stringify(file, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="duty-edition-${state.toLowerCase()}-${id}.json"`,
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};

/**
 * POST /api/duty-editions/import with such a file: keeps it as a draft, checked as one that is written here. Answers
 * `{ id }`. Editors and admins.
 */
export const importEditionEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to import a duty edition.', 401);
    const { title, state, why, tables } = await fileOf(req);
    const made = await req.payload.create({
      collection: 'duty-editions',
      data: {
        title,
        state: state as DutyEdition['state'],
        why,
        status: 'draft',
        tables: tables as object as never,
      },
      overrideAccess: false,
      user: req.user,
      req,
    });
    return Response.json({ id: made.id }, { headers: NO_STORE });
  },
};

async function fileOf(req: PayloadRequest): Promise<EditionFile> {
  const text = (await req.text?.()) ?? '';
  const file = text.length > MAX_LENGTH ? undefined : jsonOf(text);
  if (file?.format !== FORMAT || file.version !== 1)
    throw new APIError('Choose a file that was exported from Duty editions.', 400, undefined, true);
  return file as EditionFile;
}

function jsonOf(text: string): Partial<EditionFile> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
