import type { Payload } from 'payload';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import type { ContactForm } from './contact-form.ts';
import { readContactForm } from './read-contact-form.ts';
import type { StoredForm } from './stored-form.ts';

/** Purged when a contact form changes; pages that show one have this cache tag. */
export const CONTACT_FORMS_TAG = 'contact-forms';

/** The published contact forms by id, cached until one changes. */
export const loadContactForms = keepUntilPurged({ tags: [CONTACT_FORMS_TAG], read: readForms });

/** The published form with this slug. */
export async function findContactForm({
  payload,
  slug,
}: {
  payload: Payload;
  slug: string;
}): Promise<ContactForm | undefined> {
  const forms = await loadContactForms(payload);
  return [...forms.values()].find((form) => form.slug === slug);
}

/** The latest version of a form, published or not. */
export async function loadDraft({
  payload,
  id,
}: {
  payload: Payload;
  id: number;
}): Promise<ContactForm | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const doc = await payload.findByID({
    collection: 'contact-forms',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  return doc ? readContactForm(doc as StoredForm) : undefined;
}

async function readForms(payload: Payload): Promise<ReadonlyMap<number, ContactForm>> {
  const { docs } = await payload.find({
    collection: 'contact-forms',
    where: { _status: { equals: 'published' } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map((doc) => [doc.id, readContactForm(doc as StoredForm)]));
}
