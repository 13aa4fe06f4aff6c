import type { CSSProperties } from 'react';

/** A browser's own input among Payload's: their size and colours, light and dark. */
export const inputStyle: CSSProperties = {
  inlineSize: '100%',
  minBlockSize: 'calc(var(--base) * 2)',
  padding: 'calc(var(--base) * 0.4) calc(var(--base) * 0.75)',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-input-bg)',
  color: 'var(--theme-elevation-800)',
  font: 'inherit',
};
