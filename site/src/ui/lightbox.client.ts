import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

/** What one press of an arrow shows. */
export type Slide = { caption: string } & (
  | { src: string; srcset?: string; width: number; height: number; alt: string }
  | { player: HTMLElement }
);

/**
 * Opens pictures and films over the page, at `index`: arrow keys, swipes, pinch; Escape closes and focus goes back.
 * Films are put in only while they show.
 */
export function openLightbox({ slides, index }: { slides: Slide[]; index: number }): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    dataSource: slides.map((slide) => ('player' in slide ? { type: 'film' } : slide)),
    index,
    bgOpacity: 1,
    // Above a window that is open: beside it nothing could be used.
    appendToEl: [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body,
    // The words below count.
    counter: false,
    showHideAnimationType: calm ? 'none' : 'fade',
    // Room for the words below the picture.
    paddingFn: ({ x }) => ({ top: 56, bottom: 64, left: x < 768 ? 0 : 72, right: x < 768 ? 0 : 72 }),
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'This image couldn’t be loaded.',
  });
  lightbox.on('contentLoad', (event) => {
    const slide = slides[event.content.index];
    if (!slide || !('player' in slide)) return;
    event.preventDefault();
    event.content.element = document.createElement('div');
    event.content.element.className = 'grid size-full place-items-center px-4 py-16';
  });
  lightbox.on('contentActivate', ({ content }) => {
    const slide = slides[content.index];
    if (slide && 'player' in slide) content.element?.replaceChildren(slide.player);
  });
  // A film that is out of sight must not go on sounding.
  lightbox.on('contentDeactivate', ({ content }) => {
    const slide = slides[content.index];
    if (slide && 'player' in slide) content.element?.replaceChildren();
  });
  lightbox.on('uiRegister', () => {
    lightbox.element?.setAttribute('aria-label', 'Gallery');
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.className = 'absolute inset-x-0 bottom-0 px-5 py-5 text-center text-sm text-paper';
        element.setAttribute('aria-live', 'polite');
        lightbox.on('change', () => {
          element.textContent = slides[lightbox.currIndex]?.caption ?? '';
        });
      },
    });
  });
  lightbox.init();
}
