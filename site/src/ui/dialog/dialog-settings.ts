/** Entrance and exit animations. Start and end are left and right in left-to-right text. */
export const DIALOG_ANIMATIONS = [
  'none',
  'fade',
  'zoom',
  'slide-top',
  'slide-bottom',
  'slide-start',
  'slide-end',
] as const;

export type DialogAnimation = (typeof DIALOG_ANIMATIONS)[number];

/** The keyframes of entrances.css, and where the dialog comes from. */
export type DialogMove = { keyframes: string; from: string };

/** Position, size and behaviour of a dialog. Times are in seconds. */
export type DialogSettings = {
  /** Its accessible name. */
  label: string;
  /** Position: `fr-dialog-{place}` in dialogs.css. */
  place: string;
  /** Pixels; limited to the width of the screen. */
  width: number;
  /** Darkens and blocks the page behind. */
  overlay: boolean;
  closeButton?: { position: 'inside' | 'outside'; delay: number };
  closeAutomatically?: number;
  preventScroll: boolean;
  preventCloseOnBackgroundClick: boolean;
  preventCloseOnEsc: boolean;
  /** One of {@link DIALOG_ANIMATIONS}, or a movement as blocks have it; any other name means none. */
  entrance: string | DialogMove;
  exit: string | DialogMove;
  entranceDuration: number;
  /** Moves the keyboard focus inside when it opens and keeps it there. */
  a11yNavigation: boolean;
  classes: readonly string[];
};
