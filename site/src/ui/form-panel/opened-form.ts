import type { ControlValues, FormDefinition } from '@frontage/forms';
import type { ComponentProps } from 'react';
import type { CaptchaWidget } from '../form/captcha.ts';
import type { FormPreview } from '../form/form-preview.tsx';

/** Whom or what an opened form is about, to be above it. */
export type FormSubject = {
  title: string;
  text: string;
  image: { src: string; alt: string } | null;
  /** A person's picture is drawn round. */
  person: boolean;
};

/** A way from one form to another, with the words before it. */
export type FormLink = { before: string; form: string; label: string };

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
  /** What asks for proof that a person sends it; undefined where nothing does. */
  captcha?: CaptchaWidget;
  /** Shown under the button. */
  footnote?: string;
  /** Stand below the form. */
  links?: readonly FormLink[];
};

/** A form that an island draws as it draws it in a page. */
export type IslandForm = {
  heading: string;
  /** Shown under it. */
  footnote?: string;
  /** The island's name. */
  island: string;
  props: object;
};

/** What is said in place of a form that is not there, and where to go instead. */
export type MissingForm = { message: string; links?: readonly { href: string; label: string }[] };

/** What comes of asking for a form, one of these: the form, a page to go to instead, or why there is none. */
export type FetchedForm = { form?: PanelForm; drawn?: IslandForm; next?: string; gone?: MissingForm };
