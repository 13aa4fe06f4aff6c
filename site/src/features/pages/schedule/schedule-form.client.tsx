'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { instantOf, localTime, sentenceTime, TIME_ZONES, type TimeZone } from '#site/ui/admin/time-zones.ts';
import { findSampleText } from '../admin/find-sample-text.client.ts';
import { SampleTextList } from '../admin/sample-text-list.client.tsx';
import type { SampleText } from '../sample-text-type.ts';
import { CHANGES, type Change, FAILED, type PlannedChange } from './planned-change.ts';
import type { useSchedule } from './use-schedule.client.ts';

/** The button of the screen around the form. */
export type FormButton = ComponentType<{ isMain?: boolean; onClick: () => void; children: ReactNode }>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Publishes or unpublishes a record at a chosen time, and lists what is scheduled. */
export function ScheduleForm({
  collection,
  id,
  title,
  isPublic,
  hasDesign = true,
  held: { schedule, plan, cancel },
  Button,
}: {
  collection: string;
  id: number | string;
  title: string;
  /** Whether visitors see the newest version already. */
  isPublic: boolean;
  /** Whether it is built with blocks, which may hold sample text. */
  hasDesign?: boolean;
  held: ReturnType<typeof useSchedule>;
  Button: FormButton;
}) {
  const [change, setChange] = useState<Change>(isPublic ? 'unpublish' : 'publish');
  const [chosenZone, setZone] = useState<TimeZone>();
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState<SampleText[]>([]);
  const [isMeant, setMeant] = useState(false);
  const [told, setTold] = useState<{ text: string; isProblem?: boolean }>({ text: '' });
  useEffect(() => {
    if (hasDesign) void findSampleText({ collection, id }).then(setFound);
  }, [collection, id, hasDesign]);
  if (!schedule) return <p>Loading…</p>;

  const zone = chosenZone ?? schedule.zone;
  const local = typed ?? `${localTime({ at: Date.now() + DAY_MS, zone }).slice(0, 10)}T09:00`;
  const needsYes = change === 'publish' && found.length > 0;
  const save = async () => {
    if (needsYes && !isMeant)
      return setTold({ text: 'Replace the sample text first, or tick “Publish anyway”.', isProblem: true });
    const problem = await plan({ change, local, zone, keepSampleText: isMeant });
    if (problem) return setTold({ text: problem, isProblem: true });
    const when = sentenceTime({ at: instantOf({ local, zone }), zone });
    setTold({ text: `“${title}” will be ${CHANGES[change].done} on ${when}.` });
  };
  const remove = async ({ id: job }: PlannedChange) => {
    const problem = await cancel(job);
    setTold(problem ? { text: problem, isProblem: true } : { text: 'Removed from the schedule.' });
  };
  return (
    <>
      <fieldset style={{ margin: '1rem 0', padding: 0, border: 0, display: 'flex', gap: '1.5rem' }}>
        <legend>Action</legend>
        {(Object.keys(CHANGES) as Change[]).map((each) => (
          <label key={each}>
            <input type="radio" name="change" checked={change === each} onChange={() => setChange(each)} />{' '}
            {CHANGES[each].does}
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
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
      <p role={told.isProblem ? 'alert' : 'status'} style={{ margin: '0.75rem 0' }}>
        {told.text}
      </p>
      <Button isMain onClick={() => void save()}>
        Schedule
      </Button>
      <h3 style={{ margin: '1.25rem 0 0.5rem' }}>Scheduled</h3>
      <PlannedList planned={schedule.planned} onCancel={(each) => void remove(each)} Button={Button} />
      <p>
        <a href="/admin/coming-changes">Calendar of coming changes</a>
      </p>
    </>
  );
}

function PlannedList({
  planned,
  onCancel,
  Button,
}: {
  planned: PlannedChange[];
  onCancel: (planned: PlannedChange) => void;
  Button: FormButton;
}) {
  if (planned.length === 0) return <p>Nothing is scheduled.</p>;
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {planned.map((each) => (
        <li key={each.id} style={{ marginBlockEnd: '0.5rem' }}>
          {CHANGES[each.change].does}: {sentenceTime(each)}
          {each.by ? `, by ${each.by}` : ''}{' '}
          <Button onClick={() => onCancel(each)}>{each.failed ? 'Remove' : 'Cancel'}</Button>
          {each.failed && <strong style={{ display: 'block' }}>{FAILED}</strong>}
        </li>
      ))}
    </ul>
  );
}

const FIELD = {
  padding: '0.5rem',
  border: '1px solid var(--theme-elevation-250, #86918b)',
  borderRadius: '4px',
  background: 'var(--theme-input-bg, #fff)',
  color: 'inherit',
  font: 'inherit',
} as const;
