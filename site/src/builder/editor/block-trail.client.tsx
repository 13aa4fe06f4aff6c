'use client';

import { createUsePuck, type PuckApi, useGetPuck } from '@puckeditor/core';
import { blocks } from '../registry.ts';
import { choose, chooseById, parentOf } from './chosen-block.ts';

const usePuck = createUsePuck();

/** Every block around the selected one, from the page inwards; each can be selected. */
export function BlockTrail() {
  // It moves with its place, not only with the block.
  const place = usePuck((puck) => puck.appState.ui.itemSelector);
  const item = usePuck((puck) => puck.selectedItem);
  const getPuck = useGetPuck();
  if (!place || !item) return null;
  return (
    <nav className="fr-b-trail" aria-label="Parent blocks">
      <ol>
        <li>
          <button type="button" onClick={() => choose({ puck: getPuck(), place: null })}>
            Page
          </button>
        </li>
        {parentsOf({ puck: getPuck(), id: item.props.id }).map(({ id, type }) => (
          <li key={id}>
            <button type="button" onClick={() => chooseById({ puck: getPuck(), id })}>
              {labelOf(type)}
            </button>
          </li>
        ))}
        <li aria-current="true">{labelOf(item.type)}</li>
      </ol>
    </nav>
  );
}

const labelOf = (type: string): string => blocks.get(type)?.label ?? type;

function parentsOf({ puck, id }: { puck: PuckApi; id: string }): { id: string; type: string }[] {
  const parent = parentOf({ puck, id });
  if (!parent) return [];
  return [...parentsOf({ puck, id: parent.props.id }), { id: parent.props.id, type: parent.type }];
}
