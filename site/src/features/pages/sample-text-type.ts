/** Text of a starter or a new block that has not been replaced yet, and its block. */
export type SampleText = {
  /** The block's id in the design. */
  id: string;
  /** What kind of block it is, as staff know it. */
  block: string;
  text: string;
};

/** Set on a request whose sender has seen the list and publishes anyway. */
export const KEEP_SAMPLE_TEXT = 'keepSampleText';
