import { env } from './env.ts';
import { readSecrets } from './secrets.ts';
import { readToken, signToken } from './signed-token.ts';

/** How long a preview link works, in ms: a week, for anyone who is asked to look at a page before it is published. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const PURPOSE = 'preview';

/** `version`: an older version instead of the newest draft. */
type Subject = { collection: string; id: number | string; version?: string };

/** The address that shows the newest draft of a page, a listing or a form, or one version, to anyone who has it, for a week. */
export function previewPath({ collection, id, version, now }: Subject & { now: number }): string {
  const data: Subject = { collection, id, ...(version ? { version } : {}) };
  const token = signToken({ secret: secret(), purpose: PURPOSE, data, expiresAt: now + LIFE_MS });
  return `/preview/${collection}/${id}?t=${token}${version ? `&version=${version}` : ''}`;
}

/** For the button “Preview” of a collection's forms. */
export const draftPreview =
  (collection: string) =>
  ({ id }: Record<string, unknown>): string | null =>
    id ? previewPath({ collection, id: Number(id), now: Date.now() }) : null;

/** Whether a token opens the preview of this record at this moment. */
export function mayPreview({
  collection,
  id,
  version = '',
  token,
  now,
}: {
  collection: string;
  id: string;
  version?: string;
  token: string;
  now: number;
}): boolean {
  const read = readToken<Subject>({ secret: secret(), purpose: PURPOSE, token, now });
  return read?.collection === collection && String(read.id) === id && (read.version ?? '') === version;
}

const secret = () => readSecrets(env().dataDir).payload;
