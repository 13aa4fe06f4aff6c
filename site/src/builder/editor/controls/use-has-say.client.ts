'use client';

import { createUsePuck } from '@puckeditor/core';
import { recordOf } from '#site/block-kit/design.ts';
import { type FieldMeta, isShown } from '../puck-fields.ts';

const usePuck = createUsePuck();

/** Whether a field in a list's item has anything to say beside the other values of that item. */
export function useHasSay({ meta, name }: { meta: FieldMeta; name: string }): boolean {
  return usePuck(
    ({ selectedItem }) =>
      !meta.isListed || isShown({ field: meta.of, values: siblingsIn({ props: selectedItem?.props, name }) }),
  );
}

/** The values beside `effects[0].speed`, say: those of the first effect. */
export function siblingsIn({ props, name }: { props: unknown; name: string }): Record<string, unknown> {
  const steps = name
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(0, -1);
  const found = steps.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : recordOf(value)[step]),
    props,
  );
  return recordOf(found);
}
