import type { Answers, Field } from '@frontage/forms';
import type { CurrentVisitor } from '#site/server/current-visitor.ts';
import type { VisitorResult } from '#site/server/visitor-form.ts';
import type { RegistrationQuestions } from './forms/guest-forms.ts';

/**
 * What another part of the website keeps for a subscriber (alerts, saved listings): told when they sign in or confirm
 * their address, asked for everything when they want their data, and to forget everything when they go.
 */
export type AccountPart = {
  /** Names the part in the data that a subscriber downloads. */
  name: string;
  /** They signed in with a browser that was this visitor until now. */
  signedIn?: (about: { subscriber: number; visitor: string }) => Promise<void>;
  /** The address of a subscriber was confirmed by its owner. */
  confirmed?: (subscriber: number) => Promise<void>;
  /** Everything kept for them, as JSON. */
  data: (subscriber: number) => Promise<unknown>;
  /** Erases everything kept for them, for good. Doing it twice is no error. */
  erase: (subscriber: number) => Promise<void>;
};

/** What registering asks beside who somebody is, and what comes of it. */
export type RegistrationPart = {
  /** They stand below the person's own fields. */
  fields: readonly Field[];
  /** Whether it asks for a password and a mobile, as the agency has set it; both are optional without. */
  questions?: () => Promise<RegistrationQuestions>;
  /** Why the answers cannot be taken, before anything is kept; undefined when they can. */
  refuses?: (answers: Answers) => Promise<Extract<VisitorResult, { ok: false }> | undefined>;
  /**
   * Keeps what was asked for; it counts once the address is confirmed, or at once for somebody `confirmed`.
   * Answers with the words that the message to the new subscriber names it by.
   */
  registered: (about: {
    subscriber: number;
    confirmed: boolean;
    answers: Answers;
    visitor: CurrentVisitor;
  }) => Promise<{ words: string }>;
};
