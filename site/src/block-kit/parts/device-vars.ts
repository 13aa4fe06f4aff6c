import type { CSSProperties } from 'react';
import type { PerDevice } from '../fields.ts';

/**
 * A value that may differ by device as CSS variables for a style attribute: `--{name}`, `--{name}-t` for tablets and
 * `--{name}-m` for phones, each always set, so that a rule in the stylesheet picks one by the width of the screen.
 */
export function deviceVars<Value extends string | number>({
  name,
  value,
  css = String,
}: {
  name: string;
  value: PerDevice<Value>;
  /** How a value is written in CSS: `(gap) => `${gap}px``. */
  css?: (value: Value) => string;
}): CSSProperties {
  const tablet = value.tablet ?? value.base;
  const mobile = value.mobile ?? tablet;
  return {
    [`--${name}`]: css(value.base),
    [`--${name}-t`]: css(tablet),
    [`--${name}-m`]: css(mobile),
  } as CSSProperties;
}
