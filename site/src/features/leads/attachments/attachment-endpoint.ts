import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageProblem } from '#site/server/files/storage-problem.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import type { Attachment } from '../types/lead-types.ts';
import { attachmentKey } from './attachment-folders.ts';

const OUR_NAME = /^(picture-\d+\.(jpg|png)|(file|mail-[0-9a-f]{12})-\d+\.[a-z0-9]{1,5})$/;

/**
 * `GET /api/leads/:id/attachments/:name`: a picture or file of a lead, or one that went along with a reply or an answer to
 * it, only for staff who may read that lead.
 */
export const attachmentEndpoint: Endpoint = {
  path: '/:id/attachments/:name',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) throw new APIError('Sign in to see this picture.', 401);
    if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
      throw new APIError('Open this picture from the admin of this website.', 403);
    }
    const notFound = () => new APIError('This picture doesn’t exist.', 404);
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) throw notFound();
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: { id: { equals: id } },
      depth: 0,
      limit: 1,
      overrideAccess: false,
      req,
    });
    const [lead] = docs;
    const stored = lead
      ? [...((lead.attachments ?? []) as Attachment[]), ...(await mailedFiles(req, id))]
      : [];
    // Only names that we made and the lead has: nothing else in the address becomes part of a path.
    const attachment = stored.find(({ name }) => OUR_NAME.test(name) && name === req.routeParams?.name);
    if (!lead || !attachment) throw notFound();
    const found = await openFile(attachmentKey({ reference: lead.reference, name: attachment.name }));
    if (!found) throw notFound();
    return new Response(Readable.toWeb(found.content) as ReadableStream, {
      headers: {
        'Content-Type': typeOf(attachment.name),
        'Content-Length': String(found.size),
        'Content-Disposition': `attachment; filename="${lead.reference}-${attachment.name}"`,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'private, no-store',
      },
    });
  },
};

async function openFile(key: string): Promise<{ content: Readable; size: number } | undefined> {
  try {
    const file = await siteFiles().open(key);
    const content = await file?.read();
    return file && content && { content, size: file.size };
  } catch (error) {
    throw storageProblem(error);
  }
}

/** What went along with replies to a lead, and with the visitor's answers. */
async function mailedFiles({ payload }: PayloadRequest, lead: number): Promise<Attachment[]> {
  const rows = await query<{ files: unknown }>(
    payload,
    sql`select files, created_at from deliveries where lead_id = ${lead} and files is not null
      union all select files, created_at from lead_messages where lead_id = ${lead} and files is not null
      order by created_at`,
  );
  return rows.flatMap(({ files }) => jsonOf<Attachment[] | null>(files) ?? []);
}

/** Files of visitors are downloaded, never shown, so that a browser does not run them. */
const typeOf = (name: string): string => {
  if (!name.startsWith('picture-')) return 'application/octet-stream';
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg';
};
