'use client';

import { createUsePuck } from '@puckeditor/core';
import { Children, createContext, isValidElement, type ReactNode, useEffect, useState } from 'react';
import type { BlockField } from '#site/block-kit/fields.ts';
import { blocks } from '../registry.ts';
import { BlockTrail } from './block-trail.client.tsx';
import { onFieldAsked } from './canvas/asked-field.client.ts';
import { isSetting } from './find-setting.ts';

const TABS = { content: 'Content', style: 'Style', advanced: 'Advanced' } as const;
type Tab = keyof typeof TABS;

const usePuck = createUsePuck();

/** Whether somebody looks for a setting: groups are open then. */
export const SettingSearch = createContext(false);

/** The fields of the chosen block, on the tabs that they belong to, or those that are searched for on all of them. */
export function FieldTabs({ children }: { children: ReactNode }) {
  const type = usePuck((puck) => puck.selectedItem?.type);
  const [chosen, setChosen] = useState<Tab>('content');
  const [search, setSearch] = useState('');
  useEffect(
    () =>
      onFieldAsked((field) => {
        setChosen(field ? tabOf(field) : 'content');
        setSearch('');
      }),
    [],
  );
  const fields = type === undefined ? undefined : blocks.get(type)?.fields;
  if (!fields) return <Nothing isPage={type === undefined} />;
  const tabs = new Set(Object.values(fields).filter(isEdited).map(tabOf));
  const tab = tabs.has(chosen) ? chosen : ([...tabs][0] ?? 'content');
  return (
    <>
      <BlockTrail />
      <fieldset className="fr-b-tabs" aria-label="Settings">
        {(Object.keys(TABS) as Tab[])
          .filter((each) => tabs.has(each))
          .map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab && !search}
              onClick={() => {
                setChosen(each);
                setSearch('');
              }}
            >
              {TABS[each]}
            </button>
          ))}
        <input
          type="search"
          className="fr-b-input"
          aria-label="Search settings"
          placeholder="Search settings"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </fieldset>
      {/* Puck names each child after its field. */}
      <SettingSearch value={search !== ''}>
        {Children.map(children, (child) => {
          const name = isValidElement<{ fieldName?: string }>(child) ? child.props.fieldName : undefined;
          const field = name === undefined ? undefined : fields[name];
          if (!field) return child;
          return (search ? isSetting({ field, search }) : tabOf(field) === tab) ? child : null;
        })}
      </SettingSearch>
    </>
  );
}

function Nothing({ isPage }: { isPage: boolean }) {
  return (
    <p className="fr-b-help fr-b-padded">
      {isPage
        ? 'Select a block on the page to edit it, or add one from the left.'
        : 'This block is not available in this version. It is kept unchanged.'}
    </p>
  );
}

const isEdited = (field: BlockField): boolean => field.kind !== 'slot' && !field.unseen;
const tabOf = (field: BlockField): Tab => field.tab ?? 'content';
