import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { PASTING } from './pasting.client.ts';
import { standInFor, type TextSession, type TextSessionInput } from './text-session.client.ts';

/** Typing in formatted text, with the same text editor and markup as in the settings. */
export function typeRichText({
  text: { element, place },
  at,
  takesFocus,
  onInput,
  onEnd,
  onLink,
}: TextSessionInput): TextSession {
  const host = element.cloneNode(false) as HTMLElement;
  host.removeAttribute('data-behaviour');
  host.style.cssText = 'outline: none; cursor: text; user-select: text; white-space: pre-wrap;';
  const putBack = standInFor({ element, copy: host });
  const editor = new Editor({
    element: { mount: host },
    content: place.value,
    parseOptions: { preserveWhitespace: 'full' },
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
        trailingNode: false,
      }),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
      ...PASTING,
      handleKeyDown: (_, event) => {
        const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
        if (!isLink && event.key !== 'Escape') return false;
        event.preventDefault();
        if (isLink) onLink();
        else onEnd();
        return true;
      },
    },
    onUpdate: onInput,
  });
  const point = at && editor.view.posAtCoords({ left: at.x, top: at.y });
  if (point) editor.commands.setTextSelection(point.pos);
  else editor.commands.selectAll();
  // At once: the editor's own command waits for the next frame, and keys until then would go elsewhere.
  if (takesFocus) editor.view.focus();
  return {
    host,
    editor,
    value: () => editor.getHTML(),
    put: (typed) => editor.view.pasteText(typed),
    stop: () => {
      editor.destroy();
      putBack();
    },
  };
}
