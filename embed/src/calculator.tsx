import { hydrateRoot } from 'react-dom/client';
import { StampDutyCalculator } from '#site/features/calculators/stamp-duty/stamp-duty-calculator.tsx';
import { HOST_STYLE } from './host-style.ts';
import { createLoads, LoadError, type Loaded, loadCalculator } from './load-sequence.ts';
import { readSettings, type Settings } from './settings.ts';

/** All calculators of a page share what they load. */
const load = createLoads((...request) => fetch(...request));

/**
 * Shows the calculator in an element of the host page, in a shadow root. What goes wrong is said in the loading area;
 * nothing is thrown at the page.
 */
export async function mount(input: {
  element: HTMLElement;
  script: Record<string, string | undefined>;
  /** Origin of the provider. */
  provider: string;
}): Promise<void> {
  const { element, script, provider } = input;
  const root = shadowRootOf(element);
  if (root.childNodes.length > 0) return;
  const settings = readSettings({ element: element.dataset, script, supports: CSS.supports });
  adopt(root, HOST_STYLE);
  // The page hides or shows it as it likes, but a rule for everything must not make it part of a line.
  if (getComputedStyle(root.host).display === 'inline') adopt(root, ':host{display:block!important}');
  const area = loadingArea(frame({ root, theme: settings.theme }));
  try {
    const loaded = await loadCalculator({ ...settings, provider, host: location.hostname, load });
    show({ root, area, loaded });
  } catch (error) {
    const known = error instanceof LoadError ? error : new LoadError("Can't show the calculator.");
    sayWhy({ area, error: known, provider });
  }
}

function shadowRootOf(element: HTMLElement): ShadowRoot {
  if (element.shadowRoot) return element.shadowRoot;
  try {
    return element.attachShadow({ mode: 'open' });
  } catch {
    // Not every element can have one.
    return element.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  }
}

/** A stylesheet made by script is no inline style: it holds under a policy that refuses those. */
function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** What the calculator is in, and all that is shown instead of it. */
function frame({ root, theme }: { root: ShadowRoot; theme: Settings['theme'] }): HTMLElement {
  const element = document.createElement('div');
  element.className = 'sd-embed';
  element.lang = 'en-AU';
  // Numbers, words and arrows are in English order in any page.
  element.dir = 'ltr';
  for (const [property, value] of Object.entries(theme)) element.style.setProperty(property, value);
  return root.appendChild(element);
}

function loadingArea(parent: HTMLElement): HTMLElement {
  const area = document.createElement('div');
  area.setAttribute('role', 'status');
  area.textContent = 'Loading the stamp duty calculator…';
  return parent.appendChild(area);
}

function sayWhy({ area, error, provider }: { area: HTMLElement; error: LoadError; provider: string }): void {
  area.setAttribute('role', 'alert');
  area.textContent = error.message;
  if (!error.advise) return;
  const link = document.createElement('a');
  link.href = `${provider}/calculators/stamp-duty`;
  link.textContent = 'use the calculator on its own site';
  area.append(' Refresh the page, or ', link, '.');
}

function show({ root, area, loaded }: { root: ShadowRoot; area: HTMLElement; loaded: Loaded }): void {
  // Parsed as a document of its own: nothing in it runs.
  const parsed = new DOMParser().parseFromString(loaded.template, 'text/html');
  const element = parsed.querySelector<HTMLElement>('[data-frontage-calculator]');
  if (!element) throw new LoadError("Can't load CSS file.");
  const props = JSON.parse(element.dataset.props ?? '');
  adopt(root, loaded.style);
  area.replaceWith(document.adoptNode(element));
  hydrateRoot(element, <StampDutyCalculator {...props} tables={loaded.tables} states={loaded.states} />, {
    onUncaughtError: () => {
      element.replaceWith(area);
      sayWhy({ area, error: new LoadError("Can't show the calculator."), provider: props.provider });
    },
    onRecoverableError: () => {},
  });
}
