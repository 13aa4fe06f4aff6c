import type { ReactElement } from 'react';

/**
 * Named examples of a component, exported as `examples` from `x.examples.tsx` beside it. They feed the render tests,
 * and are what a change to the component is looked at with: the ordinary case, the empty one, the very long one.
 */
export type Examples = Record<string, ReactElement>;
