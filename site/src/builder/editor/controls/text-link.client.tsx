'use client';

import { RichTextMenu, type RichtextField } from '@puckeditor/core';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LinkValue } from '#site/block-kit/fields.ts';
import { safeHref } from '../../design/clean-value.ts';
import { BuilderDialog, firstField } from '../builder-dialog.client.tsx';
import { PASTING } from '../canvas/pasting.client.ts';
import { completeHref } from './complete-href.ts';
import { LinkControl } from './link-control.client.tsx';

type MenuProps = Parameters<NonNullable<RichtextField['renderMenu']>>[0];
/** The settings and the page have a text editor each, of a copy of its library each. */
type TextEditor = Pick<Editor, 'state' | 'view' | 'isActive' | 'getAttributes'> & {
  chain: () => Pick<ReturnType<Editor['chain']>, 'insertContent' | 'extendMarkRange'>;
};

/** Puck's text editor with links: its settings must be one object, or it is set up again with every key. */
export const TEXT_FIELD: RichtextField = {
  type: 'richtext',
  options: {
    heading: { levels: [2, 3, 4] },
    textAlign: false,
    // Links stay in the same tab unless somebody says otherwise, and a click in the editor does not leave it.
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  },
  tiptap: { selector: ({ editor }) => ({ isLink: editor?.isActive('link') ?? false }) },
  renderMenu: (props) => <TextMenu {...props} />,
};

/** The toolbar of the text editor, with a button for links (Ctrl+K). */
function TextMenu({ children, editor, editorState, readOnly }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const text = editor && !editor.isDestroyed ? editor.view.dom : undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || readOnly) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    };
    // Puck gives the text editor no name.
    const label = text?.closest('.fr-b-field')?.querySelector('label')?.textContent;
    if (label) text?.setAttribute('aria-label', label);
    if (text) editor?.view.setProps(PASTING);
    text?.addEventListener('keydown', onKeyDown);
    return () => text?.removeEventListener('keydown', onKeyDown);
  }, [editor, readOnly]);
  return (
    <RichTextMenu>
      {children}
      <RichTextMenu.Group>
        <RichTextMenu.Control
          icon={<LinkIcon />}
          title="Link (Ctrl K)"
          active={editorState?.isLink === true}
          disabled={readOnly || !editor}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(true);
          }}
        />
      </RichTextMenu.Group>
      {isOpen && editor && <TextLinkDialog editor={editor as never} onClose={() => setOpen(false)} />}
    </RichTextMenu>
  );
}

/** Asks where the selected text links to; without a selection also for the text. */
export function TextLinkDialog({ editor, onClose }: { editor: TextEditor; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [present] = useState(() => linkAt(editor));
  const [link, setLink] = useState<LinkValue>(present);
  const [text, setText] = useState('');
  const [needsText] = useState(() => !present && editor.state.selection.empty);
  const href = completeHref(link?.href ?? '');
  const apply = (change: (text: TextEditor) => void) => {
    dialog.current?.close();
    // Puck takes changes only from the field that has the focus.
    editor.view.focus();
    change(editor);
  };
  const put = () => {
    if (safeHref(href)) apply((into) => putLink({ editor: into, href, newTab: link?.newTab === true, text }));
  };
  return (
    <BuilderDialog title="Link" dialog={dialog} closeText="Cancel" isApart onClose={onClose} onSubmit={put}>
      {needsText && (
        <div className="fr-b-field">
          <label htmlFor="fr-b-link-text">Text</label>
          <input
            {...firstField}
            id="fr-b-link-text"
            className="fr-b-input"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
      )}
      <div className="fr-b-field">
        <label htmlFor="fr-b-link-address">Link</label>
        <LinkControl
          of={{ kind: 'link', label: 'Link' }}
          id="fr-b-link-address"
          isFirst
          value={link}
          onChange={(next) => setLink(next as LinkValue)}
          readOnly={false}
        />
        <p className="fr-b-help">
          Choose a page, form or popup, or enter a web address, email address or phone number.
        </p>
      </div>
      <p className="fr-b-row">
        <button type="submit" className="fr-b-button fr-b-main" disabled={!safeHref(href)}>
          {present ? 'Update link' : 'Add link'}
        </button>
        {present && (
          <button
            type="button"
            className="fr-b-button"
            onClick={() => apply((into) => into.chain().extendMarkRange('link').unsetMark('link').run())}
          >
            Remove link
          </button>
        )}
      </p>
    </BuilderDialog>
  );
}

/** The link at the cursor or around the selection; null where there is none. */
function linkAt(editor: TextEditor): LinkValue {
  if (!editor.isActive('link')) return null;
  const { href, target } = editor.getAttributes('link') as { href?: string; target?: string };
  return { href: href ?? '', ...(target === '_blank' ? { newTab: true } : {}) };
}

function putLink({
  editor,
  href,
  newTab,
  text,
}: {
  editor: TextEditor;
  href: string;
  newTab: boolean;
  text: string;
}): void {
  const target = newTab ? '_blank' : null;
  if (!editor.isActive('link') && editor.state.selection.empty) {
    const words = text.trim() || href.replace(/^(mailto|tel):/, '');
    const marks = [{ type: 'link', attrs: { href, target } }];
    editor.chain().insertContent({ type: 'text', text: words, marks }).unsetMark('link').run();
    return;
  }
  editor.chain().extendMarkRange('link').setMark('link', { href, target }).run();
}

const LinkIcon = (): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7" />
    <path d="M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
  </svg>
);
