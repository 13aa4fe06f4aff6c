/** How often a new block is looked for, once a frame: Puck draws it a moment after it was added. */
const FRAMES = 30;

/** Scrolls the page in the builder to a block, unless all of it can be seen already. */
export function showBlock(id: string): void {
  let left = FRAMES;
  const look = () => {
    const page = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
    const block = page?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
    if (!block) {
      left -= 1;
      if (left > 0) requestAnimationFrame(look);
      return;
    }
    const { top, bottom, height } = block.getBoundingClientRect();
    const visible = page?.documentElement.clientHeight ?? 0;
    if (top >= 0 && bottom <= visible) return;
    block.scrollIntoView({ block: height > visible ? 'start' : 'center' });
  };
  requestAnimationFrame(look);
}
