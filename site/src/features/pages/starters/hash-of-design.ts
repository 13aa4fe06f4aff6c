import { createHash } from 'node:crypto';

/** A short mark of what a starter's design holds, kept with its picture: another one says that the picture is old. */
export const hashOfDesign = (design: object): string =>
  createHash('sha256').update(JSON.stringify(design)).digest('hex').slice(0, 8);
