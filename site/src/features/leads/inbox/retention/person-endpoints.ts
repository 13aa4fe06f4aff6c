import { Readable } from 'node:stream';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { personArchive } from './person-archive.ts';
import { erasePerson, exportPerson, type PersonSetup } from './person-data.ts';
import type { Person } from './person-parts.ts';

/**
 * POST /api/globals/lead-handling/person-export with `{ email }`: everything stored about the person with this address,
 * as a zip file of JSON and files. Admins only. A POST, so that no log has the address.
 */
export const personExportEndpoint = (setup: PersonSetup): Endpoint => ({
  path: '/person-export',
  method: 'post',
  handler: async (req) => {
    const person = await personIn(req);
    const found = await exportPerson({ setup, person });
    log.info({ staff: staffOf(req)?.id }, 'personal data exported');
    const archive = personArchive(found);
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="person.zip"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});

/** POST /api/globals/lead-handling/person-erase with `{ email }`: deletes what that export holds, for good. Admins only. */
export const eraseEndpoint = (setup: PersonSetup): Endpoint => ({
  path: '/person-erase',
  method: 'post',
  handler: async (req) => {
    const person = await personIn(req);
    const erasure = await erasePerson({ setup, person });
    log.info({ staff: staffOf(req)?.id, deleted: erasure.deleted }, 'personal data deleted');
    return Response.json(erasure, { headers: { 'Cache-Control': 'no-store' } });
  },
});

async function personIn(req: PayloadRequest): Promise<Person> {
  const staff = staffOf(req);
  if (!staff) throw new APIError('Sign in to handle personal data.', 401);
  if (staff.role !== 'admin') throw new APIError('Only admins can export or delete personal data.', 403);
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
    throw new APIError('This request did not come from the admin of this website.', 403);
  }
  const sent = ((await req.json?.().catch(() => undefined)) ?? {}) as { email?: unknown };
  // Addresses are stored in lowercase.
  const email = typeof sent.email === 'string' ? sent.email.trim().toLowerCase() : '';
  if (!/^\S+@\S+$/.test(email)) throw new APIError('Enter a full email address.', 400);
  return { payload: req.payload, email, dataDir: env().dataDir };
}
