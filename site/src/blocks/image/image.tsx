import type { ReactNode } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { deviceVars } from '#site/block-kit/parts/device-vars.ts';
import { alignField, alignVars, TEXT_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { largestSource } from '#site/ui/largest-source.ts';
import { NoPicture, Picture, type PictureImage } from '#site/ui/picture.tsx';

const fields = {
  picture: { kind: 'media', label: 'Image' },
  caption: { kind: 'text', label: 'Caption', maxLength: 300 },
  press: {
    kind: 'select',
    label: 'Click action',
    options: [
      { value: 'nothing', label: 'None' },
      { value: 'large', label: 'Open in lightbox' },
      { value: 'link', label: 'Open a link' },
    ],
  },
  link: { kind: 'link', label: 'Link', shownWhen: { field: 'press', is: ['link'] } },
  gallery: {
    kind: 'text',
    label: 'Gallery',
    help: 'Images with the same gallery name open as one slideshow.',
    maxLength: 40,
    shownWhen: { field: 'press', is: ['large'] },
  },
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    tab: 'style',
    options: [
      { value: 'natural', label: 'Original' },
      { value: '3/2', label: '3 : 2' },
      { value: '4/3', label: '4 : 3' },
      { value: '16/9', label: '16 : 9' },
      { value: '1/1', label: 'Square, 1:1' },
      { value: '4/5', label: 'Portrait, 4:5' },
    ],
  },
  width: {
    kind: 'number',
    label: 'Width',
    tab: 'style',
    perDevice: true,
    min: 10,
    max: 100,
    step: 5,
    unit: '%',
  },
  align: alignField,
  corners: {
    kind: 'select',
    label: 'Corners',
    tab: 'style',
    options: [
      { value: 'square', label: 'Square' },
      { value: 'soft', label: 'Rounded' },
      { value: 'round', label: 'Circle' },
    ],
  },
  first: {
    kind: 'toggle',
    label: 'Load immediately',
    help: 'For the main image at the top of a page. Other images load as visitors scroll.',
    tab: 'advanced',
  },
} as const satisfies BlockFields;

export type ImageProps = PropsOf<typeof fields>;

const corners: Record<ImageProps['corners'], string> = {
  square: '',
  soft: 'rounded-lg',
  round: 'rounded-full',
};

/** A picture, with a caption below; it may be a link or open large over the page. */
export const image = defineBlock<typeof fields>({
  name: 'image',
  label: 'Image',
  category: 'basic',
  keywords: 'photo picture',
  icon: 'image',
  fields,
  defaults: {
    picture: null,
    caption: '',
    press: 'nothing',
    link: null,
    gallery: '',
    ratio: 'natural',
    width: { base: 100 },
    align: { base: 'start' },
    corners: 'soft',
    first: false,
  },
  View: ({ id, props, picture, editing }) => {
    const found = picture(props.picture);
    if (!found && !editing) return null;
    const { ratio, caption, first } = props;
    const shape = `overflow-hidden ${corners[props.corners]}`;
    return (
      <div className={TEXT_ALIGN} style={alignVars(props.align)}>
        <figure
          className="inline-block max-w-full w-(--width-m) align-top md:w-(--width-t) lg:w-(--width)"
          style={deviceVars({ name: 'width', value: props.width, css: (percent) => `${percent}%` })}
        >
          {found ? (
            <Pressed id={id} props={props} image={found} className={`block ${shape}`}>
              <Picture image={found} ratio={ratio} sizes={sizesOf(props.width)} priority={first} />
            </Pressed>
          ) : (
            <NoPicture ratio={ratio === 'natural' ? '3/2' : ratio} className={shape} />
          )}
          {caption && <figcaption className="mt-2.5 text-sm wrap-anywhere opacity-80">{caption}</figcaption>}
        </figure>
      </div>
    );
  },
});

/** The picture as a click opens it; without JavaScript the large one is a plain link to its file. */
function Pressed({
  id,
  props: { press, link, gallery, caption },
  image,
  className,
  children,
}: {
  id: string;
  props: ImageProps;
  image: PictureImage;
  className: string;
  children: ReactNode;
}) {
  if (press === 'link' && link) {
    return (
      <BlockLink
        link={link}
        label={image.alt ? undefined : caption || 'The page of this picture'}
        className={className}
      >
        {children}
      </BlockLink>
    );
  }
  if (press !== 'large') return <span className={className}>{children}</span>;
  return (
    <a
      href={largestSource(image)}
      className={`${className} cursor-zoom-in`}
      aria-label={image.alt ? undefined : caption || 'Show this picture large'}
      data-behaviour="lightbox"
      data-lightbox="yes"
      data-lightbox-group={gallery || id}
      data-lightbox-caption={caption || undefined}
    >
      {children}
    </a>
  );
}

/** How wide the picture is shown at most, for the browser to choose among its files. */
function sizesOf({ base, tablet = base, mobile = tablet }: ImageProps['width']): string {
  return `(min-width: 80rem) ${Math.round(78 * 0.16 * base)}px, (min-width: 64rem) ${base}vw, (min-width: 48rem) ${tablet}vw, ${mobile}vw`;
}
