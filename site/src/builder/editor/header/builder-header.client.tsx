'use client';

import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useBuilder } from '../builder-context.client.ts';
import { useBuilderKeys } from '../builder-keys.client.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import type { SaveState } from '../design-saver.ts';
import { ManyBar } from '../many/many-bar.client.tsx';
import { makePanelsButtons, makeRowsButtons } from '../name-puck-parts.client.ts';
import { useOneSidePanel } from '../one-side-panel.client.ts';
import { SurroundingsButton } from '../surroundings/surroundings.client.tsx';
import { redo, undo } from '../undo.client.ts';
import { VersionsButton } from '../versions/versions-dialog.client.tsx';
import { ConflictDialog } from './conflict-dialog.client.tsx';
import { ExampleButton } from './example-button.client.tsx';
import { HelpButton } from './help-dialog.client.tsx';
import { OthersHere } from './presence.client.tsx';
import { PublishCheck } from './publish-check.client.tsx';
import { SaveStateText } from './save-state.client.tsx';
import { ScheduleButton } from './schedule-button.client.tsx';
import { usePublish } from './use-publish.client.ts';

const usePuck = createUsePuck();

/** What is above the page while it is built: whether it is saved, undo, preview, publish, and the ways out. */
export function BuilderHeader(_: { actions: ReactNode; children: ReactNode }) {
  const { opened, saver, example } = useBuilder();
  const { collection, id, name } = opened;
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const [problem, setProblem] = useState('');
  const { status, found, check, publish, stay } = usePublish(setProblem);
  useBuilderKeys(globalThis.document);
  useEffect(makePanelsButtons, []);
  useEffect(makeRowsButtons, []);
  useOneSidePanel();
  const form = `/admin/collections/${collection}/${id}`;

  const preview = async () => {
    setProblem('');
    // Opened at once, or the browser takes it for a popup.
    const tab = window.open('', '_blank');
    try {
      if (!(await saver.flush())) {
        tab?.close();
        setProblem('No preview: your last changes are not saved yet. Try again when they are.');
        return;
      }
      const { path } = await askApi<{ path: string }>(`/api/${collection}/${id}/preview-link`);
      const shown = example?.key ? `${path}&example=${encodeURIComponent(example.key)}` : path;
      if (tab) tab.location.href = shown;
      else window.location.href = shown;
    } catch (error) {
      tab?.close();
      setProblem(error instanceof ApiProblem ? error.message : 'The preview could not be opened. Try again.');
    }
  };
  const leave = (href: string) => async () => {
    if (!saver.hasUnsaved() || (await saver.flush())) window.location.href = href;
    else
      setProblem(
        'Your last changes are not saved yet, so this page stays open. To leave anyway, close this tab: they are stored in this browser.',
      );
  };
  return (
    <header className="fr-b-header">
      <button type="button" className="fr-b-button" onClick={leave(`/admin/collections/${collection}`)}>
        Back
      </button>
      <h1>{name}</h1>
      <SaveStateText state={state} status={status} />
      {status === 'published' && (collection === 'pages' || collection === 'posts') && (
        <a className="fr-b-live" href={opened.path} target="_blank" rel="noopener">
          View live page
        </a>
      )}
      <ExampleButton />
      <OthersHere />
      {problem && (
        <span role="alert" className="fr-b-problem">
          {problem}
        </span>
      )}
      <span className="fr-b-actions">
        <History />
        <SurroundingsButton />
        <HelpButton />
        <button
          type="button"
          className="fr-b-button"
          title={
            collection === 'popups' ? 'Rules, display, preview and results' : 'Title, slug, SEO, duplicate'
          }
          onClick={leave(form)}
        >
          Settings
        </button>
        <VersionsButton />
        <ScheduleButton isPublic={status === 'published' && !hasNewerDraft(state)} />
        <button type="button" className="fr-b-button" onClick={preview}>
          Preview
        </button>
        <button
          type="button"
          className="fr-b-button fr-b-main"
          // While a draft is being saved it waits for that: a key at that moment is not lost.
          disabled={state.state === 'conflict'}
          onClick={check}
        >
          Publish
        </button>
      </span>
      <ManyBar />
      {found && (
        <PublishCheck found={found} onClose={stay} onPublish={() => void publish({ keepSampleText: true })} />
      )}
      {state.state === 'conflict' && <ConflictDialog by={state.by} at={state.at} />}
    </header>
  );
}

/** Whether something was changed here since it was published. */
const hasNewerDraft = (state: SaveState): boolean => state.state !== 'saved' || state.as === 'draft';

function History() {
  const hasPast = usePuck((puck) => puck.history.hasPast);
  const hasFuture = usePuck((puck) => puck.history.hasFuture);
  const getPuck = useGetPuck();
  const { steps } = useBuilder();
  return (
    <>
      <button type="button" className="fr-b-button" disabled={!hasPast} onClick={() => undo(getPuck, steps)}>
        Undo
      </button>
      <button
        type="button"
        className="fr-b-button"
        disabled={!hasFuture}
        onClick={() => redo(getPuck, steps)}
      >
        Redo
      </button>
    </>
  );
}
