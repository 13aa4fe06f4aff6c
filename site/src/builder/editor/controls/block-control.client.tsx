'use client';

import { createUsePuck } from '@puckeditor/core';
import { nodesIn } from '#site/block-kit/design.ts';
import { blockOf, blocksIn } from '../../design/known-blocks.ts';
import { summaryOf } from '../block-summary.ts';
import type { ControlProps } from './control-props.ts';

const usePuck = createUsePuck();

/** Another block of the page, from a list of those of its type. */
export function BlockControl({ of, id, value, onChange, readOnly }: ControlProps<'block', string>) {
  const content = usePuck(({ appState }) => appState.data.content);
  const label = blockOf(of.type)?.label ?? of.type;
  const found = blocksIn(nodesIn(content)).filter(({ type }) => type === of.type);
  const isGone = value !== '' && !found.some(({ props }) => props.id === value);
  return (
    <select
      id={id}
      className="fr-b-input"
      value={value}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">First on the page</option>
      {isGone && <option value={value}>No longer on the page</option>}
      {found.map((node, at) => (
        <option key={node.props.id} value={node.props.id}>
          {[`${label} ${at + 1}`, summaryOf(node)].filter(Boolean).join(': ')}
        </option>
      ))}
    </select>
  );
}
