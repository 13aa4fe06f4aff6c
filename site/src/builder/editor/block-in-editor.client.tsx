'use client';

import type { SlotComponent } from '@puckeditor/core';
import { Component, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { AnyBlock } from '#site/block-kit/block.ts';
import { BlockBox } from '#site/block-kit/box/block-box.tsx';
import { commonSettings } from '#site/block-kit/box/common-settings.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { DesignView, InnerView, pictureOf } from '../design/design-view.tsx';
import { withPreset } from '../design/style-presets.ts';
import type { BlockData } from './block-data.ts';

/** The data of the blocks on screen, for every block below. */
export const BlockDataContext = createContext<BlockData | null>(null);

/** The agency's style presets by id, for every block below. */
export const StylePresetsContext = createContext<ReadonlyMap<number, StylePreset>>(new Map());

type Input = { block: AnyBlock; id: string; props: Record<string, unknown> };

/** A block as visitors will see it, with live data, in the editor's frame. Its slots take blocks from Puck. */
export function BlockInEditor({ block, id, props: own }: Input) {
  const store = useContext(BlockDataContext) as BlockData;
  const presets = useContext(StylePresetsContext);
  const { props } = withPreset({ node: { type: block.name, props: { ...own, id } }, presets });
  const loaded = useSyncExternalStore(store.subscribe, () => store.stateOf({ id, type: block.name }));
  useEffect(() => {
    store.want({ type: block.name, props, fields: block.fields });
  });
  if (loaded.state === 'loading') return <Notice>{block.label} is loading…</Notice>;
  if (loaded.state !== 'ready') {
    return <Notice>“{block.label}” could not be loaded. Change a setting to try again.</Notice>;
  }
  return (
    <Guard drawn={own} data={loaded.data} label={block.label}>
      <BlockBox {...commonSettings(props)} isText={block.isText} editing>
        <block.View
          id={id}
          props={props}
          data={loaded.data}
          now={Date.now()}
          editing
          inner={(design) => <InnerView design={design} now={Date.now()} editing />}
          picture={(value) => pictureOf({ value, pictures: store.pictures })}
          slot={(name, className) => (
            <SlotOf block={block} id={id} name={name} value={props[name]} className={className} />
          )}
        />
      </BlockBox>
    </Guard>
  );
}

function SlotOf({
  block,
  id,
  name,
  value,
  className,
}: {
  block: AnyBlock;
  id: string;
  name: string;
  value: unknown;
  className?: string;
}) {
  const field = block.fields[name];
  if (field?.kind === 'slot' && field.served) return <ServedBlocks id={id} className={className} />;
  if (typeof value !== 'function') return null;
  const Slot = value as SlotComponent;
  return <Slot className={className} minEmptyHeight={72} />;
}

/** Blocks that the server put into another one, as visitors see them; they are changed elsewhere. */
function ServedBlocks({ id, className }: { id: string; className?: string }) {
  const store = useContext(BlockDataContext) as BlockData;
  const served = store.servedIn(id);
  if (!served) return null;
  const { content, data, isRound } = served;
  return (
    <>
      {isRound && (
        <div style={{ paddingTop: '3rem', background: '#f7f3ea' }}>
          <Notice>This section contains itself, so visitors see nothing here. Choose another section.</Notice>
        </div>
      )}
      <div className={className}>
        <DesignView loaded={{ content, data, pictures: store.pictures }} now={Date.now()} editing />
      </div>
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p style={{ margin: 0, padding: '1.5rem', background: '#f7f3ea', color: '#56645e', textAlign: 'center' }}>
      {children}
    </p>
  );
}

type GuardProps = { label: string; drawn: object; data: unknown; children: ReactNode };

/** What a drawing throws stops here, until the block changes. React catches it in classes alone. */
class Guard extends Component<GuardProps, { failedWith?: readonly unknown[] }> {
  override state: { failedWith?: readonly unknown[] } = {};

  static getDerivedStateFromError() {
    return { failedWith: [] };
  }

  static getDerivedStateFromProps({ drawn, data }: GuardProps, { failedWith }: Guard['state']) {
    if (!failedWith) return null;
    const [before, dataBefore] = failedWith;
    if (failedWith.length === 0) return { failedWith: [drawn, data] };
    return before === drawn && dataBefore === data ? null : { failedWith: undefined };
  }

  override render() {
    if (!this.state.failedWith) return this.props.children;
    return <Notice>“{this.props.label}” can’t be shown with these settings. Change them, or undo.</Notice>;
  }
}
