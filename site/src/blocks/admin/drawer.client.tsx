'use client';

import { useGetPuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import type { AnyBlock } from '../block.ts';
import { blocks } from '../registry.ts';

const SearchContext = createContext('');

/** The list of blocks with a search over it; Enter adds the first one found after the chosen block. */
export function BlockDrawer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const getPuck = useGetPuck();
  const search = text.trim().toLowerCase();
  const first = search
    ? [...blocks.values()].find(
        (block) => matches(block, search) && getPuck().getPermissions({ type: block.name }).insert !== false,
      )
    : undefined;
  const add = ({ name }: AnyBlock) => {
    const { appState, dispatch, selectedItem, getSelectorForId } = getPuck();
    const chosen = selectedItem && getSelectorForId(selectedItem.props.id);
    const zone = chosen?.zone ?? 'root:default-zone';
    const index = chosen ? chosen.index + 1 : appState.data.content.length;
    dispatch({ type: 'insert', componentType: name, destinationZone: zone, destinationIndex: index });
    dispatch({ type: 'setUi', ui: { itemSelector: { zone, index } } });
  };
  return (
    <SearchContext value={search}>
      <input
        type="search"
        className="fr-b-input fr-b-search"
        aria-label="Search blocks"
        placeholder="Search blocks"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first) add(first);
        }}
      />
      <p role="status" className="fr-b-help">
        {search && (first ? `Enter adds “${first.label}”.` : 'No block has this name.')}
      </p>
      {children}
    </SearchContext>
  );
}

/** One block to drag onto the page; left out while a search is for another. */
export function DrawerItem({ name }: { name: string; children: ReactNode }) {
  const search = useContext(SearchContext);
  const block = blocks.get(name);
  if (!block || !matches(block, search)) return null;
  return (
    <div className="fr-b-item">
      {block.icon && <Icon name={block.icon} />}
      <span>{block.label}</span>
    </div>
  );
}

const matches = ({ label, name }: AnyBlock, search: string): boolean =>
  `${label} ${name}`.toLowerCase().includes(search);
