import type { Answers, Field } from '@frontage/forms';
import type { CurrentVisitor } from '#site/server/current-visitor.ts';
import type { VisitorResult } from '#site/server/visitor-form.ts';
import type { RegistrationQuestions } from './forms/guest-forms.ts';

/**
 * Another feature that stores data for subscribers (alerts, saved listings). It is called when they sign in, confirm
 * their email address, download their data or delete their account.
 */
export type AccountPart = {
  /** Its name in the data that a subscriber downloads. */
  name: string;
  /** A subscriber signed in; `visitor` is the id that their browser had until now. */
  signedIn?: (about: { subscriber: number; visitor: string }) => Promise<void>;
  /** A subscriber confirmed their email address. */
  confirmed?: (subscriber: number) => Promise<void>;
  /** Everything stored about them, as JSON. */
  data: (subscriber: number) => Promise<unknown>;
  /** Permanently deletes everything stored about them. Can be called twice. */
  erase: (subscriber: number) => Promise<void>;
};

/** Further questions of the registration form, and what happens with the answers. */
export type RegistrationPart = {
  /** Shown below the fields about the person. */
  fields: readonly Field[];
  /** Whether the agency requires a password and a mobile number; optional by default. */
  questions?: () => Promise<RegistrationQuestions>;
  /** Why the answers are refused, checked before anything is stored; undefined if they are accepted. */
  refuses?: (answers: Answers) => Promise<Extract<VisitorResult, { ok: false }> | undefined>;
  /**
   * Stores what was asked for. It takes effect once the email address is confirmed, or at once if `confirmed`.
   * Returns its description for the email to the new subscriber.
   */
  registered: (about: {
    subscriber: number;
    confirmed: boolean;
    answers: Answers;
    visitor: CurrentVisitor;
  }) => Promise<{ words: string }>;
};
