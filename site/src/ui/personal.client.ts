import { CONTENT_ADDED } from './added-content.ts';

/** Cookies that mark a browser with visitor state. Scripts read them; nothing trusts them. */
const MARKED = /frontage_state=1|requirementLogin=yes/;

/**
 * Shows the visitor's state (saved, compared, their name) with one request, only if there is any. Save and compare
 * buttons work in place; their script is loaded when it is first needed.
 */
export function startPersonal(): void {
  const load = () => import('./listing-actions.client.ts');
  const show = () => {
    if (MARKED.test(document.cookie)) void load().then(({ showState }) => showState());
  };
  show();
  // Buttons of cards that were just added get their state too.
  addEventListener(CONTENT_ADDED, show);
  addEventListener('submit', (event) => {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('action') !== '/shortlist' || form.dataset.plain) return;
    event.preventDefault();
    load().then(
      ({ change }) => change({ form, submitter }),
      () => {
        form.dataset.plain = 'yes';
        form.requestSubmit(submitter);
      },
    );
  });
}
