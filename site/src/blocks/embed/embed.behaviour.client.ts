import type { Behaviour } from '#site/ui/behaviour.ts';
import { isPlainClick } from '#site/ui/island-loader.client.ts';
import { makePlayer } from '#site/ui/player.client.ts';

/** Puts the frame in the place of its cover when that is clicked. Without JavaScript the cover is a link to it. */
export const behaviour: Behaviour = {
  start(element) {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const frame = makePlayer(element);
      frame.setAttribute('sandbox', element.dataset.playerSandbox ?? '');
      frame.classList.add('bg-paper');
      frame.tabIndex = 0;
      element.replaceWith(frame);
      frame.focus();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  },
};
