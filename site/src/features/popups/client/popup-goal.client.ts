import { FORM_EVENT, type FormEvent } from '#site/ui/form/form-events.ts';
import { isFoundBy } from './selectors.client.ts';

/**
 * Reports a popup's conversion once: the visitor sent a form in it, or one that a link in it opened, or followed its
 * goal link. The returned function ends it; a form that is being sent still counts.
 */
export function watchGoal({
  element,
  goal,
  reached,
}: {
  element: HTMLElement;
  goal: string | undefined;
  reached: () => void;
}): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let awaitsForm = false;
  const once = () => {
    ending.abort();
    reached();
  };
  element.addEventListener(
    'submit',
    () => {
      awaitsForm = true;
    },
    { signal },
  );
  element.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      if (isFoundBy({ element: link, selector: goal })) once();
      else if (link.getAttribute('href')?.includes('/forms/')) awaitsForm = true;
    },
    { signal },
  );
  document.addEventListener(
    FORM_EVENT,
    (event) => {
      if (awaitsForm && (event as CustomEvent<FormEvent>).detail.event === 'sent') once();
    },
    { signal },
  );
  return () => {
    if (!awaitsForm) ending.abort();
  };
}
