import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { instantOf } from '#site/ui/admin/time-zones.ts';
import type { Designed } from '../designed.ts';
import { type FindSampleText, sampleTextSentence } from '../sample-text.ts';
import { KEEP_SAMPLE_TEXT } from '../sample-text-type.ts';
import { allowedRecord, answered, smallBody } from '../staff-answer.ts';
import { isChange, isZone } from './planned-change.ts';
import { agencyZone, cancelChange, changesOf, planChange } from './planned-changes.ts';

/**
 * Publishing and unpublishing at a chosen time, for those who may change pages:
 * `GET /api/{collection}/{id}/schedule` answers `{ planned, zone }`, what waits and the agency's time zone;
 * `POST` with `{ change, local, zone, keepSampleText? }` adds one, where `local` is a time such as `2026-12-01T09:00` in `zone`;
 * `DELETE /api/{collection}/{id}/schedule/{job}` cancels one. Both answer what waits then.
 */
export function scheduleEndpoints({
  collection,
  sampleText,
}: {
  collection: Designed;
  sampleText: FindSampleText;
}): Endpoint[] {
  const waiting = async ({ payload }: PayloadRequest, id: number) => {
    const [planned, zone] = await Promise.all([changesOf({ payload, collection, id }), agencyZone(payload)]);
    return Response.json({ planned, zone }, { headers: NO_STORE });
  };
  return [
    {
      path: '/:id/schedule',
      method: 'get',
      handler: (req) => answered(() => waiting(req, allowedRecord(req))),
    },
    {
      path: '/:id/schedule',
      method: 'post',
      handler: (req) =>
        answered(async () => {
          const id = allowedRecord(req);
          const { payload } = req;
          const { change, local, zone, ...confirmed } = await smallBody(req);
          if (!isChange(change) || !isZone(zone) || typeof local !== 'string')
            throw new APIError('Choose what happens, when, and in which time zone.', 400);
          const doc = await payload.findByID({
            collection,
            id,
            draft: true,
            depth: 0,
            disableErrors: true,
          });
          if (!doc) throw new APIError('This page has been deleted.', 404);
          const found = change === 'publish' ? sampleText(doc.design) : [];
          // Nobody is there to be asked when it happens.
          if (found.length > 0 && confirmed[KEEP_SAMPLE_TEXT] !== true)
            throw new APIError(sampleTextSentence(found), 422);
          await planChange({
            payload,
            collection,
            id,
            user: Number(staffOf(req)?.id),
            change,
            at: instantOf({ local, zone }),
            zone,
            now: Date.now(),
          });
          return waiting(req, id);
        }),
    },
    {
      path: '/:id/schedule/:job',
      method: 'delete',
      handler: (req) =>
        answered(async () => {
          const id = allowedRecord(req);
          await cancelChange({ payload: req.payload, collection, id, job: String(req.routeParams?.job) });
          return waiting(req, id);
        }),
    },
  ];
}
