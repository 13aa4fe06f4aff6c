import type { Payload } from 'payload';
import { slug } from '#site/server/slug.ts';

/** The first slug like this one that no form has. */
export async function freeSlug({ payload, wanted }: { payload: Payload; wanted: string }): Promise<string> {
  const plain = slug(wanted).slice(0, 70) || 'form';
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? plain : `${plain}-${number}`;
    const { totalDocs } = await payload.count({
      collection: 'contact-forms',
      where: { slug: { equals: tried } },
    });
    if (totalDocs === 0) return tried;
  }
}
