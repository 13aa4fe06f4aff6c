import type { PageFacts } from './page-score.ts';

/** Reads what the score is made from off the page that is open. */
export function pageFacts(): PageFacts {
  const main = document.querySelector('main') ?? document.body;
  const content = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return {
    weight: weight(),
    headings: [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
    // An empty text is right for decoration.
    imagesWithoutAlt: document.querySelectorAll('img:not([alt])').length,
    unnamedControls: [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(isUnnamed).length,
    scrollsSideways: document.documentElement.scrollWidth > innerWidth,
    title: document.title,
    description: content('description'),
    isHidden: content('robots').includes('noindex'),
  };
}

/** Also of what the browser had already: a visitor's first page has to load it. */
const weight = (): number =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
    (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
    0,
  );

const isUnnamed = (element: HTMLElement): boolean =>
  !(
    element.ariaLabel ||
    element.title ||
    element.getAttribute('aria-labelledby') ||
    element.textContent?.trim() ||
    element.querySelector('img[alt]:not([alt=""]), [aria-label], title')
  );
