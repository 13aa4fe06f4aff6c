import { Readable } from 'node:stream';
import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { csvOfListings } from './csv-of-listings.ts';
import { reaxmlOfListings } from './reaxml-of-listings.ts';

/** The files that listings can be exported as, by what the address asks for. */
const FORMATS = {
  csv: { file: 'listings.csv', type: 'text/csv; charset=utf-8', write: csvOfListings },
  reaxml: { file: 'listings.xml', type: 'application/xml; charset=utf-8', write: reaxmlOfListings },
} as const;

/**
 * GET /api/listings/export: all listings as a CSV file, with `?format=reaxml` the published ones as REAXML. Written while
 * it is read. Editors and admins only.
 */
export const listingExportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to export listings.', 401);
    if (staff.role !== 'admin' && staff.role !== 'editor')
      throw new APIError('Only editors and admins can export listings. Ask one of them.', 403);
    const asked = String(req.query?.format ?? 'csv');
    if (asked !== 'csv' && asked !== 'reaxml')
      throw new APIError('Listings can be exported as csv or reaxml.', 400, null, true);
    const { file, type, write } = FORMATS[asked];
    log.info({ staff: staff.id, format: asked }, 'listings exported');
    const pieces = write({ payload: req.payload, origin: env().siteUrl, req });
    return new Response(Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${file}"`,
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
