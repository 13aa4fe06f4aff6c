'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { WorkListQuestion } from '#site/ui/admin/use-work-list.client.ts';
import {
  filterOf,
  isSameFilter,
  isWorthSaving,
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  readSavedViews,
  SAVED_VIEWS,
  type SavedView,
  withoutView,
  withView,
} from '../list/saved-views.ts';

/** Lists of the inbox that somebody named, each with its list, form and search; and the form that names one. */
export function SavedViews({
  question,
  ask,
}: {
  question: WorkListQuestion;
  ask: (change: WorkListQuestion) => void;
}) {
  const { views, store } = useSavedViews();
  if (!views) return null;
  const filter = filterOf(question);
  const current = views.find((view) => isSameFilter(view, filter));
  const canSave = !current && isWorthSaving(filter);
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="work-list__saved">
      {views.length > 0 && (
        <nav className="work-list__views" aria-label="Saved views">
          {views.map(({ name, ...saved }) => (
            <button key={name} type="button" aria-current={name === current?.name} onClick={() => ask(saved)}>
              {name}
            </button>
          ))}
        </nav>
      )}
      {current && (
        <button
          type="button"
          onClick={async () => {
            if (await store((stored) => withoutView(stored, current.name)))
              toast.success(`“${current.name}” was removed.`);
          }}
        >
          Remove this view
        </button>
      )}
      {canSave && (
        <SaveForm
          key={JSON.stringify(filter)}
          isFull={views.length >= MOST_VIEWS}
          onSave={(name) => store((stored) => withView(stored, { ...filter, name }))}
        />
      )}
    </div>
  );
}

/** A button that opens the field for the name. */
function SaveForm({ isFull, onSave }: { isFull: boolean; onSave: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <button type="button" onClick={() => setName('')}>
        Save this view…
      </button>
    );
  if (isFull) return <p>You have {MOST_VIEWS} saved views. Remove one first.</p>;
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        const given = name.trim();
        if (given && (await onSave(given))) toast.success(`Saved as “${given}”.`);
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the field was just asked for.
        autoFocus
        aria-label="Name of the view"
        placeholder="Name of the view"
        maxLength={LONGEST_VIEW_NAME}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setName(undefined);
        }}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setName(undefined)}>
        Cancel
      </button>
    </form>
  );
}

/** One’s own views, `undefined` until they are read. `store` says whether a change could be stored. */
function useSavedViews() {
  const [views, setViews] = useState<readonly SavedView[]>();
  useEffect(() => {
    void load().then(setViews);
  }, []);
  const store = async (change: (views: readonly SavedView[]) => readonly SavedView[]): Promise<boolean> => {
    // Another tab may have saved one meanwhile.
    const next = change((await load()) ?? views ?? []);
    const answer = await postStaff(PATH, { value: next });
    if (answer.ok) setViews(next);
    else toast.error(answer.message);
    return answer.ok;
  };
  return { views, store };
}

const PATH = `/api/payload-preferences/${SAVED_VIEWS}`;

/** Read by hand: Payload’s own reader answers from memory what it read first. */
async function load(): Promise<SavedView[] | undefined> {
  try {
    const response = await fetch(PATH, { credentials: 'same-origin' });
    const { value } = (await response.json()) as { value?: unknown };
    return response.ok ? readSavedViews(value) : undefined;
  } catch {
    return undefined;
  }
}
