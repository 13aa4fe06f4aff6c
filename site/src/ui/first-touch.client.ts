import { type FirstTouch, remembered, thisPage } from './visit.client.ts';

/** The source of the visitor's first page view; without storage, of this one. */
export function firstTouch(): FirstTouch {
  try {
    return remembered() ?? thisPage();
  } catch {
    return thisPage();
  }
}
