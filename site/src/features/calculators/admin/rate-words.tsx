'use client';

import type { Table } from '@frontage/duty/engine';
import { inputStyle } from '#site/ui/admin/input-style.ts';
import { buyerTexts } from '../rates/buyer-text.ts';
import { outdatedAmounts, replaceAt } from '../rates/rate-change.ts';
import { Labelled } from './rate-inputs.tsx';

/** What visitors read beside the amount. */
export function RateWords({
  table,
  before,
  disabled,
  onChange,
}: {
  table: Table;
  before: Table;
  disabled: boolean;
  onChange: (table: Table) => void;
}) {
  const who = buyerTexts(table);
  const outdated = outdatedAmounts({ before, table });
  const texts = [
    { path: ['rule'], label: 'Description for visitors', value: table.rule },
    { path: ['caveat'], label: 'Note for visitors', value: table.caveat },
    ...table.rules.flatMap((rule, index) =>
      (['rule', 'caveat'] as const)
        .filter((key) => rule[key] !== undefined || before.rules[index]?.[key] !== undefined)
        .map((key) => ({
          path: ['rules', index, key],
          label:
            key === 'rule' ? `Description for visitors: ${who[index]}` : `Note for visitors: ${who[index]}`,
          value: rule[key],
        })),
    ),
  ];
  return (
    <>
      <h3 style={{ marginBlock: '1.5rem 0.5rem' }}>Texts</h3>
      {outdated.length > 0 && (
        <p
          role="status"
          style={{
            color: 'var(--theme-warning-900)',
            background: 'var(--theme-warning-50)',
            padding: '0.5rem',
          }}
        >
          The texts below still mention {outdated.join(', ')}, which no longer appears in the figures.
        </p>
      )}
      {texts.map(({ path, label, value }) => (
        <Labelled
          key={path.join()}
          label={label}
          problem={path[0] === 'rule' && !value?.trim() ? 'Enter a sentence for visitors.' : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              rows={path[0] === 'rule' ? 3 : 2}
              style={inputStyle}
              disabled={disabled}
              value={value ?? ''}
              onChange={({ target }) =>
                onChange(
                  replaceAt(table, path, path[0] === 'rule' ? target.value : target.value || undefined),
                )
              }
            />
          )}
        </Labelled>
      ))}
    </>
  );
}
