'use client';

import { useState } from 'react';
import { CHANGES } from '#site/features/pages/schedule/planned-change.ts';
import { type FormButton, ScheduleForm } from '#site/features/pages/schedule/schedule-form.client.tsx';
import { useSchedule } from '#site/features/pages/schedule/use-schedule.client.ts';
import { sentenceTime } from '#site/ui/admin/time-zones.ts';
import { useBuilder } from '../builder-context.client.ts';
import { BuilderDialog } from '../builder-dialog.client.tsx';

/**
 * Opens the page's schedule; the next change that waits is on it. `isPublic` says whether visitors see the newest
 * version already.
 */
export function ScheduleButton({ isPublic }: { isPublic: boolean }) {
  const { opened, saver } = useBuilder();
  const { collection, id, name } = opened;
  const [isOpen, setOpen] = useState(false);
  const held = useSchedule({ collection, id });
  const [next] = held.schedule?.planned ?? [];
  return (
    <>
      <button
        type="button"
        className="fr-b-button"
        title={next && `${CHANGES[next.change].does}: ${sentenceTime(next)}`}
        onClick={() => {
          // What is published later is the newest draft.
          void saver.flush();
          setOpen(true);
        }}
      >
        {next ? `Scheduled: ${shortTime(next)}` : 'Schedule'}
      </button>
      {isOpen && (
        <BuilderDialog title={`Schedule “${name}”`} onClose={() => setOpen(false)}>
          <ScheduleForm
            collection={collection}
            id={id}
            title={name}
            isPublic={isPublic}
            held={held}
            Button={BuilderButton}
          />
        </BuilderDialog>
      )}
    </>
  );
}

const BuilderButton: FormButton = ({ isMain = false, onClick, children }) => (
  <button type="button" className={isMain ? 'fr-b-button fr-b-main' : 'fr-b-button'} onClick={onClick}>
    {children}
  </button>
);

/** "Publish 1 Dec, 9:00 am": the whole of it, with the time zone, is in the dialog. */
function shortTime({
  change,
  at,
  zone,
  failed,
}: Parameters<typeof sentenceTime>[0] & { change: keyof typeof CHANGES; failed: boolean }) {
  if (failed) return 'did not happen';
  const when = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  }).format(at);
  return `${CHANGES[change].does.toLowerCase()} ${when}`;
}
