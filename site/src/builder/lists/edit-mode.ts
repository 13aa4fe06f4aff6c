import { recordOf } from '#site/block-kit/design.ts';
import { type LoopGridProps, loopGrid } from '#site/blocks/loop-grid/loop-grid.tsx';
import { env } from '#site/server/env.ts';
import { sanitiseHtml } from '#site/server/sanitise-html.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { readToken, signToken } from '#site/server/signed-token.ts';
import { cleanProps } from '../design/clean-value.ts';

/** As long as WordPress's own. */
const LIFE_MS = 24 * 60 * 60 * 1000;
const PURPOSE = 'loop-nonce';

/** What lets a member of staff ask for loops that are not published. */
export const makeLoopNonce = (now: number): string =>
  signToken({ secret: secret(), purpose: PURPOSE, data: 'staff', expiresAt: now + LIFE_MS });

/** Whether staff got this nonce within its time. */
export const readLoopNonce = ({ nonce, now }: { nonce: string; now: number }): boolean =>
  readToken({ secret: secret(), purpose: PURPOSE, token: nonce, now }) === 'staff';

/** The settings that a builder sent, as a saved design would hold them. */
export function propsInEditMode({
  id,
  model,
}: {
  id: string;
  model: unknown;
}): LoopGridProps & { id: string } {
  const { fields, defaults } = loopGrid;
  const { settings } = recordOf(model);
  const props = cleanProps({ fields, props: recordOf(settings), defaults, sanitise: sanitiseHtml });
  return { ...(props as LoopGridProps), oldId: id, id: 'edited-loop' };
}

const secret = () => readSecrets(env().dataDir).payload;
