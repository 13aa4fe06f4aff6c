import { type Design, designOf, mapBlocks, recordOf } from '#site/block-kit/design.ts';
import type { BlockField, BlockFields } from '#site/block-kit/fields.ts';
import type { MapReference } from '#site/features/pages/page-files/page-file.ts';
import { refuseTooManyLevels } from './clean-design.ts';
import { blockOf, fieldsOf } from './known-blocks.ts';
import { migrateDesign } from './migrate-design.ts';

/**
 * A stored design, of today's versions, in which every picture and every record that a block names is what `map` makes of
 * it. What it makes nothing of is left out: a picture becomes none, a list of records becomes shorter.
 * @throws {DesignProblem} it is nested more deeply than any page of ours
 */
export function mapReferences({ stored, map }: { stored: unknown; map: MapReference }): Design {
  refuseTooManyLevels(stored);
  const design = migrateDesign({ design: designOf(stored), block: blockOf });
  return {
    ...design,
    content: mapBlocks({
      nodes: design.content,
      fieldsOf,
      change: ({ type, props: { id, ...props } }) => ({
        type,
        props: { ...mapProps({ fields: fieldsOf(type) ?? {}, props, map }), id },
      }),
    }),
  };
}

function mapProps({
  fields,
  props,
  map,
}: {
  fields: BlockFields;
  props: Record<string, unknown>;
  map: MapReference;
}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? mapValue({ field, value, map }) : value];
    }),
  );
}

function mapValue({ field, value, map }: { field: BlockField; value: unknown; map: MapReference }): unknown {
  switch (field.kind) {
    case 'media': {
      const { id, ...rest } = recordOf(value);
      const mapped = typeof id === 'number' ? map({ to: 'media', id }) : undefined;
      return mapped === undefined ? null : { ...rest, id: mapped };
    }
    case 'reference':
      return (Array.isArray(value) ? value : []).flatMap((id) =>
        typeof id === 'number' ? (map({ to: field.to, id }) ?? []) : [],
      );
    case 'group':
      return mapProps({ fields: field.of, props: recordOf(value), map });
    case 'list':
      return Array.isArray(value)
        ? value.map((item) => mapProps({ fields: field.of, props: recordOf(item), map }))
        : value;
    default:
      return value;
  }
}
