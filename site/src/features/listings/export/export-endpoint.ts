import { Readable } from 'node:stream';
import { APIError, type Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { csvOfListings } from './csv-of-listings.ts';

/** GET /api/listings/export: all listings as a CSV file that is written while it is read. Editors and admins only. */
export const listingExportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to export listings.', 401);
    if (staff.role !== 'admin' && staff.role !== 'editor')
      throw new APIError('Only editors and admins can export listings. Ask one of them.', 403);
    log.info({ staff: staff.id }, 'listings exported');
    const csv = csvOfListings({ payload: req.payload, origin: env().siteUrl, req });
    return new Response(Readable.toWeb(Readable.from(csv)) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="listings.csv"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
