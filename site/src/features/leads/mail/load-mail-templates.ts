import type { Payload } from 'payload';
import { onPurge } from '#site/server/purge.ts';
import { MAIL_TEMPLATES, MAIL_TEMPLATES_TAG } from '../mail-templates.ts';
import type { MailTemplates } from './mail-texts.ts';

let kept = new WeakMap<Payload, Promise<MailTemplates>>();
onPurge((tags) => {
  if (tags.includes(MAIL_TEMPLATES_TAG)) kept = new WeakMap();
});

/** The e-mail texts that staff wrote; kept in this process until they change. */
export function loadMailTemplates(payload: Payload): Promise<MailTemplates> {
  const found = kept.get(payload);
  if (found) return found;
  const loading = payload
    .findGlobal({ slug: MAIL_TEMPLATES, depth: 0 })
    .then(({ texts }) => (texts ?? {}) as MailTemplates);
  kept.set(payload, loading);
  // A failure is not kept: the next message tries again.
  loading.catch(() => kept.delete(payload));
  return loading;
}
