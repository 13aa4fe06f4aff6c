import { type PageFrame, surroundingsAddress } from '../../surroundings-address.ts';

/** What is above the page or below it, as visitors see it. `editHref`: the screen of its header or footer, if it has one. */
export type Surrounding = { html: string; editHref?: string };

/** The website's header and footer; undefined where the page has none, `problem` where they could not be loaded. */
type SurroundingsState = { above?: Surrounding; below?: Surrounding; problem?: true };

const NONE: SurroundingsState = {};

/** Fetches them once, when the builder opens, and again when staff come back from changing them. */
export function createSurroundings(frame: PageFrame | undefined) {
  let state = NONE;
  const listeners = new Set<() => void>();
  const load = async () => {
    if (!frame) return;
    state = await fetchSurroundings(frame).catch(() => ({ problem: true }) as const);
    for (const listener of listeners) listener();
  };
  void load();
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** To be called when somebody leaves for the screen where they are changed. */
    renewOnReturn() {
      const back = () => {
        if (document.visibilityState !== 'visible') return;
        document.removeEventListener('visibilitychange', back);
        void load();
      };
      document.addEventListener('visibilitychange', back);
    },
  };
}

async function fetchSurroundings(frame: PageFrame): Promise<SurroundingsState> {
  const response = await fetch(surroundingsAddress(frame));
  if (!response.ok) throw new Error(`The header and footer answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main?.parentElement) throw new Error('The page has no main part.');
  const beside = [...main.parentElement.children].filter((each) => each.matches(SHOWN));
  const isAbove = (each: Element) =>
    Boolean(each.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING);
  return {
    above: surroundingOf({ parts: beside.filter(isAbove), frame: 'header' }),
    below: surroundingOf({ parts: beside.filter((each) => !isAbove(each)), frame: 'footer' }),
  };
}

/** Notices, header, footer and the choice of language, but for what only scripts and keyboards need. */
const SHOWN = 'header, footer, aside, nav';

function surroundingOf({
  parts,
  frame,
}: {
  parts: Element[];
  frame: 'header' | 'footer';
}): Surrounding | undefined {
  if (parts.length === 0) return undefined;
  // On a page that hides its header a notice may stand above it alone.
  const changed = parts.find((each) => each.matches(frame));
  const template = changed?.getAttribute('data-template-id');
  return {
    html: parts.map(({ outerHTML }) => outerHTML).join(''),
    editHref: changed && (template ? `/admin/builder/templates/${template}` : `/admin/globals/${frame}`),
  };
}
