import { expect, it } from 'vitest';
import { dragWhereWide } from './map-drag.ts';

/** A screen of this width, as CSS asks about it. */
function screen(width: number) {
  const events = new EventTarget();
  let now = width;
  return {
    match: (query: string) => {
      const [, from] = /^\(min-width: (\d+)px\)$/.exec(query) ?? [];
      return {
        get matches() {
          return now >= Number(from);
        },
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
      };
    },
    become: (next: number) => {
      now = next;
      events.dispatchEvent(new Event('change'));
    },
  };
}

it('a map is dragged on screens of 600 px and more, and scrolls the page on narrower ones', () => {
  const { match, become } = screen(599);
  const said: string[] = [];
  const pan = { enable: () => said.push('on'), disable: () => said.push('off') };
  const end = dragWhereWide({ pan, match });
  become(600);
  become(320);
  end();
  become(1440);
  expect(said).toEqual(['off', 'on', 'off']);
});
