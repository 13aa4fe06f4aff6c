import { eachElement } from './each-element.ts';

/** Where the calculator's own script is, with a version in its address; put in by the build. */
declare const CALCULATOR: string;

/** How near an element must be before its calculator loads. */
const MARGIN = '200px';

/** How long the calculator's script may take, in ms. */
const TIMEOUT_MS = 10_000;

type Calculator = typeof import('./calculator.tsx');

const script = (document.currentScript ??
  document.querySelector('script[src*="/embed/"][src*="stamp-duty.js"]')) as HTMLScriptElement | null;

// The page it is in must not notice whatever happens here.
try {
  if (script?.src) start(script);
} catch (error) {
  console.warn('The stamp duty calculator did not start.', error);
}

function start({ src, dataset }: HTMLScriptElement): void {
  const provider = new URL(src).origin;
  const selector = dataset.target || '[data-frontage-stamp-duty]';
  const mount = (element: HTMLElement) =>
    inTime<Calculator>(import(/* @vite-ignore */ provider + CALCULATOR))
      .then((calculator) => calculator.mount({ element, script: dataset, provider }))
      .catch(() => sayNotLoaded({ element, provider }));
  eachElement(selector, (element) => whenNear(element, () => mount(element)));
  // For the page's own scripts: shows the calculator in an element at once. Never rejects.
  Object.assign(window, { FrontageStampDuty: { mount } });
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing came within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
    promise.then(resolve, reject);
  });
}

function whenNear(element: HTMLElement, act: () => void): void {
  if (!('IntersectionObserver' in window)) {
    act();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}

function sayNotLoaded({ element, provider }: { element: HTMLElement; provider: string }): void {
  const link = document.createElement('a');
  link.href = `${provider}/calculators/stamp-duty`;
  link.textContent = 'use the stamp duty calculator on its own site';
  element.replaceChildren('The calculator did not load. Refresh the page, or ', link, '.');
}
