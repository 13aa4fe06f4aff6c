import type { Behaviour } from '#site/ui/behaviour.ts';
import { controlled, offerPause, wantsStillness } from './background-control.ts';
import { slideAfter } from './background-state.ts';

/** Shows the pictures behind a section one after the other. Each is loaded while the one before it is shown. */
export const behaviour: Behaviour = {
  start: (section) => {
    const show = section.querySelector<HTMLElement>(':scope > .fr-background [data-background-slides]');
    if (!show || wantsStillness()) return undefined;
    const slides = [...show.querySelectorAll<HTMLElement>(':scope > .fr-slide')];
    const loop = show.dataset.loop !== undefined;
    const duration = Number(show.dataset.duration);
    let at = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const wait = () => {
      const next = slideAfter({ at, count: slides.length, loop });
      const slide = next === null ? undefined : slides[next];
      if (next === null || !slide) return;
      const ready = loaded(slide);
      timer = setTimeout(() => {
        const mine = timer;
        // A picture that cannot be had is waited for in vain: its turn comes all the same.
        void ready.then(() => {
          if (timer !== mine) return;
          turn({ slides, from: at, to: next });
          at = next;
          wait();
        });
      }, duration);
    };
    offerPause(section);
    return controlled({
      section,
      playing: {
        play: () => {
          show.removeAttribute('data-paused');
          wait();
        },
        pause: () => {
          show.setAttribute('data-paused', '');
          clearTimeout(timer);
          timer = undefined;
        },
      },
    });
  },
};

function turn({ slides, from, to }: { slides: HTMLElement[]; from: number; to: number }): void {
  for (const [index, slide] of slides.entries()) {
    if (index !== from && index !== to) slide.dataset.slide = 'waiting';
  }
  const next = slides[to];
  // Its place before it comes must have been drawn, or it would not be seen coming.
  if (next) next.dataset.slide = 'waiting';
  void next?.offsetHeight;
  if (next) next.dataset.slide = 'in';
  const last = slides[from];
  if (last) last.dataset.slide = 'out';
}

/** Has a slide's picture loaded; done when it is there, or cannot be. */
async function loaded(slide: HTMLElement): Promise<void> {
  const image = slide.querySelector('img');
  if (!image) return;
  const { src, srcset } = image.dataset;
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
  image.loading = 'eager';
  delete image.dataset.src;
  delete image.dataset.srcset;
  await image.decode().catch(() => undefined);
}
