import { known } from './subject.ts';

const knownType = known('terms');

/** A property type in the language of the page, where it is one that feeds know; else as it was sent. */
export const typeText = (type: string): string => knownType(type) ?? type;
