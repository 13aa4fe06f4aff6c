import type { RequestedForm } from './requested-form.ts';

/**
 * Opens a form in the panel, which is fetched with the first one; where that does not arrive, as the page it is. Until
 * then the page has a bar at its top (`site.css`).
 */
export function openForm(asked: RequestedForm): void {
  document.body.ariaBusy = 'true';
  import('./open-form-panel.client.tsx').then(
    ({ openFormPanel }) => openFormPanel(asked),
    () => location.assign(asked.action),
  );
}
