import { listingScriptTexts } from '#site/messages/listing-scripts.ts';
import { openForm } from '#site/ui/form-panel/open-form.client.ts';
import { largestSource } from '#site/ui/largest-source.ts';
import { openLightbox, type Slide } from '#site/ui/lightbox.client.ts';
import type { PublicImage } from '../public/public-listing.ts';
import { coveredVideo } from './covered-video.client.ts';
import { captionsOf } from './gallery-captions.ts';
import type { GalleryVideo } from './gallery-video.ts';

/** Opens a listing's pictures, floor plans and videos, counted in this order, at `index`. */
export function openListingLightbox({
  images,
  plans,
  videos,
  place,
  enquiry,
  index,
}: {
  images: PublicImage[];
  plans: PublicImage[];
  videos: GalleryVideo[];
  place: string;
  enquiry: { href: string; label: string } | null;
  index: number;
}): void {
  const texts = listingScriptTexts();
  const captions = captionsOf({ images, plans, videos, place });
  const pictures = [...images, ...plans];
  const slides: Slide[] = [
    ...pictures.map((image) => ({ ...image, src: largestSource(image), thumb: smallestSource(image) })),
    ...videos.map((video, at) => ({
      // Who chose the video in the page has asked for it; who arrives by the arrows has not.
      player: coveredVideo({ video, place, playing: index === pictures.length + at }),
      thumb: images[0] && smallestSource(images[0]),
    })),
  ].map((slide, at) => ({
    ...slide,
    caption: captions[at] ?? '',
    thumbLabel: texts.show(captions[at] ?? ''),
  }));
  openLightbox({
    slides,
    index,
    name: texts.photosOf(place),
    action: enquiry
      ? {
          label: enquiry.label,
          run: () => openForm({ action: enquiry.href, label: enquiry.label, byHash: false }),
        }
      : undefined,
  });
}

/** The first candidate is the narrowest. */
const smallestSource = ({ src, srcset }: PublicImage): string => srcset.split(' ')[0] || src;
