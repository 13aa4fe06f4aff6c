import { type ComponentType, createElement } from 'react';
import { islandOnServer } from './island-html.ts';

/** When an island's script is fetched: as it comes into view, when the browser is idle, or at the first touch. */
export type IslandWhen = 'visible' | 'idle' | 'interaction';

type IslandOptions<Props> = {
  name: string;
  component: ComponentType<Props>;
  when: IslandWhen;
  /** Loads what an island needs beside its own script, before it hydrates. */
  ready?: (props: Props) => Promise<void>;
  /** Its texts exist in every language. */
  translated?: boolean;
};

/**
 * Turns a component into an island: rendered on the server like any other, hydrated in the browser when it is due.
 * `name` is the file's name without `.island.tsx`. Props must be plain data (JSON), because they are stored in an
 * attribute. If an island fails, its server HTML stays. Islands do not nest: an inner one is part of the outer one.
 */
export function island<Props extends object>({
  name,
  component,
  when,
  ready,
  translated = false,
}: IslandOptions<Props>) {
  function Island(props: Props) {
    // The editor has no server renderer: the island is interactive from the start.
    const element = createElement(component, props);
    return islandOnServer({ name, when, props, element, translated }) ?? element;
  }
  Island.displayName = `Island(${name})`;
  return Object.assign(Island, { component, ready });
}
