import type { FieldHook, Payload, PayloadRequest } from 'payload';
import { checkPagePath, copiedPath, normalisePagePath } from './page-path.ts';

/** True, or the sentence that says why a page cannot have this address. */
export async function checkAddress(
  value: unknown,
  { id, req, data }: { id?: number | string; req: Pick<PayloadRequest, 'payload'>; data?: unknown },
): Promise<true | string> {
  // Saving it makes one of the title.
  if (!value && titleOf(data)) return true;
  if (!value) return 'Enter the page’s slug, such as /about.';
  const allowed = checkPagePath(value);
  if (allowed !== true) return allowed;
  const there = await pageAt({ payload: req.payload, path: normalisePagePath(value), except: id });
  return there ? `The page “${there.title}” already uses this slug. Choose another one.` : true;
}

/** A `beforeValidate` hook: the address as it is stored, made of the title where staff left it empty. */
export const addressOrTitle: FieldHook = async ({ value, data, req }) => {
  if (value) return normalisePagePath(value);
  const title = titleOf(data);
  return title ? freePath({ req, value: title.replaceAll('/', ' ') }) : value;
};

const titleOf = (data: unknown): string =>
  String((data as { title?: unknown } | undefined)?.title ?? '').trim();

/** A `beforeDuplicate` hook: the first address for a copy that no page has. */
export const freeCopiedPath: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string' || !value) return value;
  for (let count = 1; ; count += 1) {
    const path = copiedPath({ path: value, count });
    if (!(await pageAt({ payload: req.payload, path }))) return path;
  }
};

/** So many pages of one name are nobody's. */
const MAX_COPIES = 100;

/**
 * An address for an imported page: the one it had, or the first like it that is free. The one it had, too, where none is:
 * saving it then says what is wrong.
 */
export async function freePath({
  req,
  value,
}: {
  req: Pick<PayloadRequest, 'payload'>;
  value: unknown;
}): Promise<string> {
  const path = typeof value === 'string' && value ? normalisePagePath(value) : '/imported-page';
  const copies = Array.from({ length: MAX_COPIES }, (_, index) => copiedPath({ path, count: index + 1 }));
  for (const each of [path, ...copies]) if ((await checkAddress(each, { req })) === true) return each;
  return path;
}

/** The page at an address, published or not yet. */
async function pageAt({
  payload,
  path,
  except,
}: {
  payload: Payload;
  path: string;
  except?: number | string;
}): Promise<{ title: string } | undefined> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: path }, ...(except === undefined ? {} : { id: { not_equals: except } }) },
    limit: 1,
    depth: 0,
    pagination: false,
    select: { title: true },
  });
  return docs[0];
}
