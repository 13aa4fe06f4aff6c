/** On screens narrower than this a finger on the map scrolls the page. */
const DRAG_FROM = '(min-width: 600px)';

/** Lets the map be dragged where the screen is wide enough, also once that changes. What it returns ends that. */
export function dragWhereWide({
  pan,
  match = (query) => matchMedia(query),
}: {
  pan: { enable: () => void; disable: () => void };
  /** For tests. */
  match?: (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
}): () => void {
  const wide = match(DRAG_FROM);
  const follow = () => (wide.matches ? pan.enable() : pan.disable());
  follow();
  wide.addEventListener('change', follow);
  return () => wide.removeEventListener('change', follow);
}
