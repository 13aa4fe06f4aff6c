import type { PayloadRequest } from 'payload';

/** The id of a relationship, populated or not; undefined where there is none. */
export function relatedId(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return id === null || id === undefined || id === '' ? undefined : Number(id);
}

/** The current title of a listing; '' where it was deleted. */
export async function titleOfListing(req: PayloadRequest, id: number | undefined): Promise<string> {
  if (id === undefined) return '';
  const found = await req.payload.findByID({
    collection: 'listings',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return found?.title ?? '';
}

/** The current name of a person or an office; '' where it was deleted. */
export async function nameOf({
  req,
  collection,
  id,
}: {
  req: PayloadRequest;
  collection: 'users' | 'agents' | 'offices';
  id: number | undefined;
}): Promise<string> {
  return (await personOf({ req, collection, id }))?.name ?? '';
}

/** Name and email address of a person or an office, without access rules: for the log and for messages. */
export async function personOf({
  req,
  collection,
  id,
}: {
  req: PayloadRequest;
  collection: 'users' | 'agents' | 'offices';
  id: number | undefined;
}): Promise<{ name: string; email: string } | undefined> {
  if (id === undefined) return undefined;
  const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
  return found ? { name: found.name ?? '', email: found.email ?? '' } : undefined;
}

/** The member of staff behind a request, by name. */
export const staffName = (req: { user?: unknown }): string => {
  const name = (req.user as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && name ? name : 'A staff member';
};
