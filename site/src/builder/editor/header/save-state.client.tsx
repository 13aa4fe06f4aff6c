'use client';

import type { SaveState } from '../design-saver.ts';

/** Whether the work is saved, as a sentence; told to screen readers when it changes. */
export function SaveStateText({ state, status }: { state: SaveState; status: 'draft' | 'published' }) {
  const isProblem = state.state === 'refused' || state.state === 'offline' || state.state === 'conflict';
  return (
    <span
      role="status"
      className={isProblem ? 'fr-b-state fr-b-problem' : 'fr-b-state'}
      data-state={state.state}
    >
      {textOf({ state, status })}
      {state.state === 'refused' && state.isSignedOut && (
        <>
          {' '}
          <a href="/admin/login" target="_blank" rel="noopener">
            Sign in in a new tab
          </a>
        </>
      )}
    </span>
  );
}

function textOf({ state, status }: { state: SaveState; status: 'draft' | 'published' }): string {
  switch (state.state) {
    case 'saved':
      if (status === 'draft') return 'Draft saved';
      // Somebody who changes a page after publishing it must not take the change for public.
      return state.as === 'draft' ? 'Draft saved, not published yet' : 'Published';
    case 'changed':
      return 'Unsaved changes';
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Not saved yet, retrying. Your changes are stored in this browser.';
    case 'refused':
      return `Not saved. ${state.message}`;
    case 'conflict':
      return 'Not saved: another user changed this page.';
  }
}
