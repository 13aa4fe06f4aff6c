import type { Behaviour } from '#site/ui/behaviour.ts';
import { isPlainClick } from '#site/ui/island-loader.client.ts';
import { makePlayer } from '#site/ui/player.client.ts';

/** Puts the video in the place of its picture when that is clicked. Without JavaScript the picture is a link to the video. */
export const behaviour: Behaviour = {
  start(element) {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const player = makePlayer(element);
      player.tabIndex = 0;
      element.replaceWith(player);
      player.focus();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  },
};
