import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';

/** Refuses a reusable section that would contain itself, directly or through another one. */
export const refuseCircularSection: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const own = originalDoc?.id;
  if (req.payloadAPI !== 'REST' || typeof own !== 'number' || !data.design) return data;
  const seen = new Map<number, string>();
  let wanted = sectionsIn(data.design);
  while (wanted.length > 0) {
    if (wanted.includes(own)) {
      const through = [...seen.values()].at(-1);
      throw new APIError(
        `A reusable section can’t contain itself${through ? `, directly or through “${through}”` : ''}. Remove that block and save again.`,
        422,
        null,
        true,
      );
    }
    const found = await stored({ req, ids: wanted });
    for (const { id, name } of found) seen.set(id, name);
    wanted = [...new Set(found.flatMap(({ design }) => sectionsIn(design)))].filter((id) => !seen.has(id));
  }
  return data;
};

async function stored({ req, ids }: { req: PayloadRequest; ids: number[] }) {
  const { docs } = await req.payload.find({
    collection: 'sections',
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
}

/** The reusable sections anywhere in a design. */
function sectionsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, props } = value as { type?: unknown; props?: { section?: unknown } };
  const own = type === 'synced-section' && Array.isArray(props?.section) ? props.section : [];
  return [
    ...own.filter((id): id is number => Number.isSafeInteger(id)),
    ...Object.values(value).flatMap(sectionsIn),
  ];
}
