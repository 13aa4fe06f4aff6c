import type { ControlValues, FieldError, FormDefinition } from '@frontage/forms';
import type { CaptchaWidget } from './captcha.ts';
import type { FormAnswer } from './send-form.ts';

/** Props of a form. */
export type FormProps = {
  /** Resolved: settings and option lists are already applied. */
  definition: FormDefinition;
  /** Where the form is sent, with or without JavaScript. */
  action: string;
  /** Answers `{ ticket }` as JSON; fetched when the form has no token. Left out where a form needs none. */
  tokenUrl?: string;
  formToken?: string;
  /** Path of the page it was opened from, if not the current one. */
  page?: string;
  /** Initial values of the fields; their `initial` ones when left out. */
  values?: ControlValues;
  /** The errors, when the server shows the form again. */
  errors?: readonly FieldError[];
  /** The sentence above the errors, or alone: why it was not sent. */
  problem?: string;
  /** Adds a captcha. */
  captcha?: CaptchaWidget;
  /** It is on every page, so it counts as opened only once a visitor fills in a field. */
  standing?: boolean;
  /** Also renders fields that are hidden now, for pages whose own script shows and hides them. */
  everySection?: boolean;
  /** Shown under the button. */
  footnote?: string;
  /** Closes the dialog or panel around the form; without it the thank-you message has no button. */
  onClose?: () => void;
  /** Called when the form was sent. */
  onSent?: (sent: Sent) => void;
  /** Opens the page that follows the thank-you message; by default the browser navigates there. */
  onLeave?: (address: string) => void;
};

/** The server's answer to a form that it accepted. */
export type Sent = Extract<FormAnswer, { ok: true }>;
