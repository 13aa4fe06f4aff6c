'use client';

import { createUsePuck } from '@puckeditor/core';
import type { CSSProperties, ReactNode } from 'react';
import type { PopupSettings } from '#site/features/popups/popup-rules.ts';

const usePuck = createUsePuck();

/** What is built in a popup, where and as wide as visitors will see it, before the page that it opens over. */
export function PopupFrame({ settings, children }: { settings: PopupSettings; children: ReactNode }) {
  const { place, width, overlay, closeButton } = settings;
  const position = closeButton?.position;
  // Puck's own elements are between, so that the stylesheet cannot tell.
  const holdsSections = usePuck(({ appState }) =>
    appState.data.content.some(({ type }) => type === 'section'),
  );
  const isFirstSection = usePuck(({ appState }) => appState.data.content[0]?.type === 'section');
  return (
    <div style={{ ...screen, ...STANDS[place], background: overlay ? DARKENED : STRIPES }}>
      {/* Drawn by windows.css, but for where it is: here it is part of the page, which grows with it. */}
      <div
        className={position ? `fr-dialog-${position}` : undefined}
        style={{ position: 'relative', width: `min(${width}px, 100%)` }}
      >
        {position && <span aria-hidden="true" className={`fr-dialog-close fr-dialog-close-${position}`} />}
        <div
          className="fr-dialog-body"
          style={holdsSections ? edgeToEdge({ position, isFirstSection }) : undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** Sections bring their own room; a first one reaches under the button, and above other blocks that keeps its place. */
const edgeToEdge = ({
  position,
  isFirstSection,
}: {
  position: 'inside' | 'outside' | undefined;
  isFirstSection: boolean;
}): CSSProperties => ({
  paddingInline: 0,
  paddingBottom: 0,
  ...((isFirstSection || position !== 'inside') && { paddingTop: 0 }),
});

const DARKENED = 'color-mix(in srgb, var(--color-brand-deep) 60%, transparent)';
/** Stands for a page that can be used while the popup is open. */
const STRIPES = 'repeating-linear-gradient(135deg, var(--color-sand) 0 12px, var(--color-paper) 12px 24px)';

/** Room for the button above it, and the edge that windows keep. */
const screen: CSSProperties = {
  display: 'flex',
  minHeight: '100vh',
  paddingBlock: '4.5rem 1rem',
  paddingInline: '1rem',
};

const MIDDLE = { alignItems: 'center', justifyContent: 'center' };
const STANDS: Record<PopupSettings['place'], CSSProperties> = {
  center: MIDDLE,
  top: { ...MIDDLE, alignItems: 'flex-start' },
  bottom: { ...MIDDLE, alignItems: 'flex-end' },
  left: { ...MIDDLE, justifyContent: 'flex-start' },
  right: { ...MIDDLE, justifyContent: 'flex-end' },
  'bottom-left': { alignItems: 'flex-end', justifyContent: 'flex-start' },
  'bottom-right': { alignItems: 'flex-end', justifyContent: 'flex-end' },
};
