'use client';

import type { SlotComponent } from '@puckeditor/core';
import { Component, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { AnyBlock } from '../block.ts';
import { BlockBox } from '../box/block-box.tsx';
import { BOX_DEFAULTS } from '../box/box-fields.ts';
import { recordOf } from '../design/design.ts';
import { pictureOf } from '../design/design-view.tsx';
import type { BlockData } from './block-data.ts';

/** The data of the blocks on screen, for every block below. */
export const BlockDataContext = createContext<BlockData | null>(null);

type Input = { block: AnyBlock; id: string; props: Record<string, unknown> };

/** A block as visitors will see it, with live data, in the editor's frame. Its slots take blocks from Puck. */
export function BlockInEditor({ block, id, props }: Input) {
  const store = useContext(BlockDataContext) as BlockData;
  const loaded = useSyncExternalStore(store.subscribe, () => store.stateOf(id));
  useEffect(() => {
    store.want({ type: block.name, props: { ...props, id }, fields: block.fields });
  });
  if (loaded.state === 'loading') return <Notice>{block.label} is loading …</Notice>;
  if (loaded.state !== 'ready') {
    return (
      <Notice>What “{block.label}” shows could not be loaded. It is tried again when you change it.</Notice>
    );
  }
  return (
    <Guard key={JSON.stringify(own(props))} label={block.label}>
      <BlockBox box={{ ...BOX_DEFAULTS, ...recordOf(props.box) }} editing>
        <block.View
          id={id}
          props={props}
          data={loaded.data}
          now={Date.now()}
          editing
          picture={(value) => pictureOf({ value, pictures: store.pictures })}
          slot={(name, className) => (
            <SlotOf block={block} name={name} value={props[name]} className={className} />
          )}
        />
      </BlockBox>
    </Guard>
  );
}

function SlotOf({
  block,
  name,
  value,
  className,
}: {
  block: AnyBlock;
  name: string;
  value: unknown;
  className?: string;
}) {
  const field = block.fields[name];
  if (field?.kind === 'slot' && field.served)
    return <Notice>{block.label}: its blocks show on the page and in the preview.</Notice>;
  if (typeof value !== 'function') return null;
  const Slot = value as SlotComponent;
  return <Slot className={className} minEmptyHeight={72} />;
}

/** What changes a block's drawing, for starting over after a failure; slots are functions and drop out. */
const own = (props: Record<string, unknown>) =>
  Object.values(props).filter((value) => typeof value !== 'function');

function Notice({ children }: { children: ReactNode }) {
  return (
    <p style={{ margin: 0, padding: '1.5rem', background: '#f7f3ea', color: '#56645e', textAlign: 'center' }}>
      {children}
    </p>
  );
}

/** React catches what a drawing throws in classes alone. */
class Guard extends Component<{ label: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Notice>“{this.props.label}” cannot be shown like this. Change its settings, or undo.</Notice>;
  }
}
