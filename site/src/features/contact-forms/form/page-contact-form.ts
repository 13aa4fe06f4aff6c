import type { ControlValues, FormDefinition } from '@frontage/forms';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import type { Feedback } from './feedback.ts';

/** A contact form at one place of a page, ready to render: plain data, since it is an island. */
export type PageContactForm = {
  id: number;
  /** With a question in each quiz. */
  definition: FormDefinition;
  /** Where it is sent without JavaScript. */
  action: string;
  /** Where a script sends it and gets new quiz questions; left out, the API of contact forms. */
  api?: string;
  unitTag: string;
  /** Id of the page it is in; 0 for none. */
  page: number;
  captcha?: CaptchaWidget;
  /** The form token, where it is rendered for one visitor: cached pages have none. */
  token?: string;
  /** A script fetched it and draws it: the browser is no old one, and React would make a script from HTML. */
  fetched?: true;
  /** Path of the page it was opened from, where that is another one. */
  from?: string;
  /** Where the visitor is redirected after sending. */
  next?: string;
  /** The initial values. */
  values: ControlValues;
  /** The names of the fields that are shown with these. */
  asked: readonly string[];
  /** The server's feedback, where it renders the form again. */
  feedback?: Feedback;
};
