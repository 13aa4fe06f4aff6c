'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { BuilderSign } from '#site/features/pages/presence.ts';
import { useBuilder } from '../builder-context.client.ts';
import { BuilderDialog } from '../builder-dialog.client.tsx';
import { askApi } from '../controls/ask-api.client.ts';
import type { SaveState } from '../design-saver.ts';

/** Time between two signs of life, in ms. */
const EVERY_MS = 10_000;
/** Time between two tries to save what was not saved yet when somebody took over, in ms. */
const FLUSH_MS = 5000;

const ALONE: BuilderSign = { others: [], takenBy: null, savedAt: null };

/** Who else has this page open, from the moment it is opened; with taking it over, and being told when somebody does. */
export function OthersHere() {
  const { opened, saver, tab } = useBuilder();
  const { collection, id } = opened;
  // Also when something was saved here, which this then is not behind.
  useSyncExternalStore(saver.subscribe, saver.state);
  const [{ others, takenBy, savedAt }, setPresence] = useState<BuilderSign>(ALONE);
  const [isMine, setMine] = useState(false);
  const sign = useCallback(
    (more: { takeOver?: boolean; leaving?: boolean } = {}) =>
      askApi<BuilderSign>(`/api/${collection}/${id}/presence`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ tab, ...more }),
        keepalive: more.leaving === true,
      }).then(setPresence, () => undefined),
    [collection, id, tab],
  );
  useEffect(() => {
    void sign();
    const timer = setInterval(() => void sign(), EVERY_MS);
    const leave = () => void sign({ leaving: true });
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [sign]);
  const takeOver = async () => {
    setMine(true);
    await sign({ takeOver: true });
  };
  if (takenBy) return <TakenOver by={takenBy} onBack={takeOver} />;
  if (saver.isBehind(savedAt))
    return (
      <span className="fr-b-others" role="status">
        This page was saved after you opened it.{' '}
        <button type="button" className="fr-b-link" onClick={() => window.location.reload()}>
          Load the newest version
        </button>
      </span>
    );
  if (others.length === 0) return null;
  return (
    <span className="fr-b-others" role="status">
      {openSentence(others)}{' '}
      {isMine ? (
        'You have taken over.'
      ) : (
        <button type="button" className="fr-b-link" onClick={() => void takeOver()}>
          Take over
        </button>
      )}
    </span>
  );
}

/** What becomes of the changes that were made here. */
function textOf({ state }: SaveState): string {
  if (state === 'saved')
    return 'Your changes up to now are saved as a draft. If both of you changed the page, you choose a version next.';
  return state === 'changed' || state === 'saving'
    ? 'Saving your changes…'
    : 'Your last changes are not saved yet. They are stored in this browser, and offered when you open the page again.';
}

/** Somebody else works on the page now: what was done here is saved, and nothing more can be changed. */
function TakenOver({ by, onBack }: { by: string; onBack: () => Promise<void> }) {
  const { opened, saver } = useBuilder();
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  // Somebody waits for this before they leave: it is tried again sooner than while they work.
  useEffect(() => {
    void saver.flush();
    const timer = setInterval(() => void saver.flush(), FLUSH_MS);
    return () => clearInterval(timer);
  }, [saver]);
  return (
    <BuilderDialog
      title={by === SELF ? 'You took over this page in another tab' : `${by} has taken over this page`}
      mustDecide
    >
      <p role="status">{textOf(state)}</p>
      <p className="fr-b-row">
        <a className="fr-b-button fr-b-main" href={`/admin/collections/${opened.collection}`}>
          Back to the list
        </a>
        <button
          type="button"
          className="fr-b-button"
          onClick={async () => {
            await onBack();
            // Their work is the newest now.
            window.location.reload();
          }}
        >
          Take over again
        </button>
      </p>
    </BuilderDialog>
  );
}

/** How the server names the same person in another tab. */
const SELF = 'You, in another tab';

function openSentence(others: readonly string[]): string {
  const names = others.filter((name) => name !== SELF);
  if (names.length === 0) return 'You have this page open in another tab.';
  const list = new Intl.ListFormat('en-AU').format(names);
  if (names.length < others.length) return `${list} and you, in another tab, have this page open.`;
  return `${list} ${names.length > 1 ? 'have' : 'has'} this page open.`;
}
