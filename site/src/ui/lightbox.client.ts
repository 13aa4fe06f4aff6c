import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { allowLibraryHtml } from './library-html.client.ts';

/** What one press of an arrow shows; `thumb` is the address of a small picture for the row at the foot. */
export type Slide = { caption: string; thumb?: string; thumbLabel?: string } & (
  | { src: string; srcset?: string; width: number; height: number; alt: string }
  | { player: HTMLElement }
);

/** What visitors can do about the pictures they look at: the lightbox closes, then it happens. */
export type LightboxAction = { label: string; run: () => void };

/**
 * Opens pictures and videos over the page, at `index`: arrow keys, swipes, pinch; Escape closes and focus goes back.
 * Videos are put in only while they show. Slides with a `thumb` have a row of small pictures at the foot.
 */
export function openLightbox({
  slides,
  index,
  name = 'Gallery',
  action,
}: {
  slides: Slide[];
  index: number;
  /** Of the dialog, for those who don't see it. */
  name?: string;
  action?: LightboxAction;
}): void {
  allowLibraryHtml();
  const hasThumbs = slides.length > 1 && slides.every(({ thumb }) => thumb);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    dataSource: slides.map((slide) => ('player' in slide ? { type: 'video' } : slide)),
    index,
    bgOpacity: 1,
    // Above a window that is open: beside it nothing could be used.
    appendToEl: [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body,
    // The words below count.
    counter: false,
    showHideAnimationType: calm ? 'none' : 'fade',
    // Room for the words below the picture.
    paddingFn: ({ x, y }) => ({
      top: 56,
      bottom: hasThumbs && y >= THUMBS_FROM ? 136 : 64,
      left: x < 768 ? 0 : 72,
      right: x < 768 ? 0 : 72,
    }),
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
  // A video that is out of sight must not go on sounding.
  lightbox.on('contentDeactivate', ({ content }) => {
    const slide = slides[content.index];
    if (slide && 'player' in slide) content.element?.replaceChildren();
  });
  lightbox.on('uiRegister', () => {
    lightbox.element?.setAttribute('aria-label', name);
    if (matchMedia('(forced-colors: active)').matches)
      lightbox.element?.style.setProperty('--pswp-icon-color', 'ButtonText');
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.className = `absolute inset-x-0 px-5 py-5 text-center text-sm text-paper ${
          hasThumbs ? 'bottom-0 [@media(min-height:30rem)]:bottom-18' : 'bottom-0'
        }`;
        element.setAttribute('aria-live', 'polite');
        lightbox.on('change', () => {
          element.textContent = slides[lightbox.currIndex]?.caption ?? '';
        });
      },
    });
    if (action) addAction({ lightbox, action });
    if (hasThumbs) addThumbs({ lightbox, slides, calm });
  });
  lightbox.init();
}

/** Screens at least this high, in px, have room for the row of small pictures; its class says the same. */
const THUMBS_FROM = 480;

function addAction({ lightbox, action }: { lightbox: PhotoSwipe; action: LightboxAction }): void {
  lightbox.ui?.registerElement({
    name: 'action',
    order: 1,
    appendTo: 'root',
    tagName: 'button',
    onInit: (element) => {
      element.className =
        'absolute top-2 left-3 min-h-11 cursor-pointer rounded-sm border-0 bg-accent px-4 text-sm font-semibold text-paper';
      element.textContent = action.label;
    },
    onClick: () => {
      // The focus is back on the page by then.
      lightbox.on('destroy', () => setTimeout(action.run));
      lightbox.close();
    },
  });
}

/** A row of small pictures, the one on show marked and in sight. */
function addThumbs({
  lightbox,
  slides,
  calm,
}: {
  lightbox: PhotoSwipe;
  slides: Slide[];
  calm: boolean;
}): void {
  lightbox.ui?.registerElement({
    name: 'thumbs',
    order: 10,
    appendTo: 'root',
    onInit: (element) => {
      element.className =
        'absolute inset-x-0 bottom-2 flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] [@media(max-height:29.99rem)]:hidden';
      const buttons = slides.map((slide, at) => thumbOf({ slide, open: () => lightbox.goTo(at) }));
      // Centred where all of them fit, and scrollable from the first on where they don't.
      buttons[0]?.classList.add('ml-auto');
      buttons.at(-1)?.classList.add('mr-auto');
      element.append(...buttons);
      lightbox.on('change', () => {
        for (const [at, button] of buttons.entries())
          button.setAttribute('aria-current', String(at === lightbox.currIndex));
        const shown = buttons[lightbox.currIndex];
        if (shown)
          element.scrollTo({
            left: shown.offsetLeft - (element.clientWidth - shown.offsetWidth) / 2,
            behavior: calm ? 'instant' : 'smooth',
          });
      });
    },
  });
}

function thumbOf({ slide, open }: { slide: Slide; open: () => void }): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className =
    'h-12 w-18 shrink-0 cursor-pointer overflow-hidden rounded-sm border-2 border-transparent bg-brand-deep p-0 opacity-60 hover:opacity-100 aria-[current=true]:border-paper aria-[current=true]:opacity-100';
  button.setAttribute('aria-label', slide.thumbLabel ?? slide.caption);
  const image = Object.assign(new Image(), { src: slide.thumb, alt: '', loading: 'lazy', decoding: 'async' });
  image.className = 'size-full object-cover';
  button.append(image);
  button.addEventListener('click', open);
  return button;
}
