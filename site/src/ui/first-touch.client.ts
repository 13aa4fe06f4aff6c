import { type FirstTouch, remembered, thisPage } from './visit.client.ts';

/** How this visitor first came; where storage is switched off, how this page was reached. */
export function firstTouch(): FirstTouch {
  try {
    return remembered() ?? thisPage();
  } catch {
    return thisPage();
  }
}
