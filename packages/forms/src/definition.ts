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
  /** Settings that are on by default. */
  readonly settings?: FormSettings;
  /** The form's main subject, where it could have several. */
  readonly context?: 'office' | 'agent' | 'listing';
  readonly submitLabel: string;
  /** Headings and texts between the fields. */
  readonly words?: readonly FormText[];
  /** Only in contact forms: they are checked by the rules in `swv/`, which other clients use as well. */
  readonly contact?: ContactRules;
  readonly messages: FormMessages;
  /** Below the button: what happens with what is sent, where that is not the usual. */
  readonly consent?: string;
  /** Texts in place of those that promise an email, for a website that sends none. {@link applyMail} applies them. */
  readonly withoutMail?: {
    readonly intro?: string;
    readonly thanks?: FormMessages['thanks'];
    readonly consent?: string;
  };
  /** Texts of the form's own parts in another language; left out in English. */
  readonly texts?: FormPartTexts;
  /** Increased when stored answers would read differently; stored with each lead. */
  readonly version: number;
};

/** Content between fields: before the field with this name, or after all of them. */
export type FormText = { readonly before?: string; readonly heading?: string; readonly text?: string };

/** Options of a contact form. */
export type ContactRules = {
  /** Locale of its texts, such as 'en_AU'. */
  readonly locale: string;
  /** Custom messages for visitors; the fields' own are used otherwise. */
  readonly texts?: Readonly<Partial<Record<ContactText, string>>>;
  /** The button stays enabled, and an acceptance box left empty is reported as an error. */
  readonly acceptanceAsValidation?: boolean;
  /** Groups of which at least one field must be answered. */
  readonly oneOf?: readonly { readonly fields: readonly string[]; readonly message: string }[];
};

export type FormMessages = {
  /** While the form is being sent. */
  readonly waiting: string;
  /** When checks or sending fail. */
  readonly failed: string;
  readonly thanks: {
    readonly title: string;
    readonly body: string;
    /** Their languages, where staff wrote them in another one than the form's. */
    readonly lang?: { readonly title?: string; readonly body?: string };
  };
  /** Shows the outcome on the button itself; the form then resets. */
  readonly button?: { readonly sent: string; readonly failed: string };
  /** Texts for the server's named outcomes, such as 'email-not-found'. */
  readonly outcomes?: Readonly<Record<string, string>>;
};

/** Texts that are no field's and no message: “(optional)”, the name of a list's empty choice, why sending did not work. */
export type FormPartTexts = Readonly<
  Partial<
    Record<
      | 'optional'
      | 'choose'
      | 'fix'
      | 'offline'
      | 'reference'
      | 'close'
      | 'honeypot'
      | 'privacyPolicy'
      | 'captchaWaiting'
      | 'captchaScript'
      | 'captchaFailed'
      | 'take_out'
      | 'make_smaller'
      | 'files'
      | 'attached'
      | 'removed'
      | 'reducing'
      | 'notReduced'
      | 'reduced'
      | 'tooLarge'
      | 'calendar'
      | 'calendarOpening'
      | 'dayExample',
      string
    >
  >
>;

/** Settings of a form; a missing one is off. */
export type FormSettings = Readonly<Record<string, boolean | undefined>>;

/** Option lists known only at run time, by the name used in `optionsFrom`. */
export type OptionLists = Readonly<Record<string, readonly Option[] | undefined>>;
