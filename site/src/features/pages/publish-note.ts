/** What the blocks of a design hold that is worth a look before it is published, in the order of the page. */
export type DesignOutline = {
  /** Pictures without alt text of their own; the media library may have one. */
  pictures: { id: string; block: string; media: number }[];
  /** Headings that skip a level, and second titles. */
  headings: { id: string; block: string; text: string }[];
  /** Buttons that link nowhere. */
  noLink: { id: string; block: string; text: string }[];
};

/** Something to look at before publishing; visitors can use the page all the same. */
export type PublishNote = {
  /** The block’s id in the design; '' for the page itself. */
  id: string;
  /** What kind of block it is, as staff know it. */
  block: string;
  text: string;
  /** Publishing waits for somebody to look at it, although it is about no block. */
  waits?: true;
};
