import type { Payload } from 'payload';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import type { SpamLists } from './spam.ts';

export const CONTACT_FORM_SETTINGS_TAG = 'contact-form-settings';

/** The words and addresses that staff have blocked, cached until they change. */
export const loadSpamLists = keepUntilPurged({ tags: [CONTACT_FORM_SETTINGS_TAG], read: readLists });

async function readLists(payload: Payload): Promise<SpamLists> {
  const { words, addresses } = await payload.findGlobal({ slug: 'contact-form-settings', depth: 0 });
  return { words: linesOf(words), addresses: linesOf(addresses) };
}

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line.length >= 2 && line.length <= 256);
