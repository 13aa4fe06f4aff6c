'use client';

import { AutoField } from '@puckeditor/core';
import { Component, type ReactNode } from 'react';
import { TEXT_FIELD } from './text-link.client.tsx';

/** Formatted text in the settings. */
export function TextControl({
  value,
  onChange,
  readOnly,
}: {
  value: string;
  onChange: (value: unknown) => void;
  readOnly: boolean;
}) {
  return (
    <Loaded>
      <AutoField field={TEXT_FIELD} value={value} readOnly={readOnly} onChange={onChange} />
    </Loaded>
  );
}

/** Puck fetches its text editor when the first one is shown: without a connection that throws, and would end the page builder. */
class Loaded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className="fr-b-problem">
        The text editor could not be loaded. Check your connection, then reload the page. Your changes are
        saved, or stored in this browser until they are.
      </p>
    );
  }
}
