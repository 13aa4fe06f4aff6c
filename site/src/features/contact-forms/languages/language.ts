import type { ContactText } from '@frontage/forms';

/** A language of forms. Server and admin only: a page has the texts of its own form. */
export type Language = {
  /** What staff call it. */
  name: string;
  /** Heading of the thanks. */
  thanks: string;
  texts: Readonly<Record<ContactText, string>>;
};
