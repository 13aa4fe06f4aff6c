'use client';

import { createUsePuck } from '@puckeditor/core';
import { nodesIn, walkBlocks } from '../../design/design.ts';
import { blocks } from '../../registry.ts';
import { summaryOf } from '../block-summary.ts';
import type { ControlProps } from './control-props.ts';

const usePuck = createUsePuck();
const fieldsOf = (type: string) => blocks.get(type)?.fields;

/** Another block of the page, from a list of those of its type. */
export function BlockControl({ of, id, value, onChange, readOnly }: ControlProps<'block', string>) {
  const content = usePuck(({ appState }) => appState.data.content);
  const label = blocks.get(of.type)?.label ?? of.type;
  const found = [...walkBlocks({ nodes: nodesIn(content), fieldsOf })]
    .map(({ node }) => node)
    .filter(({ type }) => type === of.type);
  const isGone = value !== '' && !found.some(({ props }) => props.id === value);
  return (
    <select
      id={id}
      className="fr-b-input"
      value={value}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">The first on the page</option>
      {isGone && <option value={value}>No longer on the page</option>}
      {found.map((node, at) => (
        <option key={node.props.id} value={node.props.id}>
          {[`${label} ${at + 1}`, summaryOf(node)].filter(Boolean).join(': ')}
        </option>
      ))}
    </select>
  );
}
