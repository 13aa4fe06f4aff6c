import type { ControlValues, FormDefinition } from '@frontage/forms';
import type { ComponentProps } from 'react';
import type { CaptchaWidget } from '../form/captcha.ts';
import type { FormPreview } from '../form/form-preview.tsx';

/** The subject of an opened form, shown above it. */
export type FormSubject = {
  title: string;
  text: string;
  image: { src: string; alt: string } | null;
  /** A person's picture is drawn round. */
  person: boolean;
  /** Whom to call, by name. */
  calls?: readonly { name: string; phone: string }[];
};

/** A link from one form to another, with the text before it. */
export type FormLink = { before: string; label: string; href: string };

/** A form ready to be drawn: plain data, as the panel fetches it. */
export type PanelForm = {
  /** Settings and lists applied. */
  definition: FormDefinition;
  /** Forms without one need none. Its name on the wire is `ticket`. */
  formToken?: string;
  values: ControlValues;
  heading: string;
  subject?: FormSubject | null;
  preview?: ComponentProps<typeof FormPreview>['preview'];
  /** The captcha, if the form has one. */
  captcha?: CaptchaWidget;
  /** Shown under the button. */
  footnote?: string;
  /** Shown below the form. */
  links?: readonly FormLink[];
};

/** A form that is rendered by the same island as in a page. */
export type IslandForm = {
  heading: string;
  /** Shown under it. */
  footnote?: string;
  /** The island's name. */
  island: string;
  props: object;
};

/** Shown instead of a form that does not exist: a message, and links to go to. */
export type MissingForm = { message: string; links?: readonly { href: string; label: string }[] };

/** The answer to fetching a form, one of these: the form, a page to open instead, or why there is none. */
export type FetchedForm = { form?: PanelForm; drawn?: IslandForm; next?: string; gone?: MissingForm };
