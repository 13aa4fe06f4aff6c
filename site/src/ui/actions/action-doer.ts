import type { Action } from './action-link.ts';

/**
 * Does what an action's link asks for: exported as `perform` from `{name}.action.client.ts`, `{name}` being the part of
 * the action's name before its colon. False where it cannot be done here; a link is then followed where it leads.
 */
export type Perform<Name extends Action['name'] = Action['name']> = (asked: {
  action: Extract<Action, { name: Name }>;
  /** What was pressed; none for a hash in the address. */
  link?: HTMLAnchorElement;
}) => boolean | Promise<boolean>;
