import type { FormDefinition } from '@frontage/forms';
import { TRANSPORT } from '#site/ui/form/transport.ts';
import { type PageForm, pageApi } from './page-api.ts';
import type { FormEventName, FormStatus } from './statuses.ts';

/** The version of Contact Form 7 that the form reports to other scripts. */
export const CLIENT_VERSION = '6.1.6';

type About = { form: number; unitTag: string; page: number; definition: FormDefinition };

/** Sets the properties of the form element that other scripts look for. */
export function announcePageForm({ element, ...about }: About & { element: PageForm }): void {
  const { form, unitTag, page, definition } = about;
  const parent = element.closest('.wpcf7');
  parent?.classList.replace('no-js', 'js');
  Object.assign(element, {
    wpcf7: {
      id: form,
      status: element.dataset.status ?? '',
      pluginVersion: CLIENT_VERSION,
      locale: definition.contact?.locale,
      unitTag,
      containerPost: page,
      parent,
      get schema() {
        return pageApi().schemas.get(form);
      },
    },
  });
}

/** Shows a status on the form, where other styles and scripts read it. */
export function showStatus({ element, status }: { element: PageForm; status: FormStatus }): void {
  const before = element.dataset.status;
  if (before) element.classList.remove(before);
  element.classList.add(status);
  element.dataset.status = status;
  if (element.wpcf7) element.wpcf7.status = status;
  for (const part of element.querySelectorAll('[class*="inert-on-"]'))
    part.toggleAttribute('inert', part.classList.contains(`inert-on-${status}`));
}

/** Dispatches an event of a form. */
export function tellPage({
  element,
  name,
  about: { form, unitTag, page, definition },
  status,
  more,
}: {
  element: PageForm;
  name: FormEventName;
  about: About;
  status: string;
  /** Further details of this event. */
  more: Record<string, unknown>;
}): void {
  const detail = {
    contactFormId: form,
    pluginVersion: CLIENT_VERSION,
    contactFormLocale: definition.contact?.locale,
    unitTag,
    containerPostId: page,
    status,
    ...more,
  };
  element.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail }));
}

/** The answers, as events list them. */
export const inputsIn = (body: FormData) =>
  [...body].flatMap(([name, value]) =>
    name.startsWith('_') || name === TRANSPORT.honeypot ? [] : [{ name, value }],
  );
