'use client';

import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { recordOf } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { BlockData } from './block-data.ts';
import { BlockDataContext } from './block-in-editor.client.tsx';
import { placesIn, summaryOf } from './block-summary.ts';

const usePuck = createUsePuck();

/** Puck lists the places in a block by their order in its store, also those that the block does not show. */
function namePlaces({ row, item }: { row: HTMLElement; item: BlockNode }): void {
  const places = placesIn(item);
  for (const zone of row.querySelectorAll<HTMLElement>(':scope > [class*="Layer-zones"]')) {
    const title = zone.querySelector<HTMLElement>(':scope > [class*="zoneTitle"]');
    const index = places.findIndex(({ label }) => label === title?.textContent);
    const place = places[index];
    if (!title || !place) continue;
    zone.style.order = String(index);
    zone.hidden = !place.isUsed;
    title.dataset.says = place.name === place.label ? '' : place.name;
  }
}

/** What a reusable section is called, once its data has come; it says nothing itself. */
function nameOf({ store, item }: { store: BlockData | null; item: BlockNode }): string {
  const { type, props } = item;
  const loaded = type === 'synced-section' ? store?.stateOf({ id: props.id, type }) : undefined;
  const { name } = recordOf(loaded?.state === 'ready' ? loaded.data : null);
  return typeof name === 'string' ? name : '';
}

/** The outline, in which each block is named by what it says: Puck knows only its kind. */
export function Outline({ children }: { children: ReactNode }) {
  // Puck keeps its panels while others are shown, and would draw this one again with each key.
  const isShown = usePuck(({ appState: { ui } }) => ui.plugin?.current === 'outline');
  return isShown ? <NamedRows>{children}</NamedRows> : null;
}

function NamedRows({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const data = usePuck((puck) => puck.appState.data);
  const getPuck = useGetPuck();
  const store = useContext(BlockDataContext);
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const name = () => {
      const { getItemById } = getPuck();
      for (const row of root.querySelectorAll<HTMLElement>('[data-puck-layer-tree-id]')) {
        const item = getItemById(row.dataset.puckLayerTreeId ?? '') as BlockNode | undefined;
        const words = item ? summaryOf(item) || nameOf({ store, item }) : '';
        const place = row.querySelector<HTMLElement>('[class*="Layer-name"]');
        if (place && place.dataset.says !== words) place.dataset.says = words;
        if (item) namePlaces({ row, item });
      }
    };
    name();
    // Rows come and go as parts are opened, and while it is scrolled.
    const watcher = new MutationObserver(name);
    watcher.observe(root, { childList: true, subtree: true });
    const forget = store?.subscribe(name);
    return () => {
      watcher.disconnect();
      forget?.();
    };
  }, [data, getPuck, store]);
  return (
    <div ref={list} className="fr-b-outline">
      {children}
    </div>
  );
}
