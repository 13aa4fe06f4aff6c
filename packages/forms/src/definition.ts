import type { ContactText } from './contact-texts.ts';
import type { Option } from './field-base.ts';
import type { Field } from './kinds/list.ts';

/** A whole form as data: drawn by one component, checked by one validator, safe to store and to send as JSON. */
export type FormDefinition = {
  /** Names the form in addresses and records, such as 'property-enquiry'. */
  readonly key: string;
  readonly title: string;
  readonly intro?: string;
  readonly fields: readonly Field[];
  /** Switches that are on until an agency sets them otherwise. */
  readonly settings?: FormSettings;
  /** What the form is about first, where it could be about several things. */
  readonly context?: 'office' | 'agent' | 'listing';
  readonly submitLabel: string;
  /** Headings and texts between the fields. */
  readonly words?: readonly FormWords[];
  /** Only in forms that staff build: they are checked by the rules in `swv/`, which other clients know as well. */
  readonly contact?: ContactRules;
  readonly messages: FormMessages;
  /** Raised when stored answers would read differently; kept with each lead. */
  readonly version: number;
};

/** What is between fields: before the one with this name, or after all of them. */
export type FormWords = { readonly before?: string; readonly heading?: string; readonly text?: string };

/** What a contact form has beside its fields. */
export type ContactRules = {
  /** Of its texts, such as 'en_AU'. */
  readonly locale: string;
  /** What visitors are told, where staff wrote it; else each field's own words. */
  readonly texts?: Readonly<Partial<Record<ContactText, string>>>;
  /** What was not accepted counts as a wrong answer, and the button can be clicked. */
  readonly acceptanceAsValidation?: boolean;
  /** Groups of which at least one is to be answered. */
  readonly oneOf?: readonly { readonly fields: readonly string[]; readonly message: string }[];
};

export type FormMessages = {
  /** While the form is being sent. */
  readonly waiting: string;
  /** When checks or sending fail. */
  readonly failed: string;
  readonly thanks: { readonly title: string; readonly body: string };
  /** Where the button itself says what became of the form, and the form then begins again. */
  readonly button?: { readonly sent: string; readonly failed: string };
  /** Texts for the server's named outcomes, such as 'email-not-found'. */
  readonly outcomes?: Readonly<Record<string, string>>;
};

/** Switches an agency sets for a form; what is absent is off. */
export type FormSettings = Readonly<Record<string, boolean | undefined>>;

/** Option lists known only at run time, by the name used in `optionsFrom`. */
export type OptionLists = Readonly<Record<string, readonly Option[] | undefined>>;
