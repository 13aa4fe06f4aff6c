let locks = 0;
let before: { overflow: string; paddingRight: string };

/**
 * Keeps the page behind from scrolling, and from moving sideways when its scroll bar goes. The answer lets it go; of
 * several that keep it, whichever lets go last.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    before = { overflow: style.overflow, paddingRight: style.paddingRight };
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (held) locks -= 1;
    if (held && locks === 0) Object.assign(style, before);
    held = false;
  };
}
