'use client';

import { useGetPuck } from '@puckeditor/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { useBuilder } from '../builder-context.client.ts';
import { asLargeAsEver } from '../canvas/canvas-scale.client.ts';
import { chooseById } from '../chosen-block.ts';
import { hasOwnStyle, presetNameOf } from '../controls/preset-control.client.tsx';
import { COMMANDS, isAllowed } from './block-commands.client.ts';
import { PresetDialog } from './preset-dialog.client.tsx';
import { SaveAsSection } from './save-as-section.client.tsx';

type Place = { x: number; y: number };
type Open = { place: Place; node: BlockNode };

let openAt: ((place: Place) => void) | undefined;

/** Opens the menu of the selected block beside a point of the page’s frame. */
export const openBlockMenu = (place: Place): void => openAt?.(place);

/** The menu of the selected block: by a right click, the menu key, or the More button beside its name. */
export function BlockMenu({ page }: { page: Document }) {
  const getPuck = useGetPuck();
  const { opened, presets } = useBuilder();
  const [open, setOpen] = useState<Open>();
  const [saving, setSaving] = useState<BlockNode>();
  const [styled, setStyled] = useState<BlockNode>();
  useEffect(() => {
    openAt = (place) => {
      const { selectedItem } = getPuck();
      if (selectedItem) setOpen({ place, node: selectedItem as BlockNode });
    };
    const onContextMenu = (event: MouseEvent) => {
      const element = event.target as Element;
      // Where somebody types, the browser's own menu has spelling and paste. Around the page there are no blocks.
      if (element.closest('[data-typing]:not(body), dialog, [data-around]')) return;
      const puck = getPuck();
      const id = element.closest('[data-puck-component]')?.getAttribute('data-puck-component');
      if (id) chooseById({ puck, id });
      if (!id && !puck.selectedItem) return;
      event.preventDefault();
      openAt?.({ x: event.clientX, y: event.clientY });
    };
    page.addEventListener('contextmenu', onContextMenu);
    return () => {
      page.removeEventListener('contextmenu', onContextMenu);
      openAt = undefined;
    };
  }, [page, getPuck]);
  return (
    <>
      {open &&
        createPortal(
          <Menu
            {...open}
            onClose={() => setOpen(undefined)}
            // A section within a section of its own would never end.
            onSave={opened.collection === 'sections' ? undefined : () => setSaving(open.node)}
            preset={hasOwnStyle(open.node) ? presetCommand(presetNameOf(open.node, presets)) : undefined}
            onPreset={() => setStyled(open.node)}
          />,
          page.body,
        )}
      {saving && <SaveAsSection nodes={[saving]} onClose={() => setSaving(undefined)} />}
      {styled && <PresetDialog node={styled} onClose={() => setStyled(undefined)} />}
    </>
  );
}

const presetCommand = (name: string | undefined): string =>
  name ? `Update style preset “${name}”…` : 'Save as style preset…';

function Menu({
  place,
  node,
  onClose,
  onSave,
  preset,
  onPreset,
}: Open & {
  onClose: () => void;
  onSave?: () => void;
  /** What saving the block's style is called; undefined where it has none. */
  preset: string | undefined;
  onPreset: () => void;
}) {
  const getPuck = useGetPuck();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    const page = element?.ownerDocument;
    const view = page?.defaultView;
    if (!element || !page || !view) return;
    const { width, height } = asLargeAsEver(element);
    element.style.left = `${Math.max(4, Math.min(place.x, view.innerWidth - width - 4))}px`;
    element.style.top = `${Math.max(4, Math.min(place.y, view.innerHeight - height - 4))}px`;
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const outside = ({ target }: Event) => !element.contains(target as Node) && onClose();
    const documents = [page, window.document];
    for (const each of documents) each.addEventListener('pointerdown', outside, true);
    view.addEventListener('scroll', onClose, true);
    return () => {
      for (const each of documents) each.removeEventListener('pointerdown', outside, true);
      view.removeEventListener('scroll', onClose, true);
    };
  }, [place, onClose]);
  const puck = getPuck();
  const groups = COMMANDS.map((group) => group.filter((command) => isAllowed({ command, puck, node })));
  if (onSave && isAllowed({ command: { needs: 'duplicate' }, puck, node }) && node.type !== 'synced-section')
    groups[3]?.unshift({ label: 'Save as reusable section…', run: onSave });
  if (preset && isAllowed({ command: { needs: 'edit' }, puck, node }))
    groups[1]?.push({ label: preset, run: onPreset });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = items.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    } else if (to !== undefined) {
      event.preventDefault();
      items[(to + items.length) % items.length]?.focus();
    }
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label="Block"
      tabIndex={-1}
      data-canvas-tools="menu"
      // As React sees it this is in the canvas, where a click selects nothing.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
    >
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
          <div key={group[0]?.label} role="group">
            {group.map(({ label, keys, run }) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                aria-label={label}
                onClick={() => {
                  onClose();
                  run(getPuck);
                }}
              >
                <span>{label}</span>
                {keys && <kbd>{keys}</kbd>}
              </button>
            ))}
          </div>
        ))}
    </div>
  );
}
