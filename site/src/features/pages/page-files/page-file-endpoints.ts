import { APIError, type Endpoint } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { readBytes } from '#site/server/body.ts';
import type { DesignRules } from '../design-field.ts';
import { allowedRecord, answered } from '../staff-answer.ts';
import { exportPage } from './export-page.ts';
import { importPage } from './import-page.ts';
import {
  MAX_FILE_BYTES,
  type PageFile,
  PageFileError,
  type Portable,
  packPage,
  unpackPage,
} from './page-file.ts';

/**
 * For those who may edit pages: `GET /api/{collection}/{id}/export` answers the newest draft as a zip file;
 * `POST /api/{collection}/import` with such a file as its body makes a draft of it and answers `{ id, leftOut }`, a sentence
 * for each thing that could not come along.
 */
export function pageFileEndpoints(
  collection: Portable,
  { mapReferences }: Pick<DesignRules, 'mapReferences'>,
): Endpoint[] {
  return [
    {
      path: '/:id/export',
      method: 'get',
      handler: (req) =>
        answered(async () => {
          const page = await exportPage({ req, collection, id: allowedRecord(req), mapReferences });
          return new Response(new Uint8Array(await packPage(page)), {
            headers: {
              'Content-Type': 'application/zip',
              'Content-Disposition': `attachment; filename="${fileNameOf(page)}"`,
              'X-Content-Type-Options': 'nosniff',
              ...NO_STORE,
            },
          });
        }),
    },
    {
      path: '/import',
      method: 'post',
      handler: (req) =>
        answered(async () => {
          if (!staffOf(req)) throw new APIError('Sign in again, then import the file.', 401);
          if (!mayChange(req, 'website'))
            throw new APIError('Only admins, editors and marketing can import pages.', 403);
          const { headers, body = null } = req;
          const bytes = await readBytes({ request: { headers, body }, maxBytes: MAX_FILE_BYTES });
          if (!bytes)
            throw new APIError('The file is larger than 60 MB. Export the page with fewer images.', 413);
          const file = await unpackPage(Buffer.from(bytes)).catch((error: Error) => {
            throw error instanceof PageFileError ? new APIError(error.message, 422) : error;
          });
          if (file.collection !== collection) throw new APIError(WRONG_LIST[file.collection], 422);
          return Response.json(await importPage({ req, collection, file, mapReferences }), { status: 201 });
        }),
    },
  ];
}

const WRONG_LIST: Record<Portable, string> = {
  pages: 'This file holds a page. Import it in the list of pages.',
  sections: 'This file holds a reusable section. Import it in the list of reusable sections.',
  templates: 'This file holds a template. Import it in the list of templates.',
  'item-templates': 'This file holds an item template. Import it in the list of item templates.',
};

function fileNameOf({ collection, fields: { title, name } }: PageFile): string {
  const words = String(title ?? name ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words || collection}.zip`;
}
