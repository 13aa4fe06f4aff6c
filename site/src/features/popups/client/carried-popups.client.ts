import type { Popup } from '../popup-rules.ts';

/** A popup and its content. */
export type CarriedPopup = { popup: Popup; template: HTMLTemplateElement };

const popups = new Map<string, CarriedPopup>();
const asked = new Map<string, Promise<void>>();
keep(document);

/** The popups that this page contains or has fetched so far. */
export const carriedPopups = (): CarriedPopup[] => [...popups.values()];

export const carriedPopup = (id: string): CarriedPopup | undefined => popups.get(id);

/** A popup by its id, fetched if the page does not contain it; undefined if there is none. */
export async function findPopup(id: string): Promise<CarriedPopup | undefined> {
  if (!popups.has(id)) {
    const fetching = asked.get(id) ?? fetchPopup(id);
    asked.set(id, fetching);
    // Fetched again next time, in case the network failed.
    await fetching.finally(() => asked.delete(id));
  }
  return popups.get(id);
}

async function fetchPopup(id: string): Promise<void> {
  const response = await fetch(`/popups/${id}`, { headers: { Accept: 'text/x-fragment' } });
  if (!response.ok) return;
  // Few pages fetch a popup, so they all load less.
  const { parseOwnHtml } = await import('#site/ui/own-html.client.ts');
  keep(parseOwnHtml(await response.text()));
}

function keep(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[data-popup]')) {
    try {
      const popup = JSON.parse(template.dataset.popup ?? '') as Popup;
      popups.set(popup.id, { popup, template });
    } catch (error) {
      console.error('A popup of this page cannot be read:', error);
    }
  }
}
