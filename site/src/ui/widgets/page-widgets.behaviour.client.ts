import type { Behaviour } from '../behaviour.ts';
import { headerState, safeAnchor } from './scroll-maths.ts';
import { scrollPage } from './scroll-page.client.ts';

/** Duration of scrolling to an anchor, and to the top, in ms. */
const TO_ANCHOR_MS = 800;
const TO_TOP_MS = 400;

/** Scroll effects of every page. Its element is the header. */
export const behaviour: Behaviour = {
  start(header) {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Positions are final once fonts have loaded.
    void document.fonts.ready.then(showTemplate);
    const follow = followScroll(header);
    follow();
    addEventListener('scroll', follow, { passive: true, signal });
    document.addEventListener('click', gentle, { signal });
    const search = document.getElementById('site-search');
    // Before it closes: the button that opened it gets the focus back, which an inert one cannot.
    search?.addEventListener('beforetoggle', holdFocus, { signal });
    search?.addEventListener('toggle', focusSearch, { signal });
    return () => leaving.abort();
  },
};

/** Toggles elements at a scroll position (`data-past-at`, px), and makes the header sticky. */
function followScroll(header: HTMLElement): () => void {
  const { stickyOffset } = header.dataset;
  const height = header.offsetHeight;
  const offset = stickyOffset ? Number(stickyOffset) : undefined;
  let state: ReturnType<typeof headerState> | undefined;
  let last = scrollY;
  return () => {
    // On phones the link to the top shows while people scroll up: it covers nothing they read on the way down.
    document.documentElement.toggleAttribute('data-down', scrollY > last);
    last = scrollY;
    for (const element of document.querySelectorAll<HTMLElement>('[data-past-at]'))
      element.toggleAttribute('data-past', scrollY > Number(element.dataset.pastAt));
    const next = headerState({ scrolled: scrollY, height, offset, held: state === 'held' });
    // On a page that opens scrolled down, the header does not slide in.
    if (next !== state && (state || next === 'rests')) header.dataset.header = next;
    state = next;
  };
}

/** An address without its hash. */
const pageOf = ({ href }: { href: string }): string | undefined => href.split('#')[0];

/** Links within the page and to its top scroll smoothly and move the focus. */
function gentle(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
  // A link with an action is followed only without JavaScript.
  if (!link || link.target || link.dataset.action || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if ('toTop' in link.dataset) {
    event.preventDefault();
    void scrollPage({ top: 0, duration: TO_TOP_MS }).then(() =>
      document.getElementById('main')?.focus({ preventScroll: true }),
    );
    return;
  }
  const isHere = pageOf(link) === pageOf(location);
  const target = isHere && document.getElementById(safeAnchor(link.hash));
  // The link past the menu is for keyboards, which want to be there at once. If the hash is already in the URL, the
  // browser follows the link without an event.
  if (!target || link.hash === '#main' || link.hash === location.hash) return;
  event.preventDefault();
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  void scrollPage({
    top: target.getBoundingClientRect().top + scrollY - room - margin,
    duration: TO_ANCHOR_MS,
  }).then((there) => {
    // Sets the hash, with which the browser moves the focus; the page is scrolled already.
    if (there) location.hash = link.hash;
  });
}

/** `?theme_template_id=…`: scrolls the element of that template to the middle of the screen. */
function showTemplate(): void {
  const id = new URLSearchParams(location.search).get('theme_template_id');
  const element = id && document.querySelector(`[data-template-id="${CSS.escape(id)}"]`);
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
}

/** While the search overlay is open, nothing behind it can be reached. */
function holdFocus(event: Event): void {
  const isOpen = (event as ToggleEvent).newState === 'open';
  let inner = event.currentTarget as Element;
  while (inner.parentElement && inner !== document.body) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement) other.inert = isOpen;
    inner = inner.parentElement;
  }
}

function focusSearch(event: Event): void {
  if ((event as ToggleEvent).newState !== 'open') return;
  (event.currentTarget as HTMLElement)
    .querySelector<HTMLElement>('input[type="text"], input:not([type])')
    ?.focus();
}
