import type { MouseEvent } from 'react';
import { listingScriptTexts } from '#site/messages/listing-scripts.ts';
import { Icon, IconFrame } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { largestSource } from '#site/ui/largest-source.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { PublicImage } from '../public/public-listing.ts';
import { type GalleryVideo, VIDEO_IDS } from './gallery-video.ts';
import { LISTING_PICTURE } from './listing-picture.ts';

type Props = {
  images: PublicImage[];
  plans: PublicImage[];
  /** Videos and tours that play in the lightbox, each from its provider once it is asked for. */
  videos: GalleryVideo[];
  /** The address, as it may be shown. */
  place: string;
  /** The enquiry form of the listing, offered beside its pictures. */
  enquiry: { href: string; label: string } | null;
};

/** Pictures beside the first that a wide screen shows. */
const TILES = 2;
const LEAD_SIZES = '(min-width: 80rem) 50rem, (min-width: 48rem) 66vw, 100vw';
const TILE_SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 33vw, 100vw';

/**
 * The pictures of a listing. On phones they stand in a row to swipe through; wide screens show the first large with two
 * beside it, as tall as leaves room for address and price below. Each opens all of them in a lightbox, floor plans and
 * videos last; without JavaScript it is a link to the picture itself.
 */
function Gallery(props: Props) {
  const { images } = props;
  const open = (index: number) => async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { openListingLightbox } = await import('./listing-lightbox.client.ts');
    openListingLightbox({ ...props, index });
  };
  const tiles = images.length > TILES ? TILES : 0;
  const tall = 'md:h-[clamp(18rem,calc(100svh-30rem),33rem)]';
  return (
    <div className="relative">
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] print:block print:h-auto ${
          tiles
            ? `md:grid md:grid-cols-3 md:grid-rows-2 md:gap-2 md:overflow-hidden ${tall}`
            : 'md:overflow-hidden'
        }`}
      >
        {images.map((image, index) => (
          <li key={image.src} className={placeOf({ index, tiles })}>
            <a
              id={index === 0 ? LISTING_PICTURE : undefined}
              href={largestSource(image)}
              onClick={open(index)}
              className={`relative block h-full overflow-hidden md:rounded-lg ${index === 0 ? 'fr-listing-picture' : ''}`}
            >
              <Picture
                image={image}
                priority={index === 0}
                ratio="3/2"
                sizes={index === 0 ? LEAD_SIZES : TILE_SIZES}
                className={`print:aspect-auto print:h-full ${tiles ? 'md:aspect-auto md:h-full' : `md:aspect-auto ${tall}`}`}
              />
              {images.length > 1 && <Count at={index + 1} of={images.length} />}
            </a>
          </li>
        ))}
      </ul>
      <Buttons {...props} open={open} />
    </div>
  );
}

/** Where a picture stands in the row of phones and in the grid of wide screens, which leaves out those behind the tiles. */
function placeOf({ index, tiles }: { index: number; tiles: number }): string {
  const inRow = 'w-full shrink-0 snap-center';
  if (index === 0) return `${inRow} print:h-[66mm] ${tiles ? 'md:col-span-2 md:row-span-2 md:w-auto' : ''}`;
  return `${inRow} print:hidden ${index <= tiles ? 'min-h-0 md:w-auto' : 'md:hidden'}`;
}

/** Which picture of how many this is, while they are swiped through. */
function Count({ at, of }: { at: number; of: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute end-3 top-3 rounded-sm bg-ink/75 px-2 py-0.5 text-xs font-semibold text-paper md:hidden print:hidden"
    >
      {`${at} / ${of}`}
    </span>
  );
}

type Open = (index: number) => (event: MouseEvent) => void;

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-sm bg-paper/95 px-4 text-sm font-semibold text-ink no-underline shadow-card hover:bg-sand';

/** What there is to see, each a way into the lightbox. A video is a link to its section where there is no JavaScript. */
function Buttons({ images, plans, videos, open }: Props & { open: Open }) {
  const [first] = images;
  const [plan] = plans;
  const texts = listingScriptTexts();
  if (images.length + plans.length + videos.length < 2) return null;
  return (
    <div className="absolute end-3 bottom-3 flex flex-wrap justify-end gap-2 md:end-4 md:bottom-4 print:hidden">
      {first && images.length > 1 && (
        <a href={largestSource(first)} onClick={open(0)} className={`${chip} max-md:hidden`}>
          <Icon name="image" />
          {texts.photos(images.length)}
        </a>
      )}
      {plan && (
        <a href={largestSource(plan)} onClick={open(images.length)} className={chip}>
          <Icon name="plan" />
          {texts.floorPlan}
        </a>
      )}
      {videos.map(({ name }, index) => (
        <a
          key={name}
          href={`#${VIDEO_IDS[name]}`}
          onClick={open(images.length + plans.length + index)}
          className={chip}
        >
          <PlayIcon />
          {texts.videos[name]}
        </a>
      ))}
    </div>
  );
}

const PlayIcon = () => (
  <IconFrame>
    <path d="M8 5v14l11-7z" />
  </IconFrame>
);

export const ListingGallery = island({
  name: 'listing-gallery',
  component: Gallery,
  when: 'interaction',
  translated: true,
});
