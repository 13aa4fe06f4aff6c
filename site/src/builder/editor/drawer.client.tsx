'use client';

import { type PuckApi, useGetPuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { AnyBlock } from '#site/block-kit/block.ts';
import { Icon } from '#site/ui/icons.tsx';
import { blocks } from '../registry.ts';
import { choose, placeForNew } from './chosen-block.ts';
import { bestFound, foundElsewhere, isFound } from './find-block.ts';
import { showBlock } from './show-block.client.ts';

const SearchContext = createContext('');
/** What Puck names a block's item in the list by. */
const ITEM = 'drawer-item:';

/** The list of blocks with a search over it; Enter adds the first one found after the chosen block. */
export function BlockDrawer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const getPuck = useGetPuck();
  useEffect(() => {
    const items = list.current;
    // Puck's items are buttons that can only be dragged: a click and Enter add them too.
    const pick = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      const item = (event.target as Element).closest<HTMLElement>(`[data-testid^="${ITEM}"]`);
      const block = blocks.get(item?.dataset.testid?.slice(ITEM.length) ?? '');
      if (!block || !mayInsert({ block, puck: getPuck() })) return;
      event.stopPropagation();
      event.preventDefault();
      addBlock({ block, puck: getPuck() });
    };
    items?.addEventListener('click', pick);
    items?.addEventListener('keydown', pick, true);
    return () => {
      items?.removeEventListener('click', pick);
      items?.removeEventListener('keydown', pick, true);
    };
  }, [getPuck]);
  const search = text.trim();
  const found = search ? [...blocks.values()].filter((block) => isFound({ block, search })) : [];
  const mayAdd = found.filter((block) => mayInsert({ block, puck: getPuck() }));
  const first = bestFound({ found: mayAdd, search });
  return (
    <SearchContext value={search}>
      <input
        type="search"
        data-block-search=""
        className="fr-b-input fr-b-search"
        aria-label="Search blocks"
        placeholder="Search blocks"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first) addBlock({ block: first, puck: getPuck() });
        }}
      />
      <p role="status" className="fr-b-help">
        {search &&
          (first
            ? `Press Enter to add “${first.label}”.`
            : (foundElsewhere(search) ?? 'No blocks found. Try another word.'))}
      </p>
      <div ref={list} data-searching={search ? '' : undefined}>
        {children}
      </div>
    </SearchContext>
  );
}

/** One block to drag onto the page, or to add with a click; left out while a search is for another. */
export function DrawerItem({ name }: { name: string; children: ReactNode }) {
  const search = useContext(SearchContext);
  const block = blocks.get(name);
  if (!block || !isFound({ block, search })) return null;
  return (
    <div className="fr-b-item" title="Drag onto the page, or click to add it after the selected block">
      {block.icon ? (
        <Icon name={block.icon} />
      ) : (
        <span className="fr-b-letter" aria-hidden="true">
          {block.label.slice(0, 1)}
        </span>
      )}
      <span>{block.label}</span>
      <span className="fr-b-add" aria-hidden="true">
        +
      </span>
    </div>
  );
}

type Adding = { block: AnyBlock; puck: PuckApi };

const mayInsert = ({ block, puck }: Adding): boolean =>
  puck.getPermissions({ type: block.name }).insert !== false;

/** Puts a new block after the chosen one, and chooses it. */
function addBlock({ block, puck }: Adding): void {
  const place = placeForNew(puck);
  const id = `${block.name}-${crypto.randomUUID()}`;
  puck.dispatch({
    type: 'insert',
    componentType: block.name,
    id,
    destinationZone: place.zone,
    destinationIndex: place.index,
  });
  choose({ puck, place });
  showBlock(id);
}
