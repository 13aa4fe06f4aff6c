/** What plays behind a section: it plays on the screen only, and stops when a visitor says so. */
export type Playing = { play: () => void; pause: () => void };

/**
 * Ties what plays to the section's button and to whether anybody sees it.
 * @returns what ends that
 */
export function controlled({ section, playing }: { section: HTMLElement; playing: Playing }): () => void {
  const button = pauseButton(section);
  const leaving = new AbortController();
  let stopped = false;
  let seen = false;
  let playsNow = false;
  const settle = () => {
    const plays = seen && !stopped && !document.hidden;
    if (plays === playsNow) return;
    playsNow = plays;
    if (plays) playing.play();
    else playing.pause();
  };
  const observer = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    settle();
  });
  observer.observe(section);
  document.addEventListener('visibilitychange', settle, { signal: leaving.signal });
  button?.addEventListener(
    'click',
    () => {
      stopped = !stopped;
      button.setAttribute('aria-pressed', String(stopped));
      settle();
    },
    { signal: leaving.signal },
  );
  return () => {
    leaving.abort();
    observer.disconnect();
    playing.pause();
    if (button) button.hidden = true;
  };
}

/** Shows the section's button: there is something to stop. */
export function offerPause(section: HTMLElement): void {
  const button = pauseButton(section);
  if (button) button.hidden = false;
}

const pauseButton = (section: HTMLElement) =>
  section.querySelector<HTMLButtonElement>(':scope > [data-background-pause]');

/** Whether visitors want nothing to move by itself. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether visitors want little to be loaded. Browsers say so in one of two ways, or not at all. */
export const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
