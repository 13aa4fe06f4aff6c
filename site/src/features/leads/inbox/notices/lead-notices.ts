import { ownAgentId, staffOf } from '#site/server/access.ts';
import type { NoticeLoader } from '#site/server/notice.ts';
import { leadScope } from '../lead-scope.ts';
import { loadNotices } from './load-notices.ts';

/** What waits among the leads of the member of staff who asks. */
export const leadNotices: NoticeLoader = async (req) => {
  const staff = staffOf(req);
  const scope = await leadScope(req);
  if (!staff || scope === 'none') return [];
  const user = { id: staff.id, agent: ownAgentId(req) };
  return loadNotices({ payload: req.payload, user, scope, now: Date.now() });
};
