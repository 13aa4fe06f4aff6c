import type { MouseEvent } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { largestSource } from '#site/ui/largest-source.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { PublicImage } from '../public/public-listing.ts';
import { LISTING_PICTURE } from './listing-picture.ts';

type Props = { images: PublicImage[]; plans: PublicImage[] };

/** Pictures beside the first that a wide screen shows. */
const TILES = 2;
const LEAD_SIZES = '(min-width: 80rem) 50rem, (min-width: 48rem) 66vw, 100vw';
const TILE_SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 33vw, 100vw';

/**
 * The pictures of a listing. On phones they stand in a row to swipe through; wide screens show the first large with two
 * beside it, as tall as leaves room for address and price below. Each opens all of them in a lightbox, floor plans
 * last; without JavaScript it is a link to the picture itself.
 */
function Gallery({ images, plans }: Props) {
  const open = (index: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { openLightbox } = await import('#site/ui/lightbox.client.ts');
    openLightbox({ slides: slidesOf({ images, plans }), index });
  };
  const tiles = images.length > TILES ? TILES : 0;
  const tall = 'md:h-[clamp(18rem,calc(100svh-30rem),33rem)]';
  return (
    <div className="relative">
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] ${
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
                className={tiles ? 'md:aspect-auto md:h-full' : `md:aspect-auto ${tall}`}
              />
              {images.length > 1 && <Count at={index + 1} of={images.length} />}
            </a>
          </li>
        ))}
      </ul>
      <Buttons images={images} plans={plans} open={open} />
    </div>
  );
}

/** Where a picture stands in the row of phones and in the grid of wide screens, which leaves out those behind the tiles. */
function placeOf({ index, tiles }: { index: number; tiles: number }): string {
  const inRow = 'w-full shrink-0 snap-center';
  if (index === 0) return `${inRow} ${tiles ? 'md:col-span-2 md:row-span-2 md:w-auto' : ''}`;
  return `${inRow} ${index <= tiles ? 'min-h-0 md:w-auto' : 'md:hidden'}`;
}

/** Which picture of how many this is, while they are swiped through. */
function Count({ at, of }: { at: number; of: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-3 right-3 rounded-sm bg-ink/75 px-2 py-0.5 text-xs font-semibold text-paper md:hidden"
    >
      {`${at} / ${of}`}
    </span>
  );
}

/** The caption of each: `3 of 14 · 12 Example Street, Newtown NSW 2042` or, for a plan, `Floor plan · …`. */
function slidesOf({ images, plans }: Props) {
  const captions = [
    ...images.map((_, index) => `${index + 1} of ${images.length}`),
    ...plans.map(() => 'Floor plan'),
  ];
  return [...images, ...plans].map((image, index) => {
    const [, place] = /^(?:Picture|Floor plan) \d+ of (.*)$/.exec(image.alt) ?? [];
    return {
      ...image,
      src: largestSource(image),
      caption: [captions[index], place].filter(Boolean).join(' · '),
    };
  });
}

type Open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-sm bg-paper/95 px-4 text-sm font-semibold text-ink no-underline shadow-card hover:bg-sand';

function Buttons({ images, plans, open }: Props & { open: Open }) {
  const [first] = images;
  const [plan] = plans;
  const total = images.length + plans.length;
  if (total < 2) return null;
  return (
    <div className="absolute right-3 bottom-3 flex gap-2 md:right-4 md:bottom-4">
      {first && images.length > 1 && (
        <a href={largestSource(first)} onClick={open(0)} className={`${chip} max-md:hidden`}>
          <Icon name="image" />
          {images.length} photos
        </a>
      )}
      {plan && (
        <a href={largestSource(plan)} onClick={open(images.length)} className={chip}>
          <Icon name="plan" />
          Floor plan
        </a>
      )}
    </div>
  );
}

export const ListingGallery = island({ name: 'listing-gallery', component: Gallery, when: 'interaction' });
