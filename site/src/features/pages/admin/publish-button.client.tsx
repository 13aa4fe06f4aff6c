'use client';

import { Button, FormSubmit, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { KEEP_SAMPLE_TEXT, type SampleText } from '../sample-text-type.ts';
import { AdminDialog } from './admin-dialog.client.tsx';
import { findSampleText } from './find-sample-text.client.ts';
import { ScheduleDialog } from './on-demand.client.tsx';
import { SampleTextList } from './sample-text-list.client.tsx';

/** Publishes or schedules a record built with blocks, after listing its sample text. */
export function PublishButton() {
  const info = useDocumentInfo();
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } = info;
  const { submit } = useForm();
  const modified = useFormModified();
  const [found, setFound] = useState<SampleText[]>([]);
  const [isScheduling, setScheduling] = useState(false);
  if (!hasPublishPermission || !collectionSlug) return null;

  const publish = async ({ keepSampleText }: { keepSampleText: boolean }) => {
    setFound([]);
    const kept = keepSampleText ? `&${KEEP_SAMPLE_TEXT}=true` : '';
    const action = `/api/${collectionSlug}${id ? `/${id}` : ''}?depth=0${kept}`;
    if (!(await submit({ action, overrides: { _status: 'published' } }))) return;
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  };
  const check = async () => {
    const sampleText = id ? await findSampleText({ collection: collectionSlug, id }) : [];
    if (sampleText.length > 0) setFound(sampleText);
    else await publish({ keepSampleText: false });
  };
  return (
    <>
      {id && (
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
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!modified && unpublishedVersionCount === 0 && hasPublishedDoc}
        onClick={check}
      >
        Publish changes
      </FormSubmit>
      {found.length > 0 && (
        <AdminDialog title="Sample text remains" onClose={() => setFound([])}>
          <SampleTextList found={found} />
          <p>
            <a href={`/admin/builder/${collectionSlug}/${id}`}>Edit in page builder</a>
          </p>
          <Button buttonStyle="secondary" onClick={() => publish({ keepSampleText: true })}>
            Publish anyway
          </Button>
        </AdminDialog>
      )}
      {isScheduling && id && <ScheduleDialog onClose={() => setScheduling(false)} />}
    </>
  );
}
