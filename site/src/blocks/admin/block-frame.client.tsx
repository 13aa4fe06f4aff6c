'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LookMarkup } from '#site/ui/look/look-style.ts';
import { showLateFonts, showLook } from '#site/ui/look/show-look.ts';
import { blocks } from '../registry.ts';

type Loaded = { props: Record<string, unknown>; data: unknown; styles: string[]; look: LookMarkup };

/** One block in a frame of its own, so that the site's stylesheet and the admin's do not meet. */
export function BlockFrame({ name, label }: { name: string; label: string }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchBlock({ name, signal: leaving.signal })
      .then(setLoaded)
      .catch(() => leaving.signal.aborted || setLoaded('failed'));
    return () => leaving.abort();
  }, [name]);
  useEffect(() => {
    const root = frame?.contentDocument?.documentElement;
    if (root && loaded && loaded !== 'failed') showLook({ root, markup: loaded.look });
  }, [frame, loaded]);
  const View = blocks.get(name)?.View;
  const body = frame?.contentDocument?.body;
  if (loaded === 'failed') return <p>The block could not be loaded. Reload the page to try again.</p>;
  return (
    <>
      <iframe
        ref={setFrame}
        title={label}
        style={{ width: '100%', height: '40rem', border: '1px solid #ddd' }}
      />
      {body && loaded && View
        ? createPortal(
            <>
              {loaded.styles.map((href) => (
                <link
                  key={href}
                  rel="stylesheet"
                  href={href}
                  onLoad={({ currentTarget }) => showLateFonts(currentTarget.ownerDocument)}
                />
              ))}
              <View
                id={name}
                props={loaded.props}
                data={loaded.data}
                now={Date.now()}
                slot={() => null}
                picture={() => null}
                editing
              />
            </>,
            body,
          )
        : null}
    </>
  );
}

async function fetchBlock({ name, signal }: { name: string; signal: AbortSignal }): Promise<Loaded> {
  const block = blocks.get(name);
  const props = { ...block?.defaults, id: name };
  // A part of a page shows an example of one.
  const context = { template: block?.templates?.[0] };
  const [loaded, styles] = await Promise.all([
    fetch('/api/blocks/load', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ nodes: [{ type: name, props }], context }),
      signal,
    }),
    fetch('/api/blocks/styles', { credentials: 'same-origin', signal }),
  ]);
  const { data } = (await loaded.json()) as { data: Record<string, unknown> };
  return { props, data: data[name] ?? null, ...((await styles.json()) as Pick<Loaded, 'styles' | 'look'>) };
}
