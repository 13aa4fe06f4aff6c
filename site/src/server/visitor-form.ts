import type { Answers, DrawnValues, FieldError, FormDefinition } from '@frontage/forms';
import type { CurrentVisitor } from './current-visitor.ts';

/** A session that begins: its token, and how long it lasts without coming back. */
export type NewSession = { token: string; seconds: number };

/** What became of a form. `outcome` is what scripts of the old website go by, `message` is for people. */
export type VisitorResult =
  | {
      ok: true;
      outcome: string;
      /** Somebody asked the agency for something by it, and whoever measures advertisements counts that. */
      lead?: boolean;
      /** Where it leads on to: after the thanks, or at once (`now`). */
      next?: string;
      now?: boolean;
      /** Begins, or ends, the session of whoever sent it. */
      session?: NewSession | 'end';
      /** Said in place of the definition's thanks. */
      thanks?: FormDefinition['messages']['thanks'];
    }
  | {
      ok: false;
      outcome: string;
      message: string;
      errors?: readonly FieldError[];
      /** With a limit that was reached. */
      retryAfterSeconds?: number;
    };

/** What was sent with a form, checked against its definition. */
export type SentForm = {
  answers: Answers;
  visitor: CurrentVisitor;
  /** The client, as limits count it. */
  addressKey: string;
};

/** How a form is opened: what stands in it, and what is said around it. */
export type OpenedForm = { values?: DrawnValues; intro?: string; preview?: FormPreview };

/** What a form would bring, shown above it: in words, and a few of the listings. */
export type FormPreview = {
  text: string;
  listings: {
    path: string;
    title: string;
    priceText: string;
    facts: string;
    image: { src: string; alt: string } | null;
  }[];
};

/** A form of visitors' accounts, alerts or saved listings: the same as a page, in the panel and for old scripts. */
export type VisitorForm = {
  definition: FormDefinition;
  /** The same with the agency's settings applied, where it has some; draw and check this one. */
  ready?: () => Promise<FormDefinition>;
  /** `guests` who are signed in already go to /welcome instead; who is not, signs in first for `members`. */
  audience: 'guests' | 'members' | 'everybody';
  /** What stands in it at first; undefined where what it is about is not there. By default what the query may fill. */
  open?: (about: { query: URLSearchParams; visitor: CurrentVisitor }) => Promise<OpenedForm | undefined>;
  submit: (sent: SentForm) => Promise<VisitorResult>;
};
