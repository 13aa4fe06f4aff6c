import type { FieldHook } from 'payload';

/** A `beforeDuplicate` hook: the copy of “Sell with us” is called “Sell with us (copy)”, of 120 characters at most. */
export const copiedTitle: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim()
    ? `${value.replace(/ \(copy\)$/, '').slice(0, 113)} (copy)`
    : value;
