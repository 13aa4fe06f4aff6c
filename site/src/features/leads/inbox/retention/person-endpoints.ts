import { Readable } from 'node:stream';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { writeAuditEntry } from '#site/features/settings/audit-log/audit-log.ts';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { personArchive } from './person-archive.ts';
import { reachOfContact } from './person-contact.ts';
import { erasePerson, exportPerson, type PersonSetup } from './person-data.ts';
import type { Erasure, Person, PersonFile } from './person-parts.ts';

/**
 * POST /api/globals/lead-handling/person-export with `{ email }`, or `{ contact }` for all addresses of one: everything stored about the person with this address,
 * as a zip file of JSON and files. Admins only. A POST, so that no log has the address.
 */
export const personExportEndpoint = (setup: PersonSetup): Endpoint => ({
  path: '/person-export',
  method: 'post',
  handler: async (req) => {
    const people = await peopleIn(req);
    const found = await Promise.all(people.map((person) => exportPerson({ setup, person })));
    log.info({ staff: staffOf(req)?.id }, 'personal data exported');
    await noteDone({ req, done: 'Exported' });
    const [first] = found;
    const archive = personArchive({
      data: found.length === 1 ? first?.data : { people: found.map(({ data }) => data) },
      files: distinct(found.flatMap(({ files }) => files)),
    });
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="person.zip"',
        ...NO_STORE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});

/** POST /api/globals/lead-handling/person-erase with `{ email }` or `{ contact }`: deletes what that export holds, for good. Admins only. */
export const eraseEndpoint = (setup: PersonSetup): Endpoint => ({
  path: '/person-erase',
  method: 'post',
  handler: async (req) => {
    const erasures: Erasure[] = [];
    for (const person of await peopleIn(req)) erasures.push(await erasePerson({ setup, person }));
    const erasure: Erasure = {
      deleted: erasures.flatMap(({ deleted }) => deleted),
      stays: [...new Set(erasures.flatMap(({ stays }) => stays))],
    };
    log.info({ staff: staffOf(req)?.id, deleted: erasure.deleted }, 'personal data deleted');
    await noteDone({ req, done: 'Deleted' });
    return Response.json(erasure, { headers: NO_STORE });
  },
});

/** In the audit log, without saying about whom. */
const noteDone = ({ req, done }: { req: PayloadRequest; done: string }): Promise<void> =>
  writeAuditEntry({
    req,
    place: 'Personal data',
    record: '',
    title: '',
    changes: [{ field: 'person', label: done }],
  });

/** The person with an address, or a contact by each of its addresses. */
async function peopleIn(req: PayloadRequest): Promise<Person[]> {
  const staff = staffOf(req);
  if (!staff) throw new APIError('Sign in to handle personal data.', 401);
  if (staff.role !== 'admin') throw new APIError('Only admins can export or delete personal data.', 403);
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL })) {
    throw new APIError('This request did not come from the admin of this website.', 403);
  }
  const sent = ((await req.json?.().catch(() => undefined)) ?? {}) as {
    email?: unknown;
    contact?: unknown;
  };
  const common = { payload: req.payload, dataDir: env().dataDir };
  if (typeof sent.contact === 'number') {
    const { emails, leads } = await reachOfContact({ payload: req.payload, id: sent.contact });
    if (emails.length + leads.length === 0) throw new APIError('This contact doesn’t exist.', 404);
    return (emails.length > 0 ? emails : ['']).map((email, index) => ({
      ...common,
      email,
      leads: index === 0 ? leads : [],
    }));
  }
  // Addresses are stored in lowercase.
  const email = typeof sent.email === 'string' ? sent.email.trim().toLowerCase() : '';
  if (!/^\S+@\S+$/.test(email)) throw new APIError('Enter a full email address.', 400);
  return [{ ...common, email }];
}

/** A message that names two addresses is one file. */
const distinct = (files: readonly PersonFile[]): PersonFile[] => [
  ...new Map(files.map((file) => [file.name, file])).values(),
];
