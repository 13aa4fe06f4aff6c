import { describe, expect, it } from 'vitest';
import type { Reference } from '#site/features/pages/page-files/page-file.ts';
import { blocks } from '../registry.ts';
import { mapReferences } from './map-references.ts';

const design = (...content: object[]) => ({ content, root: { props: {} } });
const mapped = ({
  stored,
  map = () => undefined,
}: {
  stored: object;
  map?: (reference: Reference) => number | undefined;
}) => {
  const seen: string[] = [];
  const { content } = mapReferences({
    stored,
    map(reference) {
      seen.push(`${reference.to}/${reference.id}`);
      return map(reference);
    },
  });
  return { seen, props: content[0]?.props };
};

describe('what blocks name by an id', () => {
  it('is found in lists, and in blocks within blocks', () => {
    const slider = { type: 'image-slider', props: { id: 'c', images: [{ image: { id: 3 } }] } };
    const gallery = { type: 'gallery', props: { id: 'g', images: [{ image: { id: 5 } }] } };
    const section = { type: 'section', props: { id: 's', content: [gallery, slider] } };
    const { seen } = mapped({ stored: design(section) });
    expect(seen).toEqual(expect.arrayContaining(['media/3', 'media/5']));
  });

  it('is replaced, keeping what else a picture says; what has nothing in its place is left out', () => {
    const image = { type: 'image', props: { id: 'i', picture: { id: 3, alt: 'A house' } } };
    expect(mapped({ stored: design(image), map: ({ id }) => id + 100 }).props?.picture).toEqual({
      id: 103,
      alt: 'A house',
    });
    expect(mapped({ stored: design(image) }).props?.picture).toBeNull();
    const form = { type: 'contact-form', props: { id: 'f', form: [7] } };
    expect(mapped({ stored: design(form) })).toMatchObject({
      seen: ['contact-forms/7'],
      props: { form: [] },
    });
  });

  it('changes nothing else', () => {
    for (const { name, defaults } of blocks.values()) {
      const stored = design({ type: name, props: { ...defaults, id: 'b' } });
      const once = mapReferences({ stored, map: ({ id }) => id });
      expect(mapReferences({ stored: once, map: ({ id }) => id }), name).toEqual(once);
    }
  });

  it('of a block that this version does not know stays as it is', () => {
    const props = { id: 'x', picture: { id: 3 } };
    expect(mapped({ stored: design({ type: 'from-tomorrow', props }) })).toEqual({ seen: [], props });
  });
});
