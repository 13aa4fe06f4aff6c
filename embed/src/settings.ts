/** What a host page says in data attributes, of the script or of the element; the element's own come first. */
export type Settings = {
  /** Short name of the state shown first. */
  state: string;
  language: string;
  /** Custom properties of the calculator's stylesheet, by name. */
  theme: Record<string, string>;
};

/** Data attribute by custom property: `data-accent="#0a5"` sets `--sd-accent`. */
const THEME = {
  accent: '--sd-accent',
  accentText: '--sd-accent-text',
  surface: '--sd-surface',
  text: '--sd-text',
  muted: '--sd-muted',
  line: '--sd-line',
  radius: '--sd-radius',
  font: '--sd-font',
} as const;

type Data = Record<string, string | undefined>;

/** Reads the data attributes. `supports` says whether a value may stand for a property (`CSS.supports`). */
export function readSettings(input: {
  element: Data;
  script: Data;
  supports: (property: string, value: string) => boolean;
}): Settings {
  const data: Data = { ...input.script, ...input.element };
  const theme: Record<string, string> = {};
  for (const [name, property] of Object.entries(THEME)) {
    const value = data[name];
    if (value && input.supports(CSS_PROPERTY[name] ?? 'color', value)) theme[property] = value;
  }
  const state = (data.state ?? '').trim().toUpperCase();
  return {
    state: state === '' || state === 'ALL' ? 'NSW' : state,
    language: data.language?.trim() || 'en',
    theme,
  };
}

/** The property whose values a setting takes, where it is not a colour. */
const CSS_PROPERTY: Record<string, string> = { radius: 'border-radius', font: 'font-family' };
