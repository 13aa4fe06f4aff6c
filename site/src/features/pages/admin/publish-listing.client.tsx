'use client';

import { Button, PublishButton, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { ScheduleDialog } from './on-demand.client.tsx';

/** Publishes a listing, now or at a chosen time. */
export function PublishListing() {
  const { id, hasPublishPermission } = useDocumentInfo();
  const modified = useFormModified();
  const [isScheduling, setScheduling] = useState(false);
  return (
    <>
      {id && hasPublishPermission && (
        <Button
          id="schedule-publish"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={modified}
          tooltip={modified ? 'Save the draft first' : undefined}
          onClick={() => setScheduling(true)}
        >
          Schedule
        </Button>
      )}
      <PublishButton />
      {isScheduling && id && <ScheduleDialog hasDesign={false} onClose={() => setScheduling(false)} />}
    </>
  );
}
