import type { OpenDialog } from '#site/ui/dialog/open-dialog.client.ts';
import { popupMemory } from '../engine/popup-memory.ts';
import { failedRule } from '../engine/timing.ts';
import { startTriggers } from '../engine/triggers.ts';
import type { Popup } from '../popup-rules.ts';
import { type CarriedPopup, carriedPopup, carriedPopups, findPopup } from './carried-popups.client.ts';
import { isFoundBy } from './selectors.client.ts';
import { rolesOfVisitor, thisVisit } from './this-visit.client.ts';
import { watchedPage } from './watched-page.client.ts';

const memory = popupMemory({ local: () => localStorage, session: () => sessionStorage, now: Date.now });
/** The popups that are open or loading. */
const open = new Map<string, Promise<OpenDialog>>();
/** The popups shown in this page view. */
const shown = new Set<string>();
let stops: (() => void)[] = [];
let view = 0;

/**
 * Counts the page view and watches the triggers of its popups whose rules match this visitor, and the selectors of all.
 * A page restored from the back/forward cache is a new view; open popups stay open.
 */
export function startPopups(): void {
  void beginView();
  addEventListener('pageshow', ({ persisted }) => persisted && void beginView());
  document.addEventListener('click', openBySelector);
}

/**
 * Opens a popup, fetched if the page does not contain it; with `toggle` closes it if it is open. False if there is none
 * with that id, if the visitor dismissed it for good, or if another popup prevents it.
 */
export async function openPopup({ id, toggle = false }: { id: string; toggle?: boolean }): Promise<boolean> {
  const found = await findPopup(id);
  if (!found) return false;
  const carried = versionOf(found);
  const { popup } = carried;
  const isOpen = open.get(popup.id);
  if (isOpen) {
    if (toggle) void (await isOpen).close();
    return true;
  }
  if (!mayOpen(popup)) return false;
  shown.add(popup.id);
  // The first popup to open loads the code for dialogs.
  const opening = import('./show-popup.client.ts').then(({ showPopup }) =>
    showPopup({ ...carried, memory, onClose: () => open.delete(popup.id) }),
  );
  open.set(popup.id, opening);
  try {
    await opening;
    return true;
  } catch (error) {
    open.delete(popup.id);
    shown.delete(popup.id);
    throw error;
  }
}

/** Closes the popup that contains an element, or all open ones; `forEver` does not show it to this visitor again. */
export async function closePopup({
  within,
  forEver,
}: {
  within?: Element | null;
  forEver: boolean;
}): Promise<void> {
  const inside = within?.closest<HTMLElement>('[data-popup]')?.dataset.popup;
  for (const [id, opening] of open) {
    if (inside && inside !== id) continue;
    if (forEver && !carriedPopup(id)?.popup.preview) memory.turnOff(id);
    void (await opening).close();
  }
}

async function beginView(): Promise<void> {
  for (const stop of stops.splice(0)) stop();
  view += 1;
  const begun = view;
  shown.clear();
  for (const id of open.keys()) shown.add(id);
  memory.beginPage();
  const popups = drawn();
  const asksWho = popups.some(({ popup }) => popup.rules.loggedIn);
  const visit = thisVisit(asksWho ? await rolesOfVisitor() : undefined);
  // The page was left and restored in the meantime.
  if (begun !== view) return;
  stops = popups.flatMap(({ popup: { id, rules, triggers, preview } }) => {
    const fire = () => void openPopup({ id }).catch(console.error);
    if (preview) fire();
    // Staff look at the page in a frame: the theme, or two versions. There a popup would be in the way, and be counted.
    if (preview || window !== window.top || memory.isOff(id) || failedRule({ rules, visit, id, memory }))
      return [];
    return [startTriggers({ triggers, page: watchedPage, fire })];
  });
}

const mayOpen = ({ id, settings, preview }: Popup): boolean =>
  preview || (!memory.isOff(id) && !(settings.avoidMultiple && [...shown].some((another) => another !== id)));

/** The popups of the page for this visitor: one of two versions of a test. */
function drawn(): CarriedPopup[] {
  const popups = carriedPopups();
  const others = new Set(popups.map(({ popup }) => popup.test?.other));
  return popups.filter(({ popup }) => !others.has(popup.id)).map(versionOf);
}

function versionOf(carried: CarriedPopup): CarriedPopup {
  const { id, test, preview } = carried.popup;
  const other = test && !preview && carriedPopup(test.other);
  const isOther = other && memory.version({ id, share: test.share, draw: Math.random }) === 'b';
  return isOther ? other : carried;
}

function openBySelector(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  for (const { popup } of drawn()) {
    if (!isFoundBy({ element: target, selector: popup.settings.openSelector }) || !mayOpen(popup)) continue;
    // A link opens its popup.
    if (target.closest('a')) event.preventDefault();
    void openPopup({ id: popup.id }).catch(console.error);
  }
}
