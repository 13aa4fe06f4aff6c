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
/** The popups that are open, or whose window is on its way. */
const open = new Map<string, Promise<OpenDialog>>();
/** The popups that this view of the page has shown. */
const shown = new Set<string>();
let stops: (() => void)[] = [];
let view = 0;

/**
 * Counts this view of the page and watches for what shows its popups: each that may show for this visitor by its
 * triggers, all by their selectors. A page that comes back as it was left is a new view; what was open in it stays.
 */
export function startPopups(): void {
  void beginView();
  addEventListener('pageshow', ({ persisted }) => persisted && void beginView());
  document.addEventListener('click', openBySelector);
}

/**
 * Opens a popup, fetched where the page does not carry it; with `toggle` closes it where it is open. False where there
 * is none of that id, where the visitor did not want it again, or another one has kept it away.
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
  // The first to open brings what draws windows.
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

/** Closes the popup that an element stands in, or all that are open; `forEver` keeps it away from this visitor. */
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
  // The page was left and came back meanwhile.
  if (begun !== view) return;
  stops = popups.flatMap(({ popup: { id, rules, triggers, preview } }) => {
    const fire = () => void openPopup({ id }).catch(console.error);
    if (preview) fire();
    if (preview || memory.isOff(id) || failedRule({ rules, visit, id, memory })) return [];
    return [startTriggers({ triggers, page: watchedPage, fire })];
  });
}

const mayOpen = ({ id, settings, preview }: Popup): boolean =>
  preview || (!memory.isOff(id) && !(settings.avoidMultiple && [...shown].some((another) => another !== id)));

/** The popups of the page as this visitor sees them: of two versions of a test, one. */
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
    // A link stands for what it opens.
    if (target.closest('a')) event.preventDefault();
    void openPopup({ id: popup.id }).catch(console.error);
  }
}
