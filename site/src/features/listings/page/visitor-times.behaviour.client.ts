import type { Behaviour } from '#site/ui/behaviour.ts';
import { visitorTime } from './visitor-time.ts';

/** Adds the visitor's own time to inspections and auctions elsewhere. The page is the same for everybody; clocks are not. */
export const behaviour: Behaviour = {
  start(element) {
    const added: HTMLElement[] = [];
    const { yourTime } = element.dataset;
    const language = yourTime && {
      locale: `${document.documentElement.lang}-u-nu-latn`,
      say: (time: string) => yourTime.replace('{time}', time),
    };
    for (const time of element.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
      const text = visitorTime({ instant: time.dateTime, local: time.dataset.local ?? '', ...language });
      if (!text) continue;
      const note = document.createElement('span');
      note.className = 'block text-sm font-normal text-muted print:hidden';
      note.textContent = text;
      time.after(note);
      added.push(note);
    }
    return () => {
      for (const note of added) note.remove();
    };
  },
};
