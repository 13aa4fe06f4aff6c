import { randomUUID } from 'node:crypto';

/** An address that no other test has, nor this one when it is tried again: what it sent the first time is still there. */
export const ownEmail = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.com`;
