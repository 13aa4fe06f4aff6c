'use client';

import { useGetPuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import type { AnyBlock } from '../block.ts';
import { blocks } from '../registry.ts';
import { bestFound, isFound } from './block-words.ts';
import { choose, placeForNew } from './chosen-block.ts';

type List = { search: string; add: (block: AnyBlock) => void };

const ListContext = createContext<List>({ search: '', add: () => {} });

/** The list of blocks with a search over it; Enter adds the first one found after the chosen block. */
export function BlockDrawer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const getPuck = useGetPuck();
  const search = text.trim();
  const found = search ? [...blocks.values()].filter((block) => isFound({ block, search })) : [];
  const mayAdd = found.filter(({ name }) => getPuck().getPermissions({ type: name }).insert !== false);
  const first = bestFound({ found: mayAdd, search });
  const add = ({ name }: AnyBlock) => {
    const puck = getPuck();
    const place = placeForNew(puck);
    puck.dispatch({
      type: 'insert',
      componentType: name,
      destinationZone: place.zone,
      destinationIndex: place.index,
    });
    choose({ puck, place });
  };
  return (
    <ListContext value={{ search, add }}>
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
        {search && (first ? `Enter adds “${first.label}”.` : 'No block is called that. Try another word.')}
      </p>
      {children}
    </ListContext>
  );
}

/** One block to drag onto the page, or to add with its button; left out while a search is for another. */
export function DrawerItem({ name }: { name: string; children: ReactNode }) {
  const { search, add } = useContext(ListContext);
  const block = blocks.get(name);
  if (!block || !isFound({ block, search })) return null;
  return (
    <div className="fr-b-item">
      <Icon name={block.icon ?? 'plan'} />
      <span>{block.label}</span>
      <button
        type="button"
        className="fr-b-add"
        aria-label={`Add ${block.label}`}
        title="Add after the chosen block"
        onClick={() => add(block)}
      >
        +
      </button>
    </div>
  );
}
