import type { Field } from '@puckeditor/core';
import { recordOf } from '#site/block-kit/design.ts';
import type { BlockField, BlockFields, ListField } from '#site/block-kit/fields.ts';
import { emptyOf } from '../design/clean-value.ts';

type PuckFields = Record<string, Field>;

/**
 * What a Puck field carries of ours: our own description of it, for the control, and whether it is in a list's
 * items. Puck has one list of fields for all items, so there each looks for itself whether it has anything to say.
 */
export type FieldMeta = { of: BlockField; isListed: boolean };

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
  /** The block's properties now; null for the items of a list. */
  values: Record<string, unknown> | null;
  control: Extract<Field, { type: 'custom' }>['render'];
}): PuckFields {
  const shown = Object.entries(fields).filter(
    // Puck must know of every slot, or it loses what is in it.
    ([, field]) =>
      field.kind === 'slot'
        ? !field.served
        : !field.unseen && (values === null || says({ field, fields, values })),
  );
  return Object.fromEntries(
    shown.map(([name, field]) => [
      name,
      puckField({
        field,
        value: values === null ? null : recordOf(values)[name],
        isListed: values === null,
        control,
      }),
    ]),
  );
}

/** Whether a field has anything to say, and what it hangs on has too. */
function says({
  field,
  fields,
  values,
}: {
  field: BlockField;
  fields: BlockFields;
  values: Record<string, unknown>;
}): boolean {
  const above = field.shownWhen && fields[field.shownWhen.field];
  return isShown({ field, values }) && (!above || isShown({ field: above, values }));
}

/** Whether a field has anything to say beside the values of its siblings. */
export function isShown({ field, values }: { field: BlockField; values: Record<string, unknown> }): boolean {
  const { shownWhen } = field;
  if (!shownWhen) return true;
  const value = values[shownWhen.field];
  // A sibling that differs by device counts as it is on large screens.
  const { base = value } = recordOf(value);
  return shownWhen.is.includes(base);
}

function puckField({
  field,
  value,
  isListed,
  control,
}: {
  field: BlockField;
  value: unknown;
  isListed: boolean;
  control: Extract<Field, { type: 'custom' }>['render'];
}): Field {
  const { label } = field;
  const metadata: FieldMeta = { of: field, isListed };
  switch (field.kind) {
    case 'slot':
      return { type: 'slot', label, ...(field.allow ? { allow: [...field.allow] } : {}) };
    case 'group':
      return {
        type: 'object',
        label,
        metadata,
        objectFields: puckFields({ fields: field.of, values: isListed ? null : recordOf(value), control }),
      };
    case 'list':
      return {
        type: 'array',
        label,
        max: field.max,
        arrayFields: puckFields({ fields: field.of, values: null, control }),
        defaultItemProps: Object.fromEntries(
          Object.entries(field.of).map(([name, inner]) => [name, emptyOf(inner)]),
        ),
        getItemSummary: (item: Record<string, unknown>, index = 0) =>
          itemName({ list: field, item: recordOf(item) }) || `Item ${index + 1}`,
      };
    default: {
      // Puck keeps a custom field's component until its key changes.
      return { type: 'custom', label, metadata, key: field.kind, render: control };
    }
  }
}

/** What a list's item is called: its text, the label of what was chosen, or else the alt text of its image. */
function itemName({ list, item }: { list: ListField; item: Record<string, unknown> }): string {
  const field = list.of[list.itemLabel];
  const value = item[list.itemLabel];
  if (field?.kind === 'select') return field.options.find((option) => option.value === value)?.label ?? '';
  const text = String(value ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .trim();
  const image = Object.keys(list.of).find((name) => list.of[name]?.kind === 'media');
  return text || String((image && recordOf(item[image]).alt) ?? '').trim();
}
