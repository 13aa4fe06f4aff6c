/** Where the calculator's own script is, with a version in its address; put in by the build. */
declare const CALCULATOR: string;

/** How near an element must be before its calculator loads. */
const MARGIN = '200px';

type Calculator = typeof import('./calculator.tsx');

const script = (document.currentScript ??
  document.querySelector('script[src*="/embed/"][src*="stamp-duty.js"]')) as HTMLScriptElement | null;

// The page it stands in must not notice whatever happens here.
try {
  if (script?.src) start(script);
} catch (error) {
  console.warn('The stamp duty calculator did not start.', error);
}

function start({ src, dataset }: HTMLScriptElement): void {
  const provider = new URL(src).origin;
  const show = (element: HTMLElement) =>
    import(/* @vite-ignore */ provider + CALCULATOR)
      .then(({ mount }: Calculator) => mount({ element, script: dataset, provider }))
      .catch(() => sayNotLoaded({ element, provider }));
  const begin = () => {
    const elements = document.querySelectorAll<HTMLElement>(dataset.target || '[data-frontage-stamp-duty]');
    for (const element of elements) whenNear(element, () => show(element));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
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
