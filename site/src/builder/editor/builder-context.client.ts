'use client';

import { createContext, useContext } from 'react';
import type { BuilderProps } from './builder-props.ts';
import type { DesignSaver } from './design-saver.ts';

/** `tab`: this open builder, as the server knows it. */
type Value = { opened: BuilderProps; saver: DesignSaver; tab: string };

/** The page that is open and what saves it, for the parts of the editor's own that Puck draws. */
export const BuilderContext = createContext<Value | null>(null);

export function useBuilder(): Value {
  const value = useContext(BuilderContext);
  if (!value) throw new Error('This component must be used inside the page builder.');
  return value;
}
