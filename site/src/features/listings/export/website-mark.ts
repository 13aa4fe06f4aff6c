import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';

/** What an export of this website names it by, so that an import knows it again. Says nothing about the secret it is made of. */
export const websiteMark = ({ secret }: Pick<Payload, 'secret'>): string =>
  createHmac('sha256', secret).update('export of listings').digest('base64url').slice(0, 22);
