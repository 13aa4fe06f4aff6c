import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Keeps fields as they are today when an old version is restored. For how somebody is reached: leads would go to an
 * address that they have given up, and a number that they had removed would be public again.
 */
export const keepOnRestore =
  (...names: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc, context }) =>
    context.isRestoringVersion
      ? { ...data, ...Object.fromEntries(names.map((name) => [name, originalDoc?.[name] ?? null])) }
      : data;
