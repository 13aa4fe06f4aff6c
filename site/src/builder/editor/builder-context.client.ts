'use client';

import { createContext, useContext } from 'react';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import type { BuilderProps, ShownExample } from './builder-props.ts';
import type { DesignSaver } from './design-saver.ts';
import type { createSurroundings } from './surroundings/load-surroundings.client.ts';
import type { UndoSteps } from './undo-steps.ts';

/** `tab`: this open builder, as the server knows it. */
type Value = {
  opened: BuilderProps;
  saver: DesignSaver;
  tab: string;
  /** Whether Puck has started, and what says so. */
  isStarted: boolean;
  start: () => void;
  /** Where Undo stops. */
  steps: UndoSteps;
  /** The website's header and footer around the page. */
  surroundings: ReturnType<typeof createSurroundings>;
  /** What a template is shown with; undefined where there is nothing to choose from. */
  example?: ShownExample;
  /** Shows it with another page or item. */
  showWith: (example: ShownExample) => void;
  /** The agency's style presets by id. */
  presets: ReadonlyMap<number, StylePreset>;
  /** Takes a preset that was saved, new or changed. */
  keepPreset: (preset: StylePreset) => void;
};

/** The page that is open and what saves it, for the parts of the editor's own that Puck draws. */
export const BuilderContext = createContext<Value | null>(null);

export function useBuilder(): Value {
  const value = useContext(BuilderContext);
  if (!value) throw new Error('This component must be used inside the page builder.');
  return value;
}
