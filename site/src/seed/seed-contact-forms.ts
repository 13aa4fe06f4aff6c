import type { Payload } from 'payload';
import { STARTERS } from '#site/features/contact-forms/collection/starters.ts';

/** The contact form of the demonstration. One that is there already stays as it is. */
export async function seedContactForms({ payload }: { payload: Payload }): Promise<void> {
  const { slug } = STARTERS.contact;
  const { totalDocs } = await payload.count({
    collection: 'contact-forms',
    where: { slug: { equals: slug } },
  });
  if (totalDocs > 0) return;
  await payload.create({
    collection: 'contact-forms',
    data: { ...STARTERS.contact, _status: 'published' } as never,
  });
}
