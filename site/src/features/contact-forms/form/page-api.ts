import type { SwvSchema } from '@frontage/forms';
import { contentAdded } from '#site/ui/added-content.ts';
import { API } from './api.ts';

/** What a form element carries for the scripts of others. */
export type PageForm = HTMLFormElement & { wpcf7?: { id: number; status: string; unitTag: string } };

/** What scripts of others may ask of a form in the page. */
export type FormHandle = {
  /** As if it had been sent; `submitter`: the button, whose name and value go along. */
  submit: (submitter?: Submitter) => void;
  /** Takes back what was said and asks for new questions. */
  reset: () => void;
  /** Says what is wrong down to this control, or in the whole form. */
  validate: (target?: Element) => void;
};

type Submitter = { name?: string; value?: string } | null;

/** `window.wpcf7` as Contact Form 7 has it. Scripts of others put functions of their own in place of these. */
export type PageApi = {
  api: { root: string; namespace: string };
  init: (form: PageForm) => void;
  submit: (form: PageForm, options?: { submitter?: Submitter }) => void;
  reset: (form: PageForm) => void;
  validate: (form: PageForm, options?: { target?: Element }) => void;
  /** The rules by the forms' numbers, once somebody has begun to answer. */
  schemas: Map<number, SwvSchema>;
  /** While this is set nothing is sent. */
  blocked?: unknown;
};

const handles = new WeakMap<PageForm, FormHandle>();

/** `window.wpcf7`, begun with the page's first form. What stands there already was put there by somebody, and stays. */
export function pageApi(): PageApi {
  const page = window as { wpcf7?: Partial<PageApi> };
  page.wpcf7 ??= {};
  if (!page.wpcf7.schemas) Object.assign(page.wpcf7, { ...ownApi(), ...page.wpcf7 });
  return page.wpcf7 as PageApi;
}

/** Lets scripts reach a form; gives back how to take it away again. */
export function join({ element, handle }: { element: PageForm; handle: FormHandle }): () => void {
  pageApi();
  handles.set(element, handle);
  return () => void handles.delete(element);
}

const ownApi = (): PageApi => ({
  api: { ...API, root: location.origin + API.root },
  // Ours wake by themselves; one that a script has brought into the page is told of here.
  init: (form) => contentAdded(form.closest('fr-island')?.parentElement ?? form),
  submit: (form, { submitter } = {}) => handles.get(form)?.submit(submitter),
  reset: (form) => handles.get(form)?.reset(),
  validate: (form, { target } = {}) => handles.get(form)?.validate(target),
  schemas: new Map(),
});
