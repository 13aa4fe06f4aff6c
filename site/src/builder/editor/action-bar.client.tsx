'use client';

import { ActionBar, useGetPuck } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/icons.tsx';
import { openBlockMenu } from './block-menu/block-menu.client.tsx';
import { moveChosen } from './chosen-block.ts';

/** The handles of the chosen block: what Puck has, and moving without dragging. */
export function BlockActions({
  label,
  children,
  parentAction,
}: {
  label?: string;
  children: ReactNode;
  parentAction: ReactNode;
}) {
  const getPuck = useGetPuck();
  return (
    <ActionBar>
      <ActionBar.Group>
        {parentAction}
        {label && <ActionBar.Label label={label} />}
      </ActionBar.Group>
      <ActionBar.Group>
        <ActionBar.Action label="Move up" onClick={() => moveChosen({ puck: getPuck(), by: -1 })}>
          {/* It is drawn in the page's frame, where the editor's stylesheet is not. */}
          <span style={{ display: 'flex', rotate: '180deg' }}>
            <Icon name="chevron-down" />
          </span>
        </ActionBar.Action>
        <ActionBar.Action label="Move down" onClick={() => moveChosen({ puck: getPuck(), by: 1 })}>
          <Icon name="chevron-down" />
        </ActionBar.Action>
        {children}
        <ActionBar.Action
          label="More"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            openBlockMenu({ x: left, y: bottom + 4 });
          }}
        >
          <Icon name="menu" />
        </ActionBar.Action>
      </ActionBar.Group>
    </ActionBar>
  );
}
