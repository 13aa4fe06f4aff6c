import type { Payload } from 'payload';
import { alivePaths } from './alive-paths.ts';

/** An address at which something was published until staff deleted it. `id`: of its entry under Addresses not found. */
export type DeletedAddress = { id: number; path: string; title: string };

/** Addresses of deleted pages, news, agents and offices that open nothing and redirect nowhere yet, the newest first. */
export async function loadDeletedAddresses(payload: Payload): Promise<DeletedAddress[]> {
  const { docs } = await payload.find({
    collection: 'missing-addresses',
    where: { deletedTitle: { exists: true } },
    sort: '-lastSeenAt',
    depth: 0,
    limit: MOST,
  });
  // A page of the website’s own, a new record or a redirect may be there.
  const alive = await alivePaths({ payload, paths: docs.map(({ path }) => path) });
  return docs.flatMap(({ id, path, deletedTitle }) =>
    alive.has(path) ? [] : [{ id: Number(id), path, title: String(deletedTitle) }],
  );
}

/** More are never looked through. */
const MOST = 20;
