'use client';

import { BuilderDialog } from '../builder-dialog.client.tsx';

/** The editor for formatted text could not be loaded: what was typed until then is shown, to be copied. */
export function NoTextEditor({ typed, onClose }: { typed: string[]; onClose: () => void }) {
  const text = typed.filter((part) => part.trim()).join('\n\n');
  return (
    <BuilderDialog title="This text can’t be edited now" isApart onClose={onClose}>
      <p>
        The text editor could not be loaded. Check your connection, then click the text again.
        {text && ' What you typed is not on the page yet. Copy it to paste it then:'}
      </p>
      {text && <textarea className="fr-b-input" aria-label="What you typed" readOnly rows={4} value={text} />}
    </BuilderDialog>
  );
}
