import type { SwvSchema } from '@frontage/forms';
import { contentAdded } from '#site/ui/added-content.ts';
import { API } from './api.ts';

/** The properties of a form element for other scripts. */
export type PageForm = HTMLFormElement & { wpcf7?: { id: number; status: string; unitTag: string } };

/** What other scripts may call on a form in the page. */
export type FormHandle = {
  /** Sends the form; `submitter`: the button, whose name and value are added. */
  submit: (submitter?: Submitter) => void;
  /** Removes messages and requests new quiz questions. */
  reset: () => void;
  /** Shows errors down to this control, or in the whole form. */
  validate: (target?: Element) => void;
};

type Submitter = { name?: string; value?: string } | null;

/** `window.wpcf7` as Contact Form 7 has it. Other scripts may replace these functions. */
export type PageApi = {
  api: { root: string; namespace: string };
  init: (form: PageForm) => void;
  submit: (form: PageForm, options?: { submitter?: Submitter }) => void;
  reset: (form: PageForm) => void;
  validate: (form: PageForm, options?: { target?: Element }) => void;
  /** The rules by form id, once the visitor has started to answer. */
  schemas: Map<number, SwvSchema>;
  /** While set, nothing is sent. */
  blocked?: unknown;
};

const handles = new WeakMap<PageForm, FormHandle>();

/** `window.wpcf7`, created with the page's first form. An existing object is kept and extended. */
export function pageApi(): PageApi {
  const page = window as { wpcf7?: Partial<PageApi> };
  page.wpcf7 ??= {};
  if (!page.wpcf7.schemas) Object.assign(page.wpcf7, { ...ownApi(), ...page.wpcf7 });
  return page.wpcf7 as PageApi;
}

/** Registers a form for other scripts; returns the function that removes it. */
export function join({ element, handle }: { element: PageForm; handle: FormHandle }): () => void {
  pageApi();
  handles.set(element, handle);
  return () => void handles.delete(element);
}

const ownApi = (): PageApi => ({
  api: { ...API, root: location.origin + API.root },
  // Our forms hydrate by themselves; other scripts announce forms that they add to the page here.
  init: (form) => contentAdded(form.closest('fr-island')?.parentElement ?? form),
  submit: (form, { submitter } = {}) => handles.get(form)?.submit(submitter),
  reset: (form) => handles.get(form)?.reset(),
  validate: (form, { target } = {}) => handles.get(form)?.validate(target),
  schemas: new Map(),
});
