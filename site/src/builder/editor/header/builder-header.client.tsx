'use client';

import { createUsePuck, useGetPuck } from '@puckeditor/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Design } from '#site/block-kit/design.ts';
import type { SampleText } from '#site/features/pages/sample-text-type.ts';
import { useBuilder } from '../builder-context.client.ts';
import { useBuilderKeys } from '../builder-keys.client.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import { ConflictDialog } from './conflict-dialog.client.tsx';
import { HelpButton } from './help-dialog.client.tsx';
import { PublishCheck } from './publish-check.client.tsx';
import { SaveStateText } from './save-state.client.tsx';

const usePuck = createUsePuck();

/** What is above the page while it is built: whether it is saved, undo, preview, publish, and the ways out. */
export function BuilderHeader(_: { actions: ReactNode; children: ReactNode }) {
  const { opened, saver } = useBuilder();
  const { collection, id, name } = opened;
  const getPuck = useGetPuck();
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const [status, setStatus] = useState(opened.status);
  const [problem, setProblem] = useState('');
  const [sampleText, setSampleText] = useState<SampleText[]>([]);
  useBuilderKeys(globalThis.document);
  const form = `/admin/collections/${collection}/${id}`;

  const publish = async (options: { keepSampleText?: boolean } = {}) => {
    setSampleText([]);
    if (await saver.publish(getPuck().appState.data as Design, options)) setStatus('published');
  };
  /** Publishes, unless something is still sample text: then it is listed first. */
  const check = async () => {
    setProblem('');
    if (saver.hasUnsaved() && !(await saver.flush())) return;
    try {
      const { sampleText: found } = await askApi<{ sampleText: SampleText[] }>(
        `/api/${collection}/${id}/sample-text`,
      );
      if (found.length > 0) setSampleText(found);
      else await publish();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'Publishing failed. Try again.');
    }
  };
  const preview = async () => {
    setProblem('');
    // Opened at once, or the browser takes it for a popup.
    const tab = window.open('', '_blank');
    try {
      await saver.flush();
      const { path } = await askApi<{ path: string }>(`/api/${collection}/${id}/preview-link`);
      if (tab) tab.location.href = path;
      else window.location.href = path;
    } catch (error) {
      tab?.close();
      setProblem(error instanceof ApiProblem ? error.message : 'The preview could not be opened. Try again.');
    }
  };
  const leave = (href: string) => async () => {
    if (!saver.hasUnsaved() || (await saver.flush())) window.location.href = href;
  };
  return (
    <header className="fr-b-header">
      <button type="button" className="fr-b-button" onClick={leave(`/admin/collections/${collection}`)}>
        Back
      </button>
      <h1>{name}</h1>
      <SaveStateText state={state} status={status} />
      {problem && (
        <span role="alert" className="fr-b-problem">
          {problem}
        </span>
      )}
      <span className="fr-b-actions">
        <History />
        <HelpButton />
        <button
          type="button"
          className="fr-b-button"
          title={
            collection === 'popups'
              ? 'Rules, display, preview and results'
              : 'Title, slug, SEO, schedule, duplicate'
          }
          onClick={leave(form)}
        >
          Settings
        </button>
        <button type="button" className="fr-b-button" onClick={leave(`${form}/versions`)}>
          Versions
        </button>
        <button type="button" className="fr-b-button" onClick={preview}>
          Preview
        </button>
        <button
          type="button"
          className="fr-b-button fr-b-main"
          disabled={state.state === 'saving' || state.state === 'conflict'}
          onClick={check}
        >
          Publish
        </button>
      </span>
      {sampleText.length > 0 && (
        <PublishCheck
          found={sampleText}
          onClose={() => setSampleText([])}
          onPublish={() => void publish({ keepSampleText: true })}
        />
      )}
      {state.state === 'conflict' && <ConflictDialog by={state.by} at={state.at} />}
    </header>
  );
}

function History() {
  const hasPast = usePuck((puck) => puck.history.hasPast);
  const hasFuture = usePuck((puck) => puck.history.hasFuture);
  const getPuck = useGetPuck();
  return (
    <>
      <button
        type="button"
        className="fr-b-button"
        disabled={!hasPast}
        onClick={() => getPuck().history.back()}
      >
        Undo
      </button>
      <button
        type="button"
        className="fr-b-button"
        disabled={!hasFuture}
        onClick={() => getPuck().history.forward()}
      >
        Redo
      </button>
    </>
  );
}
