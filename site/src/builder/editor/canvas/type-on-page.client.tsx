'use client';

import { registerOverlayPortal, setDeep, useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { STARTERS } from '#site/features/pages/starters/starters.ts';
import { fieldsOf } from '../../design/known-blocks.ts';
import { blocks } from '../../registry.ts';
import { useBuilder } from '../builder-context.client.ts';
import { isTyping } from '../builder-keys.client.ts';
import { TextLinkDialog } from '../controls/text-link.client.tsx';
import { openSettings } from '../one-side-panel.client.ts';
import { announce } from './announce.client.ts';
import { goToSettings, showField } from './asked-field.client.ts';
import { focusedBlock } from './focused-block.client.ts';
import { type TypedAhead, takeKeysMeanwhile } from './keys-meanwhile.client.ts';
import { NoTextEditor } from './no-text-editor.client.tsx';
import { typePlainText } from './plain-session.client.ts';
import {
  elementAt,
  firstShownText,
  type ShownText,
  shownTextAt,
  shownTexts,
  textBeside,
} from './shown-text.client.ts';
import type { TextSession } from './text-session.client.ts';
import { TextToolbar } from './text-toolbar.client.tsx';

/** How long after the last key the settings and the draft learn of it, in ms. */
const PAUSE_MS = 150;
const BLOCK = '[data-puck-component]';
/** Where a click or the focus may go while somebody types: the link dialog, the toolbar. */
const BESIDE = 'dialog, [data-canvas-tools]';

type Puck = ReturnType<ReturnType<typeof useGetPuck>>;
type Start = {
  text: ShownText;
  node: BlockNode;
  at?: { x: number; y: number };
  /** What was typed into it before it was started. */
  ahead?: TypedAhead[];
};

/**
 * Typing on the page itself: a click on a text of the selected block (so, a double-click on any) or Enter starts it, the
 * cursor where the click was; Esc and a click elsewhere end it. A double-click on a picture, an icon or a link opens its setting.
 */
export function TypeOnPage({ page }: { page: Document }) {
  const getPuck = useGetPuck();
  const { steps } = useBuilder();
  const running = useRef<{ session: TextSession; end: () => void } | undefined>(undefined);
  /** How often typing was started: which one is the newest. */
  const turn = useRef(0);
  /** Sessions that have ended and are still on the page. */
  const stopping = useRef(new Set<() => void>());
  const [shown, setShown] = useState<TextSession>();
  const [isLinking, setLinking] = useState(false);
  /** What was typed into texts whose editor could not be loaded. */
  const [lost, setLost] = useState<string[]>();

  const start = useCallback(
    async ({ text, node, at, ahead = [] }: Start) => {
      // What was typed ahead and is over may be of a text before the one that is typed in now.
      if (!ahead.at(-1)?.isOver) {
        running.current?.end();
        turn.current += 1;
      }
      const own = turn.current;
      const { path } = text.place;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let told: string | undefined;
      const store = () => {
        clearTimeout(timer);
        const value = session.value();
        if (value === told) return;
        told = value;
        storeText({ puck: getPuck(), id: node.props.id, path, value });
      };
      const stop = () => {
        if (stopping.current.delete(stop)) session.stop();
      };
      const end = () => {
        if (running.current?.session === session) {
          running.current = undefined;
          setShown(undefined);
          setLinking(false);
          delete page.body.dataset.typing;
        } else if (!isOver) return;
        store();
        stopping.current.add(stop);
        // React draws the new text first.
        page.defaultView?.requestAnimationFrame(stop);
      };
      /** The text of the block that Tab goes to. */
      const beside = (by: 1 | -1) => {
        const block = session.host.closest(BLOCK);
        const now = getPuck().getItemById(node.props.id) as BlockNode | undefined;
        if (!block || !now) return undefined;
        // The one that was left last may not be drawn yet, or be hidden behind what stood in for it.
        flushSync(() => {});
        for (const each of stopping.current) each();
        const next = textBeside({
          texts: shownTexts(inBlock({ block, node: now })),
          path,
          from: session.host,
          by,
        });
        return next && { text: next, node: now };
      };
      /** After the last text the browser goes on. */
      const goOn = (event: KeyboardEvent) => {
        const next = beside(event.shiftKey ? -1 : 1);
        if (!next) return;
        event.preventDefault();
        void start(next);
      };
      const rich = text.place.kind === 'richtext' ? await loadRichText({ page, ahead }) : undefined;
      const [typed, ...later] = rich?.typed ?? ahead;
      if (rich && !rich.typeRichText) {
        setLost([typed, ...later].map((part) => part?.text ?? ''));
        return;
      }
      const last = later.at(-1) ?? typed;
      // Another one was started while this one loaded: that keeps the focus.
      if (last && own !== turn.current) last.isOver = true;
      const isOver = last?.isOver === true;
      const input = {
        text,
        // What a new block or a starter says is there to be replaced.
        at: isSample({ text, node }) || typed?.replacesAll ? undefined : at,
        takesFocus: !isOver,
        onEnd: end,
        onLink: () => setLinking(true),
        onInput: () => {
          steps.stillTyping();
          clearTimeout(timer);
          // Some blocks draw nothing for an empty text: that waits for the end.
          if (session.value().trim()) timer = setTimeout(store, PAUSE_MS);
        },
      };
      const session = rich?.typeRichText ? rich.typeRichText(input) : typePlainText(input);
      told = session.value();
      if (!isOver) {
        running.current = { session, end };
        registerOverlayPortal(session.host, { disableDrag: true });
        // The editor's own keys (Delete, Ctrl+Z) are for blocks; saving is for everywhere.
        session.host.addEventListener('keydown', (event) => {
          const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
          if (isSave) store();
          else event.stopPropagation();
          if (event.key === 'Tab' && !event.defaultPrevented) goOn(event);
        });
        // Puck would take a click on another place of the text for one beside all blocks, and select none.
        session.host.addEventListener('click', (event) => event.stopPropagation());
        page.body.dataset.typing = '';
        setShown(session);
        announce(`Typing in ${blocks.get(node.type)?.label ?? 'the block'}. Esc to finish.`);
      }
      if (typed?.text) session.put(typed.text);
      const next = typed?.by && beside(typed.by);
      if (isOver) end();
      if (next) void start({ ...next, ahead: later });
    },
    [getPuck, page, steps],
  );

  useEffect(() => {
    const outside = ({ target }: Event) => {
      const now = running.current;
      const element = target as Element | null;
      if (now && !now.session.host.contains(element) && !element?.closest?.(BESIDE)) now.end();
    };
    const onClick = ({ target, detail, clientX: x, clientY: y }: MouseEvent) => {
      const element = target as Element;
      if (running.current?.session.host.contains(element) || element.closest(BESIDE)) return;
      const puck = getPuck();
      const block = element.closest(BLOCK);
      const node = mayType(puck);
      if (!block || !node || block.getAttribute('data-puck-component') !== node.props.id) return;
      const clicked = elementAt({ block, x, y });
      const text = shownTextAt({ ...inBlock({ block, node }), target: clicked });
      if (text) void start({ text, node, at: { x, y } });
      else if (detail === 2) showField({ type: node.type, element: clicked });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
      const element = target as Element;
      if (isTyping(event) || element.closest('a, button, summary, [role="button"]')) return;
      const node = mayType(getPuck());
      const focused = focusedBlock(target);
      // Enter on another block selects that.
      if (focused && focused !== node?.props.id) return;
      const block = node && page.querySelector(`[data-puck-component="${CSS.escape(node.props.id)}"]`);
      if (!node || !block) return;
      event.preventDefault();
      const text = firstShownText(inBlock({ block, node }));
      if (text) void start({ text, node });
      else {
        openSettings(getPuck());
        goToSettings();
      }
    };
    // Before Puck selects the block: whether it was selected already is the question.
    page.addEventListener('click', onClick, true);
    const both = [page, window.document];
    for (const each of both) {
      each.addEventListener('pointerdown', outside, true);
      each.addEventListener('focusin', outside);
      each.addEventListener('keydown', onKeyDown);
    }
    return () => {
      page.removeEventListener('click', onClick, true);
      for (const each of both) {
        each.removeEventListener('pointerdown', outside, true);
        each.removeEventListener('focusin', outside);
        each.removeEventListener('keydown', onKeyDown);
      }
      running.current?.end();
    };
  }, [page, getPuck, start]);

  if (lost) return <NoTextEditor typed={lost} onClose={() => setLost(undefined)} />;
  if (!shown?.editor) return null;
  return (
    <>
      {createPortal(
        <TextToolbar editor={shown.editor} host={shown.host} onLink={() => setLinking(true)} />,
        page.body,
      )}
      {isLinking && <TextLinkDialog editor={shown.editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const inBlock = ({ block, node }: { block: Element; node: BlockNode }) => ({
  block,
  props: node.props,
  fields: fieldsOf(node.type) ?? {},
});

/** The editor for formatted text, undefined without a connection, and what was typed before it had come. */
async function loadRichText({ page, ahead }: { page: Document; ahead: TypedAhead[] }) {
  const typed = ahead.length > 0 ? () => ahead : takeKeysMeanwhile(page);
  const editor = await import('./rich-session.client.ts').catch(() => undefined);
  return { typeRichText: editor?.typeRichText, typed: typed() };
}

/** Whether a text is one that the block or a starter comes with. */
const isSample = ({ text: { place }, node }: { text: ShownText; node: BlockNode }): boolean =>
  [blocks.get(node.type)?.defaults ?? {}, STARTERS].some((from) =>
    JSON.stringify(from).includes(JSON.stringify(place.value)),
  );

/** The selected block, where it may be changed and the page is not being tried out. */
function mayType(puck: Puck): BlockNode | undefined {
  const { selectedItem, appState } = puck;
  if (!selectedItem || appState.ui.previewMode === 'interactive') return undefined;
  if (puck.getPermissions({ item: selectedItem }).edit === false) return undefined;
  return selectedItem as BlockNode;
}

function storeText({ puck, id, path, value }: { puck: Puck; id: string; path: string; value: string }): void {
  const node = puck.getItemById(id);
  const at = puck.getSelectorForId(id);
  if (!node || !at) return;
  puck.dispatch({
    type: 'replace',
    data: { ...node, props: setDeep(node.props, path, value) },
    destinationIndex: at.index,
    destinationZone: at.zone,
  });
}
