'use client';

import { Button, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { type FormButton, ScheduleForm } from '../schedule/schedule-form.client.tsx';
import { useSchedule } from '../schedule/use-schedule.client.ts';
import { AdminDialog } from './admin-dialog.client.tsx';

/** The schedule of a record, over its form. */
export function ScheduleDialog({ hasDesign = true, onClose }: { hasDesign?: boolean; onClose: () => void }) {
  const { id = 0, collectionSlug = '', hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const held = useSchedule({ collection: collectionSlug, id });
  return (
    <AdminDialog title={`Schedule “${title}”`} onClose={onClose}>
      <ScheduleForm
        collection={collectionSlug}
        id={id}
        title={title}
        isPublic={hasPublishedDoc && unpublishedVersionCount === 0}
        hasDesign={hasDesign}
        held={held}
        Button={AdminButton}
      />
    </AdminDialog>
  );
}

const AdminButton: FormButton = ({ isMain = false, onClick, children }) => (
  <Button
    buttonStyle={isMain ? 'primary' : 'secondary'}
    size={isMain ? 'medium' : 'small'}
    margin={false}
    onClick={onClick}
  >
    {children}
  </Button>
);
