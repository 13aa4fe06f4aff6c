import { CONTENT_ADDED } from './added-content.ts';

/** Cookies that mark a browser as one whose visitor keeps something here. Scripts read them; nothing trusts them. */
const MARKED = /frontage_state=1|requirementLogin=yes/;

/**
 * Shows what is the visitor's own (saved, compared, their name), in one request and only where there is something to
 * ask for. Save and compare buttons work in place; the script for both is fetched when it is first needed.
 */
export function startPersonal(): void {
  const load = () => import('./listing-actions.client.ts');
  if (MARKED.test(document.cookie)) void load().then(({ showState }) => showState());
  // Cards that have just come into the page are pressed as those before them.
  addEventListener(CONTENT_ADDED, () => {
    if (MARKED.test(document.cookie)) void load().then(({ showAdded }) => showAdded());
  });
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
