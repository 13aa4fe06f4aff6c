import { type OpenDialog, openDialog } from '#site/ui/dialog/open-dialog.client.ts';
import type { PopupMemory } from '../engine/popup-memory.ts';
import type { CarriedPopup } from './carried-popups.client.ts';
import { watchGoal } from './popup-goal.client.ts';

/** How long after opening the focus moves into a popup, in ms. */
const FOCUS_MS = 250;

/** Shows a popup, counts views and conversions, and sends events for tag managers. A preview counts nothing. */
export function showPopup({
  popup: { id, settings, rules, goal, preview },
  template,
  memory,
  onClose,
}: CarriedPopup & {
  memory: Pick<PopupMemory, 'count'>;
  /** Called when closing begins. */
  onClose: () => void;
}): OpenDialog {
  const counts = (on: 'open' | 'close') => {
    const { times } = rules;
    if (!preview && times?.count === on) memory.count({ id, period: times.period });
  };
  const report = (what: 'shown' | 'converted') => {
    // Anonymous counts.
    if (!preview) navigator.sendBeacon(`/popups/${id}/${what}`);
  };
  const window = openDialog({
    settings,
    content: document.importNode(template.content, true),
    focusDelay: FOCUS_MS,
    onClose() {
      onClose();
      counts('close');
      endGoal();
      tell({ what: 'hide', id, element: window.element });
    },
  });
  const { element } = window;
  element.dataset.popup = id;
  const endGoal = watchGoal({
    element,
    goal,
    reached() {
      report('converted');
      tell({ what: 'convert', id, element });
    },
  });
  counts('open');
  report('shown');
  tell({ what: 'show', id, element });
  return window;
}

type TagManagers = Window & { dataLayer?: unknown[] };

/** Events for tag managers: a dataLayer entry, our own event, and the one of the WordPress page builder. */
function tell({
  what,
  id,
  element,
}: {
  what: 'show' | 'hide' | 'convert';
  id: string;
  element: HTMLElement;
}) {
  const page: TagManagers = window;
  page.dataLayer ??= [];
  page.dataLayer.push({ event: `popup_${what}`, popup_id: id });
  const detail = { id, element };
  dispatchEvent(new CustomEvent(`frontage:popup-${what}`, { detail }));
  if (what !== 'convert') dispatchEvent(new CustomEvent(`elementor/popup/${what}`, { detail }));
}
