import { type FirstTouch, pageSource, visitorSource } from './visit.client.ts';

/** The source of the visitor's first page view that has one; without storage, of this one. */
export function firstTouch(): FirstTouch {
  try {
    const { landing, referrer } = visitorSource();
    return { landing, referrer };
  } catch {
    return pageSource();
  }
}
