'use client';

import { createUsePuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { nodesIn } from '#site/block-kit/design.ts';
import { useBuilder } from '../builder-context.client.ts';
import { offeredActions } from '../offered-actions.ts';

const usePuck = createUsePuck();

/** What a link can do on this page instead of leading somewhere; nothing where there is nothing to do. */
export function ActionLinks({
  chosen,
  readOnly,
  onPick,
}: {
  /** The address that the link has. */
  chosen: string;
  readOnly: boolean;
  onPick: (href: string) => void;
}) {
  const content = usePuck((puck) => puck.appState.data.content);
  const { collection } = useBuilder().opened;
  const offered = useMemo(
    () => offeredActions({ content: nodesIn(content), collection }),
    [content, collection],
  );
  if (offered.length === 0) return null;
  return (
    <fieldset className="fr-b-kinds" aria-label="On this page">
      {offered.map(({ label, href }) => (
        <button
          key={href}
          type="button"
          aria-pressed={href === chosen}
          disabled={readOnly}
          onClick={() => onPick(href)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
