'use client';

import {
  FieldDescription,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui';
import { useState } from 'react';
import type { Role } from '#site/server/rights.ts';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { useChangedRecord } from '#site/ui/admin/use-changed-record.client.ts';
import { isSameValue } from '#site/ui/same-value.ts';
import { choosesFeedValues } from '../feed/chooses-feed-values.ts';
import { type FeedState, feedStateOf, mediaOf } from '../feed/feed-state.ts';
import { feedValueText } from './feed-value-text.ts';

const KINDS = { images: 'image', floorPlans: 'floorplan' } as const;

type Props = {
  /** Of the field it stands beside. */
  name: string;
  type: string;
  /** Of a field that is chosen from a list: value and text of each choice. */
  choices?: [string, string][];
};

/** Beside a field that a feed fills: the feed's value where ours is another, and whether ours is kept. */
export function FeedValue({ name, type, choices = [] }: Props) {
  const { id, savedDocumentData, hasSavePermission } = useDocumentInfo();
  const { user } = useAuth();
  const value = useFormFields(([fields]) => fields[name]?.value);
  const kept = useFormFields(([fields]) => fields.feedImages?.value);
  const isModified = useFormModified();
  const showChoice = useChangedRecord(['feedImages']);
  const [busy, setBusy] = useState(false);
  const [pinnedNow, setPinnedNow] = useState<boolean>();
  const role = (user as { role?: Role } | null)?.role;
  if (!id || !savedDocumentData?.feedUniqueId || !hasSavePermission || !choosesFeedValues(role)) return null;
  const state = feedStateOf(kept ?? savedDocumentData.feedImages);
  const feed = feedValue({ name, state, saved: savedDocumentData[name] });
  if (!feed) return null;
  const isPinned = pinnedNow ?? Boolean(state.pins?.includes(name));
  const isOurs = !isSameValue(savedDocumentData[name], feed.value);
  const text = feedValueText({ value: feed.value, type, choices: new Map(choices) });
  const wish = async (wanted: 'keep' | 'follow') => {
    const changesValue = wanted === 'follow' && isOurs;
    if (changesValue && isModified) return toast.error('Save or discard your changes first.');
    setBusy(true);
    const answer = await postStaff('/api/listings/feed-values', {
      ids: [Number(id)],
      wish: wanted,
      field: name,
    });
    setBusy(false);
    if (!answer.ok) return toast.error(answer.message);
    setPinnedNow(wanted === 'keep');
    if (changesValue) window.location.reload();
    else await showChoice();
  };
  const differsNow = !isSameValue(value, feed.value);
  return (
    <p
      style={{
        margin: '0.25rem 0 0',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 0.75rem',
        fontSize: '0.85em',
        color: differsNow ? 'var(--theme-text)' : 'var(--theme-elevation-600)',
        overflowWrap: 'anywhere',
      }}
    >
      <span>
        {isPinned ? 'Ours is kept. ' : ''}
        {differsNow ? `Feed: ${text}` : 'Same as the feed'}
      </span>
      {!isPinned && <Choice busy={busy} text="Keep ours" onClick={() => wish('keep')} />}
      {(isPinned || isOurs) && (
        <Choice busy={busy} text="Follow the feed again" onClick={() => wish('follow')} />
      )}
    </p>
  );
}

/** The same below a checkbox, after its own description. */
export function FeedCheckbox({ name, text }: { name: string; text?: string }) {
  return (
    <>
      {text && <FieldDescription description={text} path={name} />}
      <FeedValue name={name} type="checkbox" />
    </>
  );
}

const Choice = ({ busy, text, onClick }: { busy: boolean; text: string; onClick: () => void }) => (
  <button
    type="button"
    disabled={busy}
    onClick={onClick}
    style={{
      border: 0,
      padding: 0,
      minHeight: '24px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textDecoration: 'underline',
      cursor: 'pointer',
    }}
  >
    {text}
  </button>
);

/** What the feed says of a field; undefined while it has said nothing. */
function feedValue({
  name,
  state,
  saved,
}: {
  name: string;
  state: FeedState;
  saved: unknown;
}): { value: unknown } | undefined {
  if (name in KINDS) return { value: mediaOf(state.slots, KINDS[name as keyof typeof KINDS]) };
  if (state.theirs && name in state.theirs) return { value: state.theirs[name] };
  return name in state.seen ? { value: saved } : undefined;
}
