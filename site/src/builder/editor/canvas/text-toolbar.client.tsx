'use client';

import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { asLargeAsEver } from './canvas-scale.client.ts';

type Style = 'paragraph' | '2' | '3' | '4';
const STYLES: Record<Style, string> = {
  paragraph: 'Paragraph',
  2: 'Heading 2',
  3: 'Heading 3',
  4: 'Heading 4',
};

type Tool = {
  label: string;
  shape: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};
const TOOLS: Tool[] = [
  {
    label: 'Bold (Ctrl B)',
    shape: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic (Ctrl I)',
    shape: 'M10 5h7M7 19h7M14 5l-4 14',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline (Ctrl U)',
    shape: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Bulleted list',
    shape: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    shape: 'M10 6h10M10 12h10M10 18h10M4 4h1v5M4 15h2l-2 4h2',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Clear formatting',
    shape: 'M5 5h13M11 5l-3 14M14 14l6 6M20 14l-6 6',
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];
const LINK_SHAPE =
  'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';

/** The tools for formatted text, above the text on the page. Alt+F10 reaches them, Esc leads back. */
export function TextToolbar({
  editor,
  host,
  onLink,
}: {
  editor: Editor;
  host: HTMLElement;
  onLink: () => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const view = host.ownerDocument.defaultView;
    const place = () => {
      if (!bar.current || !view) return;
      const { top, left, bottom } = host.getBoundingClientRect();
      const { height, width } = asLargeAsEver(bar.current);
      const above = top - height - 8;
      // Text taller than the screen: the tools stay in sight.
      const y = above >= 4 ? above : bottom + height + 8 < view.innerHeight ? bottom + 8 : 4;
      bar.current.style.top = `${y}px`;
      bar.current.style.left = `${Math.max(4, Math.min(left, view.innerWidth - width - 4))}px`;
    };
    const changed = () => {
      redraw();
      place();
    };
    const toTools = (event: globalThis.KeyboardEvent) => {
      if (event.altKey && event.key === 'F10') bar.current?.querySelector('select')?.focus();
    };
    place();
    editor.on('transaction', changed);
    host.addEventListener('keydown', toTools);
    view?.addEventListener('scroll', place, true);
    view?.addEventListener('resize', place);
    return () => {
      editor.off('transaction', changed);
      host.removeEventListener('keydown', toTools);
      view?.removeEventListener('scroll', place, true);
      view?.removeEventListener('resize', place);
    };
  }, [editor, host]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') editor.commands.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text"
      data-canvas-tools=""
      // As React sees it this is in the canvas, where a click selects nothing.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
    >
      <select
        aria-label="Text style"
        value={styleOf(editor)}
        onChange={({ currentTarget }) => setStyle({ editor, style: currentTarget.value as Style })}
      >
        {Object.entries(STYLES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {TOOLS.map(({ label, shape, isOn, run }) => (
        <ToolButton
          key={label}
          label={label}
          shape={shape}
          pressed={isOn?.(editor)}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton
        label="Link (Ctrl K)"
        shape={LINK_SHAPE}
        pressed={editor.isActive('link')}
        onClick={onLink}
      />
    </div>
  );
}

function ToolButton({
  label,
  shape,
  pressed,
  onClick,
}: {
  label: string;
  shape: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      // The text keeps the focus and what is marked in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}

const styleOf = (editor: Editor): Style =>
  (['2', '3', '4'] as const).find((level) => editor.isActive('heading', { level: Number(level) })) ??
  'paragraph';

function setStyle({ editor, style }: { editor: Editor; style: Style }): void {
  const chain = editor.chain().focus();
  if (style === 'paragraph') chain.setParagraph().run();
  else chain.setHeading({ level: Number(style) as 2 | 3 | 4 }).run();
}
