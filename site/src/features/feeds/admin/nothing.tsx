/** In place of a field that another part of the screen shows. */
export const Nothing = () => null;
