/** From where a window comes and where it goes. Start and end are left and right where text runs from left to right. */
export const WINDOW_ANIMATIONS = [
  'none',
  'fade',
  'zoom',
  'slide-top',
  'slide-bottom',
  'slide-start',
  'slide-end',
] as const;

export type WindowAnimation = (typeof WINDOW_ANIMATIONS)[number];

/** How a window over the page looks, and how it can be closed. Times are seconds. */
export type WindowLook = {
  /** Names it for those who do not see it. */
  label: string;
  /** Where it stands: `fr-window-{place}` in windows.css. */
  place: string;
  /** px; it is never wider than the screen. */
  width: number;
  /** Darkens the page behind, which cannot be used while the window is open. */
  overlay: boolean;
  closeButton?: { position: 'inside' | 'outside'; delay: number };
  closeAutomatically?: number;
  preventScroll: boolean;
  preventCloseOnBackgroundClick: boolean;
  preventCloseOnEsc: boolean;
  /** One of {@link WINDOW_ANIMATIONS}; another name is none. */
  entrance: string;
  exit: string;
  entranceDuration: number;
  /** Keeps the focus within it, and sets it there when it opens. */
  a11yNavigation: boolean;
  classes: readonly string[];
};
