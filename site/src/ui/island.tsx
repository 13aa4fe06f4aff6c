import { type ComponentType, createElement } from 'react';
import { canRenderIslands, insideIsland, renderIslandHtml } from './island-html.ts';

/** When an island's script is fetched: as it comes into view, when the browser is idle, or at the first touch. */
export type IslandWhen = 'visible' | 'idle' | 'interaction';

type IslandOptions<Props> = {
  name: string;
  component: ComponentType<Props>;
  when: IslandWhen;
  /** Fetches what this one needs beside its own script, before it wakes. */
  ready?: (props: Props) => Promise<void>;
};

/**
 * Makes an interactive part of a component: rendered on the server like any other, woken in the browser when its
 * moment comes. `name` is the file's name without `.island.tsx`; props must be plain data (JSON), since they travel in
 * an attribute. An island that fails leaves its server HTML in place. Islands do not nest: the inner one is part of
 * the outer one.
 */
export function island<Props extends object>({ name, component, when, ready }: IslandOptions<Props>) {
  function Island(props: Props) {
    // In the editor there is no server renderer: the island is alive from the start.
    if (insideIsland() || !canRenderIslands()) return createElement(component, props);
    const { html, id } = renderIslandHtml(createElement(component, props));
    return createElement('fr-island', {
      name,
      when,
      props: JSON.stringify(props),
      'data-id': id,
      // React’s own output, nothing anybody typed.
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  Island.displayName = `Island(${name})`;
  return Object.assign(Island, { component, ready });
}
