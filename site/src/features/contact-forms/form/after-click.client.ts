/**
 * Runs something once the pointer is released: an error message moves the page, and a button that moves away under the
 * pointer is not clicked. `end` stops listening.
 */
export function createAfterClick() {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener('pointerdown', () => (isPressed = true), options);
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(
      name,
      () => {
        isPressed = false;
        const all = waiting;
        waiting = [];
        // The click itself comes first.
        setTimeout(() => all.map((run) => run()));
      },
      options,
    );
  return {
    run: (run: () => void) => (isPressed ? void waiting.push(run) : run()),
    end: () => stop.abort(),
  };
}
