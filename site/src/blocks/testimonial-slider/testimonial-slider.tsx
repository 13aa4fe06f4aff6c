import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Quote } from '#site/block-kit/slides/quote.tsx';
import { Slides } from '#site/block-kit/slides/slides.tsx';
import { SLIDES_DEFAULTS, slidesFields } from '#site/block-kit/slides/slides-fields.ts';
import { Picture } from '#site/ui/picture.tsx';

const fields = {
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “What clients say”.',
    maxLength: 80,
  },
  testimonials: {
    kind: 'list',
    label: 'Testimonials',
    itemLabel: 'author',
    max: 30,
    of: {
      quote: { kind: 'textarea', label: 'Quote', maxLength: 1200 },
      author: { kind: 'text', label: 'Author', maxLength: 80 },
      about: {
        kind: 'text',
        label: 'Author details',
        help: 'For example, “Sold in Newtown, 2026”.',
        maxLength: 120,
      },
      image: { kind: 'media', label: 'Image' },
    },
  },
  ...slidesFields,
} as const satisfies BlockFields;

export type TestimonialSliderProps = PropsOf<typeof fields>;

/** What clients say, one after the other. Shows nothing until somebody said something. */
export const testimonialSlider = defineBlock<typeof fields>({
  name: 'testimonial-slider',
  label: 'Testimonial slider',
  category: 'content',
  keywords: 'reviews quotes feedback clients carousel',
  icon: 'heart',
  fields,
  defaults: {
    label: 'What clients say',
    testimonials: [],
    ...SLIDES_DEFAULTS,
    shown: { base: 2, tablet: 1 },
  },
  View: ({ props, picture, editing }) => {
    const said = props.testimonials.filter(({ quote }) => quote.trim());
    if (said.length === 0) return <EditorNote editing={editing}>Add a testimonial.</EditorNote>;
    return (
      <Slides
        label={props.label}
        settings={props}
        editing={editing}
        slides={said.map(({ quote, author, about, image }, index) => {
          const portrait = picture(image);
          return {
            key: String(index),
            content: (
              <Quote
                text={quote}
                author={author}
                about={about}
                portrait={
                  portrait && <Picture image={portrait} ratio="1/1" sizes="3.5rem" className="rounded-full" />
                }
              />
            ),
          };
        })}
      />
    );
  },
});
