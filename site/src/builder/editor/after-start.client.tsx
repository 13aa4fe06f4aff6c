'use client';

import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { useBuilder } from './builder-context.client.ts';

/**
 * The editor, once Puck has started. Puck would draw it, find that it is mounted and draw it again from the beginning:
 * on a long page a tenth of the time to open. The first action gives `quietStore` the store, and it prevents that.
 */
export function AfterStart({ children }: { children: ReactNode }) {
  const { isStarted, start } = useBuilder();
  const getPuck = useGetPuck();
  useLayoutEffect(() => {
    if (isStarted) return;
    getPuck().dispatch({ type: 'setUi', ui: {} });
    start();
  }, [isStarted, start, getPuck]);
  return isStarted ? children : null;
}
