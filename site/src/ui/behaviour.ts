/**
 * A script for an element of a block without React: counting, revealing, scrolling. Its file,
 * `{name}.behaviour.client.ts`, is a chunk of its own, loaded when an element with `data-behaviour="{name}"` comes near
 * the viewport.
 */
export type Behaviour = {
  /** Starts one element, which also works without it. Returns a function that stops it, for the editor's re-renders. */
  start: (element: HTMLElement) => undefined | (() => void);
};
