'use client';

import { createUsePuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import { contrast, type Hex, READABLE } from '#site/ui/theme/colour.ts';
import { colourBehind } from './behind-block.ts';
import { around } from './page-contrast.client.ts';

const usePuck = createUsePuck();

/** Says that text of this colour cannot be read on what is behind the chosen block; nothing where it can. */
export function ContrastNote({ colour }: { colour: string }) {
  const id = usePuck((puck) => puck.selectedItem?.props.id);
  const [ratio, setRatio] = useState<number | null>(null);
  useEffect(() => {
    // The canvas draws the change first.
    const frame = requestAnimationFrame(() => setRatio(ratioOf({ id, colour })));
    return () => cancelAnimationFrame(frame);
  }, [id, colour]);
  if (ratio === null || ratio >= READABLE) return null;
  return (
    <span role="status" className="fr-b-help">
      Hard to read here: the contrast is {ratio.toFixed(1)} to 1, and text needs 4.5 to 1.
    </span>
  );
}

function ratioOf({ id, colour }: { id: string | undefined; colour: string }): number | null {
  const page = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
  const block = id && page?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
  // Text stands on the block's own background, if it has one.
  const behind = block && colourBehind(around(block.querySelector(':is(h1, h2, h3, h4, p)') ?? block));
  return behind ? contrast(colour as Hex, behind) : null;
}
