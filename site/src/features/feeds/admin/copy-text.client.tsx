'use client';

import { Button, toast } from '@payloadcms/ui';
import { useId } from 'react';

/** A text to be copied, with the button that does it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied.');
    } catch {
      // Browsers allow it on https only.
      (document.getElementById(id) as HTMLTextAreaElement | null)?.select();
      toast.info('Press Ctrl+C or ⌘C to copy.');
    }
  };
  return (
    <div style={{ marginBlock: '0.5rem' }}>
      <textarea
        id={id}
        aria-label={label}
        readOnly
        value={text}
        rows={Math.min(14, text.split('\n').length + 1)}
        style={{ width: '100%', fontFamily: 'inherit', padding: '0.5rem' }}
      />
      <Button size="small" buttonStyle="secondary" margin={false} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
