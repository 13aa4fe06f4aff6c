import { defineBlock, type ViewInput } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Slides } from '#site/block-kit/slides/slides.tsx';
import { SLIDES_DEFAULTS, slidesFields } from '#site/block-kit/slides/slides-fields.ts';
import { NoPicture, Picture } from '#site/ui/picture.tsx';
import { ArrowLink } from '#site/ui/section.tsx';

const fields = {
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “Our services”.',
    maxLength: 80,
  },
  slides: {
    kind: 'list',
    label: 'Slides',
    itemLabel: 'title',
    max: 30,
    of: {
      image: { kind: 'media', label: 'Image' },
      title: { kind: 'text', label: 'Title', maxLength: 120 },
      text: { kind: 'textarea', label: 'Text', maxLength: 600 },
      link: { kind: 'link', label: 'Link' },
      linkLabel: { kind: 'text', label: 'Link text', maxLength: 60 },
    },
  },
  ...slidesFields,
} as const satisfies BlockFields;

export type CarouselProps = PropsOf<typeof fields>;

/** Cards with a picture, text and a link, in a row that moves. */
export const carousel = defineBlock<typeof fields>({
  name: 'carousel',
  label: 'Carousel',
  category: 'content',
  keywords: 'slider slides scroll sideways',
  icon: 'image',
  fields,
  defaults: {
    label: 'What we do',
    slides: [
      { title: 'Selling', text: 'A price you can rely on, and a campaign that fits.' },
      { title: 'Buying', text: 'Homes before they are advertised, for those who told us what they want.' },
      { title: 'Renting', text: 'Inspections that suit you and repairs that get done.' },
      { title: 'Managing', text: 'One person who knows your property and answers the phone.' },
    ].map((slide) => ({ ...slide, image: null, link: null, linkLabel: '' })),
    ...SLIDES_DEFAULTS,
  },
  View: ({ props, picture, editing }) =>
    props.slides.length === 0 ? (
      <EditorNote editing={editing}>Add a slide.</EditorNote>
    ) : (
      <Slides
        label={props.label}
        settings={props}
        editing={editing}
        slides={props.slides.map((slide, index) => ({
          // Slides have no names of their own, and their order is what they are.
          key: String(index),
          content: (
            <Card
              slide={slide}
              picture={picture}
              pictured={props.slides.some(({ image }) => picture(image) !== null)}
            />
          ),
        }))}
      />
    ),
});

function Card({
  slide,
  picture,
  pictured,
}: {
  slide: CarouselProps['slides'][number];
  picture: ViewInput<unknown, unknown>['picture'];
  /** Others beside it have pictures. */
  pictured: boolean;
}) {
  const image = picture(slide.image);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-paper text-ink">
      {pictured &&
        (image ? (
          <Picture
            image={image}
            ratio="3/2"
            sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw"
          />
        ) : (
          <NoPicture ratio="3/2" />
        ))}
      <div className="flex grow flex-col gap-3 p-6 wrap-anywhere">
        {slide.title && <h3 className="text-xl">{slide.title}</h3>}
        {slide.text && <p className="whitespace-pre-line text-muted">{slide.text}</p>}
        {slide.link && (
          <p className="mt-auto">
            <ArrowLink href={slide.link.href}>{slide.linkLabel || slide.title || 'Read more'}</ArrowLink>
          </p>
        )}
      </div>
    </div>
  );
}
