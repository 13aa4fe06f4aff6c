/**
 * What makes an element of a block move without React: counting, revealing, scrolling. Its file,
 * `{name}.behaviour.client.ts`, is a chunk of its own, fetched when an element marked `data-behaviour="{name}"` comes
 * near the screen.
 */
export type Behaviour = {
  /** Starts one element; it is whole without. What it returns ends it again (the editor draws anew). */
  start: (element: HTMLElement) => undefined | (() => void);
};
