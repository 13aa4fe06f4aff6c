import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { writeAuditEntry } from '#site/features/settings/audit-log/audit-log.ts';
import { isEditor, staffOf } from '#site/server/access.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { createAlertStore } from './alert-store.ts';

/** POST /api/alerts/:id/end: editors and admins end an alert, for a visitor who asks by telephone. */
const endOne: Endpoint = {
  path: '/:id/end',
  method: 'post',
  handler: async (req) => {
    refuseOthers(req);
    const id = Number(req.routeParams?.id);
    const store = storeOf(req);
    if (!Number.isSafeInteger(id) || !(await store.alert(id)))
      throw new APIError('This alert doesn’t exist.', 404);
    if (!(await store.end(id))) throw new APIError('This alert has ended already.', 409);
    await writeAuditEntry({ req, place: 'Alerts', record: String(id), title: '', changes: [ENDED] });
    return Response.json({ ok: true });
  },
};

/** POST /api/alerts/end-all `{ subscriber }`: all alerts of a subscriber. The account and saved listings stay. */
const endAll: Endpoint = {
  path: '/end-all',
  method: 'post',
  handler: async (req) => {
    refuseOthers(req);
    const { subscriber } = ((await req.json?.().catch(() => undefined)) ?? {}) as { subscriber?: unknown };
    if (typeof subscriber !== 'number' || !Number.isSafeInteger(subscriber))
      throw new APIError('This subscriber doesn’t exist.', 404);
    const store = storeOf(req);
    const ended = (await store.alertsOf(subscriber)).length;
    await store.endAll({ subscriber, also: [] });
    if (ended > 0)
      await writeAuditEntry({
        req,
        place: 'Subscribers',
        record: String(subscriber),
        title: '',
        changes: [{ field: 'alerts', label: 'Alerts ended' }],
      });
    return Response.json({ ended });
  },
};

/** About visitors the audit log has no values. */
const ENDED = { field: 'ended', label: 'Ended' };

/** What staff may do with visitors’ alerts: end them. */
export const endAlertsEndpoints: Endpoint[] = [endAll, endOne];

const storeOf = ({ payload }: PayloadRequest) => createAlertStore({ payload, now: Date.now });

function refuseOthers(req: PayloadRequest) {
  const staff = staffOf(req);
  if (!staff) throw new APIError('Sign in to end alerts.', 401);
  if (!isEditor(req)) throw new APIError('Only editors and admins can end alerts.', 403);
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
    throw new APIError('This request did not come from the admin of this website.', 403);
  return staff;
}
