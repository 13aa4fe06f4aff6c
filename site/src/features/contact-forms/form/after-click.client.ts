/**
 * Does something once nobody is pressing: what is said about an answer moves what stands under it, and a button that
 * moves away under the pointer is not pressed. `end` stops listening.
 */
export function createAfterPress() {
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
    afterPress: (run: () => void) => (isPressed ? void waiting.push(run) : run()),
    end: () => stop.abort(),
  };
}
