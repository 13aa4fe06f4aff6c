import type { PuckApi } from '@puckeditor/core';

/** How often the search is looked for, once a frame: its panel may have to be drawn first. */
const FRAMES = 30;

/** Opens the list of blocks and puts the cursor into its search. */
export function searchBlocks({ dispatch }: PuckApi): boolean {
  dispatch({ type: 'setUi', ui: { leftSideBarVisible: true, plugin: { current: 'blocks' } } });
  let left = FRAMES;
  const look = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('.fr-builder [data-block-search]')];
    const field = fields.find((each) => each.checkVisibility());
    left -= 1;
    if (!field) {
      if (left > 0) requestAnimationFrame(look);
      return;
    }
    field.focus();
    field.select();
  };
  requestAnimationFrame(look);
  return true;
}
