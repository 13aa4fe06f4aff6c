'use client';

import '@puckeditor/core/no-external.css';
import './builder.css';
import './builder-fields.css';
import './builder-choosers.css';
import { type Data, type OnAction, Puck } from '@puckeditor/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Design } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { StylePreset } from '#site/features/pages/style-presets/style-preset.ts';
import { blocksIn } from '../design/known-blocks.ts';
import { blocks } from '../registry.ts';
import { BlockActions } from './action-bar.client.tsx';
import { AfterStart } from './after-start.client.tsx';
import { askAhead } from './ask-ahead.ts';
import { createBlockData, type LoadedBlocks } from './block-data.ts';
import { BlockDataContext, BlockInEditor, StylePresetsContext } from './block-in-editor.client.tsx';
import { BuilderContext } from './builder-context.client.ts';
import type { BuilderProps, ShownExample } from './builder-props.ts';
import { showFirstFields } from './canvas/asked-field.client.ts';
import { askApi } from './controls/ask-api.client.ts';
import { DEVICE_WIDTHS } from './controls/device-switch.client.tsx';
import { FieldControl } from './controls/field-control.client.tsx';
import { createDesignSaver } from './design-saver.ts';
import { BlockDrawer, DrawerItem } from './drawer.client.tsx';
import { FieldGroup } from './field-group.client.tsx';
import { FieldList } from './field-list.client.tsx';
import { FieldTabs } from './field-tabs.client.tsx';
import { BuilderHeader } from './header/builder-header.client.tsx';
import { KeptWork } from './kept-work.client.tsx';
import { Outline } from './outline.client.tsx';
import { PopupFrame } from './popup-frame.client.tsx';
import { puckConfig } from './puck-config.tsx';
import { quietStore } from './quiet-store.client.ts';
import { readyMadePlugin } from './ready-made.client.tsx';
import { sendDesign } from './send-design.client.ts';
import { createShelf, type Shelved } from './shelf.client.ts';
import { SiteFrame } from './site-frame.client.tsx';
import { createSurroundings } from './surroundings/load-surroundings.client.ts';
import { createUndoSteps, type PageState, type UndoSteps } from './undo-steps.ts';

/** The page builder: Puck over this page, with the site's blocks, styles and data. */
export function Builder(opened: BuilderProps) {
  const [own] = useState(() => crypto.randomUUID());
  const [shelf] = useState(() => createShelf({ ...opened, tab: own }));
  const [kept] = useState(() => {
    for (let found = shelf.read(); found; found = shelf.read()) {
      if (!isSame(found.design, opened.design)) return found;
      // It did arrive; the tab was closed before it learned about it.
      shelf.clear();
    }
    return undefined;
  });
  const [choice, choose] = useState<'take' | 'drop' | undefined>(kept ? undefined : 'drop');
  if (kept && choice === undefined) {
    const drop = () => {
      shelf.clear();
      choose('drop');
    };
    return <KeptWork kept={kept} updatedAt={opened.updatedAt} onTake={() => choose('take')} onDrop={drop} />;
  }
  const taken = choice === 'take' ? kept : undefined;
  return <Editor opened={opened} shelf={shelf} kept={taken} tab={own} />;
}

function Editor({
  opened,
  shelf,
  kept,
  tab,
}: {
  opened: BuilderProps;
  shelf: ReturnType<typeof createShelf>;
  kept: Shelved | undefined;
  tab: string;
}) {
  const { collection, id, template, popup, isAdmin, withData, updatedAt } = opened;
  const [start] = useState(kept?.design ?? opened.design);
  const newest = useRef(start);
  const loops = useRef(JSON.stringify(loopsIn(start)));
  const [example, setExample] = useState(opened.example);
  const shown = useRef(opened.example?.key);
  const [presets, setPresets] = useState<ReadonlyMap<number, StylePreset>>(
    () => new Map(opened.presets.map((preset) => [preset.id, preset])),
  );
  const [data] = useState(() =>
    createBlockData({
      fetchBlocks: (nodes) =>
        fetchBlocks({ nodes, opened, beside: loopsIn(newest.current), example: shown.current }),
      withData: new Set(withData),
    }),
  );
  const [saver] = useState(() =>
    createDesignSaver({
      send: (request) =>
        sendDesign({
          ...{ collection, id, tab, request },
          restored: kept && { tab: kept.tab, opened: updatedAt },
        }),
      shelf,
      // What was kept here was based on an older version: the server says whether it still stands.
      updatedAt: kept?.basedOn ?? updatedAt,
      hasNewerDraft: opened.hasNewerDraft,
    }),
  );
  const [surroundings] = useState(() => createSurroundings(opened.frame));
  // It arrives while Puck makes the page, which takes longer.
  useEffect(() => askAhead({ data, content: start.content, presets: opened.presets }), [data, start, opened]);
  const [isStarted, setStarted] = useState(false);
  const [steps] = useState(createUndoSteps);
  const [onAction] = useState(() => actionWatcher(steps));
  useEffect(() => {
    if (kept) saver.change(kept.design);
    const leaving = (event: BeforeUnloadEvent) => {
      if (!saver.hasUnsaved()) return;
      void saver.flush();
      event.preventDefault();
    };
    const hidden = () => document.visibilityState === 'hidden' && void saver.flush();
    // Somebody may have signed in again in another tab.
    const back = () => saver.state().state === 'refused' && void saver.flush();
    // Sooner than the next attempt.
    const online = () => void saver.flush();
    window.addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('focus', back);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('focus', back);
      window.removeEventListener('online', online);
      saver.stop();
    };
  }, [saver, kept]);
  const config = useMemo(
    () =>
      puckConfig({
        blocks,
        content: start.content,
        isAdmin,
        template,
        frame: popup && (({ children }) => <PopupFrame settings={popup}>{children}</PopupFrame>),
        draw: (input) => <BlockInEditor {...input} />,
        control: FieldControl as never,
      }),
    [start, isAdmin, template, popup],
  );
  // Only what is near the screen is drawn then, and long pages open and drag as short ones do.
  const [isLong] = useState(() => countBlocks(start) > LONG);
  const context = useMemo(
    () => ({
      opened,
      saver,
      tab,
      isStarted,
      start: () => setStarted(true),
      steps,
      surroundings,
      example,
      showWith(next: ShownExample) {
        shown.current = next.key;
        setExample(next);
        data.renew();
      },
      presets,
      keepPreset(preset: StylePreset) {
        setPresets((known) => new Map([...known, [preset.id, preset]]));
        // Reusable sections are drawn with what the server says.
        data.renew('synced-section');
      },
    }),
    [opened, saver, tab, isStarted, steps, surroundings, example, data, presets],
  );
  return (
    <BuilderContext value={context}>
      <BlockDataContext value={data}>
        <StylePresetsContext value={presets}>
          <div className="fr-builder">
            <Puck
              config={config}
              data={start as Data}
              onChange={(changed) => {
                newest.current = changed as Design;
                const beside = JSON.stringify(loopsIn(newest.current));
                if (beside !== loops.current) data.renew('loop-filter');
                loops.current = beside;
                // Puck also reports what it has just been given.
                if (!saver.isTouched() && isSame(changed as Design, start)) return;
                saver.change(changed as Design);
              }}
              // Somebody who opens an empty page may want more than a blank page.
              ui={{
                ...(start.content.length === 0 ? { plugin: { current: readyMadePlugin.name ?? null } } : {}),
                // On a narrow screen the page comes first; the bar at the left opens the list.
                ...(start.content.length > 0 && window.innerWidth < NARROW
                  ? { leftSideBarVisible: false }
                  : {}),
              }}
              onAction={onAction}
              overrides={OVERRIDES}
              plugins={PLUGINS}
              viewports={VIEWPORTS}
              iframe={IFRAME}
              dictionary={WORDS}
              _experimentalVirtualization={isLong}
            />
          </div>
        </StylePresetsContext>
      </BlockDataContext>
    </BuilderContext>
  );
}

/** What follows from anything that Puck does; Puck calls it as a method of its store. */
function actionWatcher(steps: UndoSteps): OnAction {
  return function (this: unknown, action, after, before) {
    quietStore(this);
    if (action.type === 'insert') showFirstFields();
    steps.note({ action, after: after as PageState, before: before as PageState });
  };
}

const OVERRIDES = {
  puck: AfterStart,
  header: BuilderHeader,
  iframe: SiteFrame,
  fields: FieldTabs,
  drawer: BlockDrawer,
  drawerItem: DrawerItem,
  outline: Outline,
  actionBar: BlockActions,
  fieldTypes: { object: FieldGroup, array: FieldList },
} as never;
/** Blocks from which on a page is drawn only in part. */
const LONG = 60;

function countBlocks({ content }: Design): number {
  return blocksIn(content).length;
}

/** Below this width, in px, the two side bars would leave the page no room. */
const NARROW = 1100;
const PLUGINS = [readyMadePlugin];
const IFRAME = { syncHostStyles: false };
const VIEWPORTS = [
  { width: DEVICE_WIDTHS.mobile, height: 'auto' as const, label: 'Phone', icon: 'Smartphone' as const },
  { width: DEVICE_WIDTHS.tablet, height: 'auto' as const, label: 'Tablet', icon: 'Tablet' as const },
  { width: DEVICE_WIDTHS.base, height: 'auto' as const, label: 'Desktop', icon: 'Monitor' as const },
];
const WORDS = {
  'action-selectparent': 'Select parent block',
  'outline-empty': 'Empty',
  'field-readonly': 'Read only',
  'plugin-fields': 'Settings',
};

const isSame = (one: Design, other: Design): boolean => inOrder(one.content) === inOrder(other.content);

/** As text, whatever the order of the properties: the server may keep them in another one. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** What a filter may narrow: it loads by itself, and its loop with others. */
const loopsIn = ({ content }: Design): BlockNode[] =>
  blocksIn(content).filter(({ type }) => type === 'loop-grid');

function fetchBlocks({
  nodes,
  opened: { collection, id, path, template },
  beside,
  example,
}: {
  nodes: BlockNode[];
  opened: BuilderProps;
  beside: BlockNode[];
  example?: string;
}): Promise<LoadedBlocks> {
  const context = { path, template, example, beside, ...(collection === 'sections' ? { section: id } : {}) };
  return askApi('/api/blocks/load', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nodes, context }),
  });
}
