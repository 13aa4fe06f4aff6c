import type { MouseEvent } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { largestSource } from '#site/ui/largest-source.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { PublicImage } from '../public/public-listing.ts';

type Props = { images: PublicImage[]; plans: PublicImage[] };

/** Pictures beside the first that a wide screen shows large. */
const TILES = 2;
const LEAD_SIZES = '(min-width: 80rem) 50rem, (min-width: 48rem) 66vw, 100vw';
const TILE_SIZES = '(min-width: 80rem) 25rem, 33vw';

/**
 * The pictures of a listing: a large one, two beside it on wide screens, the others as a strip. A press opens them all,
 * floor plans last, in a lightbox; without JavaScript each is a link to the picture itself.
 */
function Gallery({ images, plans }: Props) {
  const all = [...images, ...plans];
  const open = (index: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { openLightbox } = await import('#site/ui/lightbox.client.ts');
    openLightbox({ slides: slidesOf(all), index });
  };
  const [lead, ...rest] = images;
  if (!lead) return null;
  const tiles = rest.slice(0, rest.length >= TILES ? TILES : 0);
  return (
    <>
      <div className={`relative grid gap-2 ${tiles.length ? 'md:grid-cols-3' : ''}`}>
        <a
          href={largestSource(lead)}
          onClick={open(0)}
          className="block overflow-hidden md:col-span-2 md:row-span-2 md:rounded-lg"
        >
          <Picture
            image={lead}
            priority
            ratio={tiles.length ? '3/2' : '16/9'}
            sizes={tiles.length ? LEAD_SIZES : '(min-width: 80rem) 75rem, 100vw'}
            className={tiles.length ? 'h-full' : 'md:max-h-[36rem]'}
          />
        </a>
        {tiles.map((image, index) => (
          <a
            key={image.src}
            href={largestSource(image)}
            onClick={open(index + 1)}
            className="block min-h-0 overflow-hidden rounded-lg max-md:hidden"
          >
            <Picture image={image} ratio="fill" sizes={TILE_SIZES} />
          </a>
        ))}
        <Buttons images={images} plans={plans} open={open} />
      </div>
      <Strip images={images} tiles={tiles.length} open={open} />
    </>
  );
}

/** The words under each: `3 of 14 · 12 Example Street, Newtown NSW 2042` or, for a plan, `Floor plan · …`. */
function slidesOf(images: PublicImage[]) {
  return images.map((image, index) => {
    const [, what = '', place = ''] = /^(Picture|Floor plan) \d+ of (.*)$/.exec(image.alt) ?? [];
    const words = [`${index + 1} of ${images.length}`, what === 'Floor plan' ? what : '', place];
    return { ...image, src: largestSource(image), caption: words.filter(Boolean).join(' · ') };
  });
}

type Open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-sm bg-paper/95 px-4 text-sm font-semibold text-ink no-underline shadow-card hover:bg-sand';

function Buttons({ images, plans, open }: Props & { open: Open }) {
  const [first] = images;
  const [plan] = plans;
  if (images.length < 2 && !plan) return null;
  return (
    <div className="absolute right-4 bottom-4 flex gap-2">
      {first && images.length > 1 && (
        <a href={largestSource(first)} onClick={open(0)} className={chip}>
          <Icon name="image" />
          {images.length} pictures
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

function Strip({ images, tiles, open }: { images: PublicImage[]; tiles: number; open: Open }) {
  if (images.length < 2) return null;
  const hidden = images.length - 1 <= tiles ? 'md:hidden' : '';
  return (
    <ul className={`mt-2 flex snap-x gap-2 overflow-x-auto pb-2 max-md:scroll-px-5 max-md:px-5 ${hidden}`}>
      {images.slice(1).map((image, index) => (
        <li key={image.src} className={`w-28 shrink-0 snap-start ${index < tiles ? 'md:hidden' : ''}`}>
          <a
            href={largestSource(image)}
            onClick={open(index + 1)}
            className="block overflow-hidden rounded-sm"
          >
            <Picture image={image} ratio="4/3" sizes="7rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const ListingGallery = island({ name: 'listing-gallery', component: Gallery, when: 'interaction' });
