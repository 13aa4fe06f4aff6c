'use client';

import { type ArrayField, useGetPuck } from '@puckeditor/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { AddImages } from './add-images.client.tsx';
import { announce } from './canvas/announce.client.ts';
import { ROW_BUTTON } from './name-puck-parts.client.ts';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** A list in the settings, as Puck draws it. Alt with an arrow on one of its rows moves that up or down. */
export function FieldList({
  field,
  id,
  value,
  readOnly = false,
  onChange,
  children,
}: {
  field: ArrayField;
  id: string;
  value: unknown;
  readOnly?: boolean;
  onChange: (value: unknown) => void;
  children: ReactNode;
}) {
  const getPuck = useGetPuck();
  const list = useRef<HTMLFieldSetElement>(null);
  /** Its own rows, without those of lists in it. */
  const rows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>(`.${ROW_BUTTON}`) ?? [])].filter(
      (row) => row.closest('.fr-b-list') === list.current,
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    const from = rows().indexOf(event.target as HTMLElement);
    if (!by || from < 0) return;
    // Else the selected block would be moved.
    event.preventDefault();
    const to = from + by;
    if (readOnly || !Array.isArray(value) || to < 0 || to >= value.length) return;
    onChange(value.with(from, value[to]).with(to, value[from]));
    openInstead({ from, to });
    rows()[to]?.focus();
    announce(`Item ${to + 1} of ${value.length}.`);
  };
  /** Puck opens rows by their place: the one that was moved stays as it was. */
  const openInstead = ({ from, to }: { from: number; to: number }) => {
    const { appState, dispatch } = getPuck();
    const state = appState.ui.arrayState[id];
    const [one, other] = [state?.items[from]?._arrayId, state?.items[to]?._arrayId];
    if (!state || !one || !other || (state.openId !== one && state.openId !== other)) return;
    const openId = state.openId === one ? other : one;
    dispatch({
      type: 'setUi',
      ui: { arrayState: { ...appState.ui.arrayState, [id]: { ...state, openId } } },
    });
  };
  return (
    <fieldset ref={list} className="fr-b-list" aria-label={field.label} onKeyDown={onKeyDown}>
      {children}
      {!readOnly && <AddImages field={field} value={Array.isArray(value) ? value : []} onChange={onChange} />}
    </fieldset>
  );
}
