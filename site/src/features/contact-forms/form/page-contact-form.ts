import type { DrawnValues, FormDefinition } from '@frontage/forms';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import type { Feedback } from './feedback.ts';

/** A contact form that is ready to be drawn at one place of a page: plain data, since it is an island. */
export type PageContactForm = {
  id: number;
  /** With a question asked in each quiz. */
  definition: FormDefinition;
  /** Where it is sent without script. */
  action: string;
  /** Where a script sends it and asks for new questions; the API of contact forms where it says nothing else. */
  api?: string;
  unitTag: string;
  /** The record of the page that it stands in; 0 for none. */
  page: number;
  captcha?: CaptchaWidget;
  /** When it was opened, where it is drawn for one visitor: pages that are kept have none. */
  formToken?: string;
  /** Path of the page it was opened from, where that is not the page it stands in. */
  from?: string;
  /** Where a form that was sent leads. */
  next?: string;
  /** What stands in the fields at first. */
  values: DrawnValues;
  /** The names of the fields that are asked for with these. */
  asked: readonly string[];
  /** What the server said, where it draws the form again. */
  feedback?: Feedback;
};
