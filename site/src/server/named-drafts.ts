import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload';
import { staffOf } from './access.ts';
import { isBlank } from './publish-check.ts';

/** Collections with drafts that staff make by hand. Listings are found by their address, templates by their kind. */
const NAMED: readonly string[] = ['pages', 'posts', 'popups', 'sections', 'agents', 'offices'];

/** The same collection, in which the admin keeps no draft without a name: lists show such drafts as a dash. */
export function withNamedDrafts(collection: CollectionConfig): CollectionConfig {
  const name = collection.admin?.useAsTitle;
  if (!name || !NAMED.includes(collection.slug)) return collection;
  const refuseNameless: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
    if (req.payloadAPI !== 'REST' || !staffOf(req)) return data;
    if (!isBlank(data && name in data ? data[name] : originalDoc?.[name])) return data;
    const message = `Enter the ${name} first, so that you find the draft again.`;
    throw new ValidationError({ collection: collection.slug, req, errors: [{ path: name, message }] }, req.t);
  };
  const { beforeValidate = [] } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: { ...collection.hooks, beforeValidate: [refuseNameless, ...beforeValidate] },
  };
}
