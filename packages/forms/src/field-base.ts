import type { Condition } from './condition.ts';
import type { RuleTexts } from './messages.ts';

/** What all fields have in common. Pure data: it survives JSON unchanged. */
export type FieldBase = {
  /** Sent with the form. Letters, digits, `-`, `_`, `:`; begins with a letter (`_` is kept for transport). */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The words in "Enter …" or "Choose …" when the label does not read well there. */
  readonly noun?: string;
  readonly required?: boolean | { readonly message: string };
  readonly requiredWhen?: Condition;
  /** Required when the setting of that name is on. */
  readonly requiredBySetting?: string;
  /** Shown and kept only when this holds. May refer to fields above this one. */
  readonly shownWhen?: Condition;
  /** Part of the form only when the setting of that name is on. */
  readonly shownBySetting?: string;
  /** In UTF-16 units as the browser counts them, a line end as one. Texts only. */
  readonly minLength?: number;
  /** Each text kind has a default, so a text is always bounded. */
  readonly maxLength?: number;
  /** Name of a field whose answer must be repeated here. */
  readonly sameAs?: string;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly messages?: RuleTexts;
  /** What the empty form shows; for lists of choices, one value. */
  readonly initial?: string;
  /** Query parameters that may fill this field, first match wins. Without it nothing in an address does. */
  readonly fillFrom?: readonly string[];
  /** What a visitor who is signed in has told us before. */
  readonly fillFromVisitor?: 'name' | 'firstName' | 'lastName' | 'email' | 'phone';
  /** Two neighbouring halves, or three thirds, share a row where there is room. */
  readonly width?: 'half' | 'third';
  /** Says how many characters were written, or how many are left. */
  readonly counter?: 'up' | 'down';
  /** The id of its control, where a form that was brought along had one. */
  readonly id?: string;
};

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Can be chosen only while this holds; in view but disabled otherwise. May refer to fields above. */
  readonly onlyWhen?: Condition;
  /** Cannot be chosen now. Settled from `onlyWhen`, never written in a definition. */
  readonly disabled?: boolean;
};

/** Options are written in the definition, or named here and passed in at run time. */
export type Choices = { readonly options?: readonly Option[]; readonly optionsFrom?: string };
