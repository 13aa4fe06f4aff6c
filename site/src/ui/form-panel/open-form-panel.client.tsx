import { createRoot, type Root } from 'react-dom/client';
import { FormPanel } from './form-panel.client.tsx';
import type { RequestedForm } from './requested-form.ts';

type Shown = RequestedForm & { id: number; open: boolean; here: () => boolean };

let root: Root | undefined;
let shown: Shown | undefined;

/**
 * Shows a form in the slide-out panel, in place of one that is open. Back closes it: a pressed button makes an
 * entry in the history, a hash in the address has one.
 */
export function openFormPanel(asked: RequestedForm): void {
  document.body.ariaBusy = null;
  // A second click, made while the panel was loading.
  if (shown?.open && shown.action === asked.action) return;
  // Not counted: entries of the history outlive the page.
  const id = Math.random();
  const { hash } = location;
  if (!asked.byHash) history.pushState({ formPanel: id }, '');
  const here = () => (asked.byHash ? location.hash === hash : panelOfEntry() === id);
  const show = () => draw({ ...asked, id, open: true, here });
  if (document.documentElement.lang === 'en-AU') show();
  // Where its texts do not arrive, the panel is in English.
  else import('#site/messages/load-texts.client.ts').then(({ loadTexts }) => loadTexts()).then(show, show);
}

function draw(next: Shown | undefined): void {
  shown = next;
  root ??= createRoot(document.createElement('div'));
  root.render(
    shown && (
      <FormPanel
        key={shown.id}
        action={shown.action}
        label={shown.label}
        open={shown.open}
        onClose={close}
        onClosed={() => next === shown && draw(undefined)}
        onLeave={leave}
      />
    ),
  );
}

/** Slides the panel out, and takes its mark out of the address. */
function close(): void {
  if (!shown?.open) return;
  const { byHash, here } = shown;
  const marked = here();
  draw({ ...shown, open: false });
  if (!marked) return;
  if (byHash) history.replaceState(history.state, '', location.pathname + searchWithoutForm());
  else history.back();
}

/** What opened the form with `?hash=…`, and for whom, does not stay in the address once it is closed. */
function searchWithoutForm(): string {
  const query = new URLSearchParams(location.search);
  if (!query.has('hash')) return location.search;
  for (const name of ['hash', 'fname', 'lname', 'email', 'phone']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** Goes on to another page. The panel goes first, so that Back does not bring it up again with a form that was sent. */
function leave(address: string): void {
  const entry = shown && !shown.byHash && shown.here();
  if (shown?.byHash && shown.here())
    history.replaceState(history.state, '', location.pathname + searchWithoutForm());
  draw(undefined);
  if (entry) location.replace(address);
  else location.assign(address);
}

const panelOfEntry = (): unknown => (history.state as { formPanel?: unknown } | null)?.formPanel;

// Back was clicked, or a link led to another place in the page.
addEventListener('popstate', () => {
  if (shown?.open && !shown.here()) close();
});
