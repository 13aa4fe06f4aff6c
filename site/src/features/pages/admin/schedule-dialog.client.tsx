'use client';

import { Button, toast, useDocumentInfo, useDocumentTitle, useServerFunctions } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import {
  instantOf,
  localTime,
  SITE_ZONE,
  sentenceTime,
  TIME_ZONES,
  type TimeZone,
} from '#site/ui/admin/time-zones.ts';
import type { SampleText } from '../sample-text-type.ts';
import { AdminDialog } from './admin-dialog.client.tsx';
import { findSampleText } from './find-sample-text.client.ts';
import { SampleTextList } from './sample-text-list.client.tsx';

type Change = 'publish' | 'unpublish';
type Planned = { id: number | string; type: Change; at: number; zone: TimeZone };

const DONE: Record<Change, string> = { publish: 'published', unpublish: 'unpublished' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Publishes or unpublishes at a chosen time, and lists what is scheduled. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { id, collectionSlug = '', hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { schedulePublish, getUpcomingScheduledPublish } = useServerFunctions();
  const isAllPublic = hasPublishedDoc && unpublishedVersionCount === 0;
  const [type, setType] = useState<Change>(isAllPublic ? 'unpublish' : 'publish');
  const [zone, setZone] = useState<TimeZone>(SITE_ZONE);
  const [local, setLocal] = useState(
    () => `${localTime({ at: Date.now() + DAY_MS, zone }).slice(0, 10)}T09:00`,
  );
  const [planned, setPlanned] = useState<Planned[]>([]);
  const [found, setFound] = useState<SampleText[]>([]);
  const [isMeant, setMeant] = useState(false);
  const [problem, setProblem] = useState('');

  const load = useCallback(async () => {
    const docs = (await getUpcomingScheduledPublish({ id, collectionSlug })) as {
      id: number | string;
      input: { type: Change; timezone?: string };
      waitUntil: string;
    }[];
    setPlanned(
      docs.map(({ id: job, input, waitUntil }) => ({
        id: job,
        type: input.type,
        at: Date.parse(waitUntil),
        zone: isZone(input.timezone) ? input.timezone : SITE_ZONE,
      })),
    );
  }, [getUpcomingScheduledPublish, id, collectionSlug]);
  useEffect(() => {
    void load();
    if (id) void findSampleText({ collection: collectionSlug, id }).then(setFound);
  }, [load, id, collectionSlug]);

  const needsYes = type === 'publish' && found.length > 0;
  const save = async () => {
    const at = instantOf({ local, zone });
    if (Number.isNaN(at)) return setProblem('Choose a date and time.');
    if (at <= Date.now()) return setProblem('Choose a time in the future.');
    if (needsYes && !isMeant) return setProblem('Replace the sample text first, or tick “Publish anyway”.');
    setProblem('');
    try {
      const doc = { relationTo: collectionSlug as 'pages', value: String(id) };
      await schedulePublish({ type, date: new Date(at), doc, timezone: zone });
      toast.success(`“${title}” will be ${DONE[type]} on ${sentenceTime({ at, zone })}.`);
      await load();
    } catch {
      setProblem('Scheduling failed. Reload the page and try again.');
    }
  };
  const cancel = async ({ id: job }: Planned) => {
    await schedulePublish({ deleteID: job } as never);
    toast.success('Removed from the schedule.');
    await load();
  };
  return (
    <AdminDialog title={`Schedule “${title}”`} onClose={onClose}>
      <fieldset style={{ margin: '1rem 0', padding: 0, border: 0, display: 'flex', gap: '1.5rem' }}>
        <legend>Action</legend>
        {(['publish', 'unpublish'] as const).map((change) => (
          <label key={change}>
            <input type="radio" name="change" checked={type === change} onChange={() => setType(change)} />{' '}
            {change === 'publish' ? 'Publish' : 'Unpublish'}
          </label>
        ))}
      </fieldset>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        <label>
          Date and time
          <br />
          <input
            type="datetime-local"
            style={FIELD}
            value={local}
            onChange={({ currentTarget }) => setLocal(currentTarget.value)}
          />
        </label>
        <label>
          Time zone
          <br />
          <select
            style={FIELD}
            value={zone}
            onChange={({ currentTarget }) => setZone(currentTarget.value as TimeZone)}
          >
            {Object.entries(TIME_ZONES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </p>
      {needsYes && (
        <>
          <h3>Sample text remains</h3>
          <SampleTextList found={found} />
          <label>
            <input
              type="checkbox"
              checked={isMeant}
              onChange={({ currentTarget }) => setMeant(currentTarget.checked)}
            />{' '}
            Publish anyway
          </label>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <Button onClick={save}>Schedule</Button>
      <h3>Scheduled</h3>
      {planned.length === 0 && <p>Nothing is scheduled.</p>}
      <ul style={{ paddingInlineStart: '1.25rem' }}>
        {planned.map((each) => (
          <li key={each.id}>
            {each.type === 'publish' ? 'Publish' : 'Unpublish'}: {sentenceTime(each)}{' '}
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => cancel(each)}>
              Cancel
            </Button>
          </li>
        ))}
      </ul>
    </AdminDialog>
  );
}

const isZone = (zone: unknown): zone is TimeZone =>
  typeof zone === 'string' && Object.hasOwn(TIME_ZONES, zone);

const FIELD = {
  padding: '0.5rem',
  border: '1px solid var(--theme-elevation-150)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
} as const;
