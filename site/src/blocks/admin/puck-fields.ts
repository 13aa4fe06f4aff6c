import type { Field } from '@puckeditor/core';
import { emptyOf } from '../design/clean-value.ts';
import { recordOf } from '../design/design.ts';
import type { BlockField, BlockFields } from '../fields.ts';

type PuckFields = Record<string, Field>;

/** Under this name a Puck field carries our own description of it; the control reads it there. */
export type FieldMeta = { of: BlockField };

/**
 * A block's fields as Puck shows them, without those that hang on another one's value. Everything but lists, groups and
 * slots is drawn by one control of ours, so that labels, help and devices look alike.
 */
export function puckFields({
  fields,
  values,
  control,
}: {
  fields: BlockFields;
  /** The block's properties now. */
  values: Record<string, unknown>;
  control: Extract<Field, { type: 'custom' }>['render'];
}): PuckFields {
  const shown = Object.entries(fields).filter(([, field]) => isShown({ field, values }) && !isServed(field));
  return Object.fromEntries(
    shown.map(([name, field]) => [name, puckField({ field, value: values[name], control })]),
  );
}

/** Whether a field has anything to say beside the values of its siblings. */
export function isShown({ field, values }: { field: BlockField; values: Record<string, unknown> }): boolean {
  // The server fills it; there is nothing to edit.
  if (field.kind === 'slot' && field.served) return false;
  const { shownWhen } = field;
  if (!shownWhen) return true;
  const value = values[shownWhen.field];
  // A sibling that differs by device counts as it is on large screens.
  const { base = value } = recordOf(value);
  return shownWhen.is.includes(base);
}

/** The server fills it when a page loads; nobody edits it here. */
const isServed = (field: BlockField): boolean => field.kind === 'slot' && field.served === true;

function puckField({
  field,
  value,
  control,
}: {
  field: BlockField;
  value: unknown;
  control: Extract<Field, { type: 'custom' }>['render'];
}): Field {
  const { label } = field;
  switch (field.kind) {
    case 'slot':
      return { type: 'slot', label, ...(field.allow ? { allow: [...field.allow] } : {}) };
    case 'group':
      return {
        type: 'object',
        label,
        objectFields: puckFields({ fields: field.of, values: recordOf(value), control }),
      };
    case 'list':
      return {
        type: 'array',
        label,
        max: field.max,
        // Items differ, and Puck has one list of fields for all of them: each shows every field.
        arrayFields: Object.fromEntries(
          Object.entries(field.of).map(([name, inner]) => [
            name,
            puckField({ field: inner, value: undefined, control }),
          ]),
        ),
        defaultItemProps: Object.fromEntries(
          Object.entries(field.of).map(([name, inner]) => [name, emptyOf(inner)]),
        ),
        getItemSummary: (item: Record<string, unknown>, index = 0) =>
          String(item?.[field.itemLabel] ?? '')
            .replace(/<[^>]*>/g, ' ')
            .trim() || `Item ${index + 1}`,
      };
    default: {
      const meta: FieldMeta = { of: field };
      // Puck keeps a custom field's component until its key changes.
      return { type: 'custom', label, metadata: meta, key: field.kind, render: control };
    }
  }
}
