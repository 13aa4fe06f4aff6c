import type {
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterRefreshHook,
  PayloadRequest,
} from 'payload';
import { env } from '#site/server/env.ts';
import { STAFF_HINT } from '#site/ui/staff-bar/staff-hint.ts';

/** Scripts must read it, so it says no more than that staff signed in here. */
function setHint(req: PayloadRequest, seconds: number): void {
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : '';
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append(
    'Set-Cookie',
    `${STAFF_HINT}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  );
}

/** Makes the bar for staff appear on public pages of this browser, as long as the session lasts. */
export const hintWhileSignedIn = (seconds: number) => {
  const set: CollectionAfterLoginHook & CollectionAfterRefreshHook = ({ req }: { req: PayloadRequest }) =>
    setHint(req, seconds);
  const end: CollectionAfterLogoutHook = ({ req }) => setHint(req, 0);
  return { afterLogin: [set], afterRefresh: [set], afterLogout: [end] };
};
