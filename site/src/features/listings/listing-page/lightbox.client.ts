import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import type { PublicImage } from '../public-listing.ts';
import { largestSource } from './largest-source.ts';

/** Opens pictures over the page, at `index`: arrow keys, swipes, pinch; Escape closes and focus goes back. */
export function openLightbox({ images, index }: { images: PublicImage[]; index: number }): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    dataSource: images.map((image) => ({
      src: largestSource(image),
      srcset: image.srcset || undefined,
      width: image.width,
      height: image.height,
      alt: image.alt,
    })),
    index,
    bgOpacity: 0.94,
    // The words below count.
    counter: false,
    showHideAnimationType: calm ? 'none' : 'fade',
    // Room for the words below the picture.
    paddingFn: ({ x }) => ({ top: 56, bottom: 64, left: x < 768 ? 0 : 72, right: x < 768 ? 0 : 72 }),
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'This picture did not load.',
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.className = 'absolute inset-x-0 bottom-0 px-5 py-5 text-center text-sm text-paper';
        element.setAttribute('aria-live', 'polite');
        lightbox.on('change', () => {
          element.textContent = captionOf({ images, index: lightbox.currIndex });
        });
      },
    });
  });
  lightbox.init();
}

/** `3 of 14 · 12 Example Street, Newtown NSW 2042` or, for a plan, `Floor plan · …`. */
function captionOf({ images, index }: { images: PublicImage[]; index: number }): string {
  const [, what = '', place = ''] = /^(Picture|Floor plan) \d+ of (.*)$/.exec(images[index]?.alt ?? '') ?? [];
  return [`${index + 1} of ${images.length}`, what === 'Floor plan' ? what : '', place]
    .filter(Boolean)
    .join(' · ');
}
