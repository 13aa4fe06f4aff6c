import type { Condition } from './condition.ts';
import type { RuleTexts } from './messages.ts';

/** What all fields have in common. Pure data: it survives JSON unchanged. */
export type FieldBase = {
  /** Sent with the form. Letters, digits, `-`, `_`, `:`; begins with a letter (`_` is kept for transport). */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Replaces the label in "Enter …" or "Choose …" where the label does not read well. */
  readonly noun?: string;
  readonly required?: boolean | { readonly message: string };
  readonly requiredWhen?: Condition;
  /** Required when the setting of that name is on. */
  readonly requiredBySetting?: string;
  /** Shown and stored only when this holds. May refer to fields above this one. */
  readonly shownWhen?: Condition;
  /** Part of the form only when the setting of that name is on. */
  readonly shownBySetting?: string;
  /** In UTF-16 units as browsers count them; a line end is one. Text kinds only. */
  readonly minLength?: number;
  /** Each text kind has a default, so text is always bounded. */
  readonly maxLength?: number;
  /** Name of a field whose answer must be repeated here. */
  readonly sameAs?: string;
  /** The HTML autocomplete token. */
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly messages?: RuleTexts;
  /** The value in an empty form; for lists of choices, one value. */
  readonly initial?: string;
  /** Query parameters that may fill this field, first match wins. Without it an address never fills the field. */
  readonly fillFrom?: readonly string[];
  /** Filled in from the signed-in visitor's account. */
  readonly fillFromVisitor?: 'name' | 'firstName' | 'lastName' | 'email' | 'phone';
  /** Two adjacent halves, or three thirds, share a row where they fit. */
  readonly width?: 'half' | 'third';
  /** Shows how many characters were typed, or how many are left. */
  readonly counter?: 'up' | 'down';
  /** The control's id, where an imported form had one. */
  readonly id?: string;
};

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Can be chosen only while this holds; disabled otherwise. May refer to fields above. */
  readonly onlyWhen?: Condition;
  /** Cannot be chosen now. Derived from `onlyWhen`, never written in a definition. */
  readonly disabled?: boolean;
};

/** Options are written in the definition, or named here and passed in at run time. */
export type Choices = { readonly options?: readonly Option[]; readonly optionsFrom?: string };
