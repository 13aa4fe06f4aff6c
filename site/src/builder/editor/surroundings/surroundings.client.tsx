'use client';

import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useBuilder } from '../builder-context.client.ts';
import { asLargeAsEver } from '../canvas/canvas-scale.client.ts';
import type { Surrounding } from './load-surroundings.client.ts';
import { useSurroundingsShown } from './shown-surroundings.client.ts';

/** The page with the website's header above it and the footer below it, as visitors see them. Neither is part of the page. */
export function InSurroundings({ children }: { children: ReactNode }) {
  const { surroundings } = useBuilder();
  const { above, below, problem } = useSyncExternalStore(surroundings.subscribe, surroundings.state);
  const [isShown] = useSurroundingsShown();
  return (
    <>
      {isShown && problem && (
        <p data-around-problem>
          The header and footer could not be loaded. Reload the page builder to try again.
        </p>
      )}
      {isShown && above && <Around {...above} name="header" />}
      {children}
      {isShown && below && <Around {...below} name="footer" />}
    </>
  );
}

/** Drawn once, and out of reach of keys, screen readers and clicks, but for the link to where it is changed. */
function Around({ html, editHref, name }: Surrounding & { name: 'header' | 'footer' }) {
  const { surroundings } = useBuilder();
  const link = useRef<HTMLAnchorElement>(null);
  const content = useMemo(() => ({ __html: html }), [html]);
  const enlarge = () => {
    if (!link.current) return;
    const { height } = asLargeAsEver(link.current);
    // On touch screens it has a line of its own, as high as it is drawn.
    link.current.style.marginBottom = `${height - link.current.offsetHeight + 8}px`;
  };
  useEffect(enlarge);
  return (
    <div data-around={name} onPointerEnter={enlarge}>
      <div inert aria-hidden="true" dangerouslySetInnerHTML={content} />
      {editHref && (
        <a
          ref={link}
          data-around-edit
          href={editHref}
          target="_blank"
          rel="noopener"
          aria-label={`Edit ${name} (opens in a new tab)`}
          onFocus={enlarge}
          onClick={surroundings.renewOnReturn}
        >
          Edit {name}
        </a>
      )}
    </div>
  );
}

/** The switch for both, in the toolbar of pages that have any. */
export function SurroundingsButton() {
  const [isShown, show] = useSurroundingsShown();
  const { frame } = useBuilder().opened;
  if (!frame) return null;
  return (
    <button
      type="button"
      className="fr-b-button"
      aria-pressed={isShown}
      title="Shows the website’s header and footer around the page"
      onClick={() => show(!isShown)}
    >
      Header and footer
    </button>
  );
}
