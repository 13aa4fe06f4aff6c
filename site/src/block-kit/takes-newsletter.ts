/** Whether the newsletter form may be at the foot of the page at this path: not on a form's own page, nor in an account. */
export const takesNewsletter = (path: string): boolean =>
  !/^\/(forms|account|welcome|newsletter\/(confirm|unsubscribe))(\/|$)/.test(path);
