import { type ComponentType, createElement } from 'react';
import { inPageLanguage, pageLanguageMarks } from '#site/messages/language.ts';
import { canRenderIslands, insideIsland, renderIslandHtml } from './island-html.ts';

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
    if (insideIsland() || !canRenderIslands()) return createElement(component, props);
    // In a browser islands know the language of the page alone.
    const { html, id } = inPageLanguage(() => renderIslandHtml(createElement(component, props)));
    return createElement('fr-island', {
      name,
      when,
      props: JSON.stringify(props),
      'data-id': id,
      ...(translated ? pageLanguageMarks() : {}),
      // React’s own output, which escapes user input.
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  Island.displayName = `Island(${name})`;
  return Object.assign(Island, { component, ready });
}
