/** A text of a ready-made page or of a new block that nobody has replaced yet, and the block it is in. */
export type SampleText = {
  /** The block's id in the design. */
  id: string;
  /** What kind of block it is, as staff know it. */
  block: string;
  text: string;
};

/** Set on a request whose sender has seen the list and publishes all the same. */
export const KEEP_SAMPLE_TEXT = 'keepSampleText';
