import type { DrawnValues, FieldError, FormDefinition } from '@frontage/forms';
import type { CaptchaWidget } from './captcha.ts';
import type { FormAnswer } from './send-form.ts';

/** What a form is drawn with. */
export type FormProps = {
  /** Resolved: without settings or lists still to be passed in. */
  definition: FormDefinition;
  /** Where the form is sent, with or without JavaScript. */
  action: string;
  /** Answers `{ ticket }` as JSON; fetched when the form has no token. Left out where a form needs none. */
  tokenUrl?: string;
  formToken?: string;
  /** Path of the page it was opened from, where that is not the page it is in. */
  page?: string;
  /** What the fields hold at first; their `initial` values when left out. */
  values?: DrawnValues;
  /** What was wrong when the server drew this form again. */
  errors?: readonly FieldError[];
  /** The sentence above them, or alone: why it was not sent. */
  problem?: string;
  /** Asks for proof that a person sends the form. */
  captcha?: CaptchaWidget;
  /** It is on every page beside what the page is about: it counts as opened once somebody answers something. */
  standing?: boolean;
  /** Draws what other answers would ask as well: for pages whose own script shows and hides it. */
  everySection?: boolean;
  /** Shown under the button. */
  footnote?: string;
  /** Closes what the form is in; without it the thanks have no button. */
  onClose?: () => void;
  /** Called when the form was sent. */
  onSent?: (sent: Sent) => void;
  /** Goes on to another page after the thanks; left out, the browser goes there. */
  onLeave?: (address: string) => void;
};

/** What the server says of a form that it has taken. */
export type Sent = Extract<FormAnswer, { ok: true }>;
