import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Slides } from '#site/block-kit/slides/slides.tsx';
import { SLIDES_DEFAULTS, slidesFields } from '#site/block-kit/slides/slides-fields.ts';
import { Picture } from '#site/ui/picture.tsx';

/** How long each picture stays, and how long a change takes, in ms. */
const INTERVAL = 5000;
const CHANGE = 600;

const fields = {
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “Our office”.',
    maxLength: 80,
  },
  images: {
    kind: 'list',
    label: 'Images',
    itemLabel: 'caption',
    max: 30,
    of: {
      image: { kind: 'media', label: 'Image' },
      caption: { kind: 'text', label: 'Caption', maxLength: 200 },
      link: { kind: 'link', label: 'Link' },
    },
  },
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    options: [
      { value: '16/9', label: 'Wide, 16:9' },
      { value: '3/2', label: 'Photo, 3:2' },
      { value: '1/1', label: 'Square, 1:1' },
    ],
    tab: 'style',
  },
  ...slidesFields,
} as const satisfies BlockFields;

export type ImageSliderProps = PropsOf<typeof fields>;

/** One picture after the other. Shows nothing until a picture is chosen. */
export const imageSlider = defineBlock<typeof fields>({
  name: 'image-slider',
  label: 'Image slider',
  category: 'content',
  keywords: 'photos pictures slideshow carousel banner',
  icon: 'image',
  fields,
  defaults: {
    label: 'Images',
    images: [],
    ratio: '16/9',
    ...SLIDES_DEFAULTS,
    shown: { base: 1 },
    gap: 0,
    autoplay: true,
    interval: INTERVAL,
    speed: CHANGE,
  },
  View: ({ props, picture, editing }) => {
    const slides = props.images.flatMap(({ image, caption, link }, index) => {
      const found = picture(image);
      return found ? [{ key: String(index), image: found, caption, link }] : [];
    });
    if (slides.length === 0) return <EditorNote editing={editing}>Choose images to show.</EditorNote>;
    const captioned = slides.some(({ caption }) => caption);
    return (
      <Slides
        label={props.label}
        settings={props}
        editing={editing}
        overlaid={!captioned}
        slides={slides.map(({ key, image, caption, link }) => ({
          key,
          content: (
            <figure>
              <BlockLink
                link={link}
                className="block overflow-hidden rounded-lg"
                label={image.alt || caption}
              >
                <Picture image={image} ratio={props.ratio} sizes="100vw" />
              </BlockLink>
              {caption && (
                <figcaption className="mt-3 text-sm wrap-anywhere opacity-85">{caption}</figcaption>
              )}
            </figure>
          ),
        }))}
      />
    );
  },
});
