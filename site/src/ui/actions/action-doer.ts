import type { Action } from './action-link.ts';

/**
 * Performs the action of a link: exported as `perform` from `{name}.action.client.ts`, where `{name}` is the part of the
 * action's name before the colon. False if it cannot be done on this page; the link is then followed.
 */
export type Perform<Name extends Action['name'] = Action['name']> = (asked: {
  action: Extract<Action, { name: Name }>;
  /** The clicked element; undefined for a hash in the page's URL. */
  link?: HTMLAnchorElement;
}) => boolean | Promise<boolean>;
