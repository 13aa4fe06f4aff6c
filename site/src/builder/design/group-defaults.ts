import { recordOf } from '#site/block-kit/design.ts';
import type { BlockFields } from '#site/block-kit/fields.ts';

type Input = { fields: BlockFields; props: Record<string, unknown>; defaults: Record<string, unknown> };

/** Properties with the defaults of whatever is missing, inside groups too: one that came later, or one left out below. */
export function withDefaults({ fields, props, defaults }: Input): Record<string, unknown> {
  const groups = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? [
          [
            name,
            withDefaults({
              fields: field.of,
              props: recordOf(props[name]),
              defaults: recordOf(defaults[name]),
            }),
          ],
        ]
      : [],
  );
  return { ...defaults, ...props, ...Object.fromEntries(groups) };
}

/**
 * Groups, and settings that say so, without what is as the block has it anyway: what nobody touched costs a stored page
 * nothing.
 */
export function withoutDefaults({ fields, props, defaults }: Input): Record<string, unknown> {
  const slimmed = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'group') return [];
    const group = { fields: field.of, props: recordOf(props[name]), defaults: recordOf(defaults[name]) };
    const kept = Object.entries(withoutDefaults(group)).filter(
      ([key, value]) => !isSame(value, field.of[key]?.kind === 'group' ? {} : group.defaults[key]),
    );
    return [[name, Object.fromEntries(kept)]];
  });
  const isLeftOut = (name: string) => fields[name]?.sparse === true && isSame(props[name], defaults[name]);
  return Object.fromEntries(
    Object.entries({ ...props, ...Object.fromEntries(slimmed) }).filter(([name]) => !isLeftOut(name)),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
