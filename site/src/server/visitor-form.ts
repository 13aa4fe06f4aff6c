import type { Answers, ControlValues, FieldError, FormDefinition } from '@frontage/forms';
import type { CurrentVisitor } from './current-visitor.ts';

/** A new session: its token, and how long it lasts. */
export type NewSession = { token: string; seconds: number };

/** The result of a form. `outcome` is for scripts of the old website, `message` is for people. */
export type VisitorResult =
  | {
      ok: true;
      outcome: string;
      /** It counts as a conversion. */
      lead?: boolean;
      /** The next page: after the thank-you text, or at once (`now`). */
      next?: string;
      now?: boolean;
      /** Starts or ends the visitor's session. */
      session?: NewSession | 'end';
      /** Replaces the thank-you text of the definition. */
      thanks?: FormDefinition['messages']['thanks'];
    }
  | {
      ok: false;
      outcome: string;
      message: string;
      errors?: readonly FieldError[];
      /** If a limit was reached. */
      retryAfterSeconds?: number;
    };

/** The validated answers of a form. */
export type SentForm = {
  answers: Answers;
  visitor: CurrentVisitor;
  /** The client's key for rate limits. */
  addressKey: string;
};

/** An opened form: its values and the text around it. */
export type OpenedForm = { values?: ControlValues; intro?: string; preview?: FormPreview };

/** A preview above a form: a text and a few listings. */
export type FormPreview = {
  /** Its name for screen readers. */
  label: string;
  text: string;
  listings: {
    path: string;
    title: string;
    priceText: string;
    facts: string;
    image: { src: string; alt: string } | null;
  }[];
};

/** A form for accounts, alerts or saved listings: the same as a page, in the panel and for scripts of the old website. */
export type VisitorForm = {
  definition: FormDefinition;
  /** The definition with the agency's settings applied; render and validate this one. */
  ready?: () => Promise<FormDefinition>;
  /** Signed-in visitors are redirected from forms for `guests` to /welcome, others from forms for `members` to sign in. */
  audience: 'guests' | 'members' | 'everybody';
  /** Its initial values; undefined if its subject does not exist. By default those in the query. */
  open?: (about: { query: URLSearchParams; visitor: CurrentVisitor }) => Promise<OpenedForm | undefined>;
  submit: (sent: SentForm) => Promise<VisitorResult>;
};
