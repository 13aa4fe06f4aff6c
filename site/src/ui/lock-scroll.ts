let locks = 0;
let before: { overflow: string; paddingRight: string };

/**
 * Stops the page behind from scrolling, without a shift when its scroll bar disappears. The returned function releases
 * it; of several locks the last one does.
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
