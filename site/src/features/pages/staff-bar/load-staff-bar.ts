import type { CollectionSlug, PayloadRequest } from 'payload';
import { mayChange } from '#site/server/access.ts';
import { previewPath } from '#site/server/preview-link.ts';
import { timeInSydney } from '#site/server/sydney-day.ts';
import type { StaffBarContent } from '#site/ui/staff-bar/staff-bar.ts';
import { DESIGNED } from '../designed.ts';
import { addressRecords } from './address-records.ts';

type Stored = { id: number; _status?: 'draft' | 'published' | null; updatedAt: string };
type Found = { collection: CollectionSlug; id: number; published: Stored; newest: Stored };
type Asked = { req: PayloadRequest; path: string; template?: number; now: number };

/**
 * What the bar shows to the signed-in member of staff of a request at an address: only what they may do themselves.
 * `template`: the id of the one that the page is made with.
 */
export async function loadStaffBar({ req, path, template, now }: Asked): Promise<StaffBarContent> {
  const found = await recordAt({ req, path });
  const mayEdit = found ? await mayUpdate(req, found) : false;
  const maySeeTemplates = mayChange(req, 'website');
  return {
    state: found ? stateOf(found) : 'Made by the website',
    links: [
      ...(found && mayEdit ? editLinks(req, found) : []),
      ...(found && mayEdit ? draftPreview(found, now) : []),
      ...(template && maySeeTemplates ? await templateLink(req, template) : []),
      { label: 'Admin', href: '/admin' },
    ],
    mayClear: mayEdit || maySeeTemplates,
  };
}

/** The first record at this address that they may read, whether visitors see it or not. */
async function recordAt({ req, path }: Pick<Asked, 'req' | 'path'>): Promise<Found | undefined> {
  for (const { collection, where } of addressRecords(path)) {
    const asked = {
      collection,
      where,
      req,
      overrideAccess: false,
      depth: 0,
      limit: 1,
      pagination: false,
    } as const;
    const [published] = (await req.payload.find(asked)).docs as unknown as Stored[];
    if (!published) continue;
    const { id } = published;
    const newest = (await req.payload.findByID({ collection, id, req, depth: 0, draft: true })) as Stored;
    return { collection, id, published, newest };
  }
  return undefined;
}

async function mayUpdate(req: PayloadRequest, { collection, id }: Found): Promise<boolean> {
  const allowed = await req.payload.collections[collection].config.access.update({ req, id });
  if (typeof allowed === 'boolean') return allowed;
  const where = { and: [{ id: { equals: id } }, allowed] };
  return (await req.payload.count({ collection, where, req })).totalDocs > 0;
}

function stateOf({ published, newest }: Found): string {
  const at = timeInSydney(Date.parse(newest.updatedAt));
  if (!published._status) return `Changed ${at}`;
  if (published._status === 'draft') return `Draft of ${at}, not published`;
  return newest._status === 'draft' ? `Published. Draft of ${at} is not` : `Published ${at}`;
}

const isDesigned = (collection: string): collection is (typeof DESIGNED)[number] =>
  (DESIGNED as readonly string[]).includes(collection);

function editLinks(req: PayloadRequest, { collection, id }: Found): StaffBarContent['links'] {
  const form = `/admin/collections/${collection}/${id}`;
  if (isDesigned(collection))
    return [
      { label: 'Edit', href: `/admin/builder/${collection}/${id}` },
      { label: 'Settings', href: form },
    ];
  const { singular } = req.payload.collections[collection].config.labels;
  return [{ label: `Edit ${String(singular).toLowerCase()}`, href: form }];
}

/** Only where it shows something else than visitors see. */
function draftPreview({ collection, id, newest }: Found, now: number): StaffBarContent['links'] {
  if (!isDesigned(collection) || newest._status !== 'draft') return [];
  return [{ label: 'Preview draft', href: previewPath({ collection, id, now }) }];
}

async function templateLink(req: PayloadRequest, id: number): Promise<StaffBarContent['links']> {
  const { totalDocs } = await req.payload.count({
    ...{ collection: 'templates', where: { id: { equals: id } }, req, overrideAccess: false },
  });
  return totalDocs > 0 ? [{ label: 'Edit template', href: `/admin/builder/templates/${id}` }] : [];
}
