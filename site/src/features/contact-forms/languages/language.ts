import type { ContactText } from '@frontage/forms';

/** A language that forms can speak. Server and admin only: a page carries the texts of its own form. */
export type Language = {
  /** What staff call it. */
  name: string;
  /** Heading of the thanks. */
  thanks: string;
  texts: Readonly<Record<ContactText, string>>;
};
