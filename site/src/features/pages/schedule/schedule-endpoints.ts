import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { instantOf, type TimeZone } from '#site/ui/admin/time-zones.ts';
import { type FindSampleText, sampleTextSentence } from '../sample-text.ts';
import { KEEP_SAMPLE_TEXT } from '../sample-text-type.ts';
import { allowedRecord, answered, smallBody } from '../staff-answer.ts';
import { isChange, isZone, type Scheduled } from './planned-change.ts';
import { agencyZone, cancelChange, changesOf, planChange } from './planned-changes.ts';

/** What differs between the collections whose records can be published at a chosen time. */
type ScheduleRules = {
  collection: Scheduled;
  /** The id of the record that a request names, if its sender may change it; throws an APIError otherwise. */
  allowed?: (req: PayloadRequest) => number | Promise<number>;
  /** The sample text of a design, which is asked about when publishing is scheduled. */
  sampleText?: FindSampleText;
  /** Why a record cannot be published as it is, as a sentence. */
  problem?: (doc: Record<string, unknown>, payload: Payload) => Promise<string | undefined>;
  /** The time zone that is offered; the agency’s where there is none. */
  zoneOf?: (doc: Record<string, unknown>) => TimeZone | undefined;
};

/**
 * Publishing and unpublishing at a chosen time, for those who may change the record:
 * `GET /api/{collection}/{id}/schedule` answers `{ planned, zone }`, what waits and the agency's time zone;
 * `POST` with `{ change, local, zone, keepSampleText? }` adds one, where `local` is a time such as `2026-12-01T09:00` in `zone`;
 * `DELETE /api/{collection}/{id}/schedule/{job}` cancels one. Both answer what waits then.
 */
export function scheduleEndpoints({
  collection,
  allowed = allowedRecord,
  sampleText = () => [],
  problem = async () => undefined,
  zoneOf = () => undefined,
}: ScheduleRules): Endpoint[] {
  const newest = async ({ payload }: PayloadRequest, id: number) => {
    const found = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true });
    return found as (Record<string, unknown> & { design?: unknown }) | null;
  };
  const waiting = async (req: PayloadRequest, id: number) => {
    const { payload } = req;
    const [planned, zone, doc] = await Promise.all([
      changesOf({ payload, collection, id }),
      agencyZone(payload),
      newest(req, id),
    ]);
    return Response.json({ planned, zone: (doc && zoneOf(doc)) ?? zone }, { headers: NO_STORE });
  };
  return [
    {
      path: '/:id/schedule',
      method: 'get',
      handler: (req) => answered(async () => waiting(req, await allowed(req))),
    },
    {
      path: '/:id/schedule',
      method: 'post',
      handler: (req) =>
        answered(async () => {
          const id = await allowed(req);
          const { change, local, zone, ...confirmed } = await smallBody(req);
          if (!isChange(change) || !isZone(zone) || typeof local !== 'string')
            throw new APIError('Choose what happens, when, and in which time zone.', 400);
          const doc = await newest(req, id);
          if (!doc) throw new APIError('This has been deleted.', 404);
          const refusal = change === 'publish' ? await problem(doc, req.payload) : undefined;
          if (refusal) throw new APIError(refusal, 422);
          const found = change === 'publish' ? sampleText(doc.design) : [];
          // Nobody is there to be asked when it happens.
          if (found.length > 0 && confirmed[KEEP_SAMPLE_TEXT] !== true)
            throw new APIError(sampleTextSentence(found), 422);
          await planChange({
            payload: req.payload,
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
          const id = await allowed(req);
          await cancelChange({ payload: req.payload, collection, id, job: String(req.routeParams?.job) });
          return waiting(req, id);
        }),
    },
  ];
}
