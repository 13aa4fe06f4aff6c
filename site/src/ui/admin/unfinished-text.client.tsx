'use client';

import { useField, useForm } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Below a field for several texts: what was typed in it without Enter is added when the field is left or the record saved
 * by its keys. Payload's control forgets it, and leaves Save disabled while it is all that changed.
 */
export function UnfinishedText({ path: givenPath, field: { maxRows } }: TextFieldClientProps) {
  const { value, setValue, disabled } = useField<string[] | null>({ potentiallyStalePath: givenPath });
  const { setModified } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const texts = Array.isArray(value) ? value : [];
  const isFull = disabled || (maxRows !== undefined && texts.length >= maxRows);
  useEffect(() => {
    const field = place.current?.closest('.field-type');
    if (!(field instanceof HTMLElement) || isFull) return;
    const typedIn = ({ target }: Event) => (target instanceof HTMLInputElement ? target.value.trim() : '');
    const noteTyped = (event: Event) => {
      if (typedIn(event)) setModified(true);
    };
    const add = (event: Event) => {
      const typed = typedIn(event);
      // At once: the click or key that comes next may save the record.
      if (typed) flushSync(() => setValue([...texts, typed]));
    };
    // Left for a moment, the control adds the text and empties itself.
    const addBeforeSaving = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || !(event.target instanceof HTMLElement)) return;
      event.target.blur();
      event.target.focus();
    };
    // Before the control, which forgets the text when it is left.
    const early = { capture: true };
    field.addEventListener('input', noteTyped, early);
    field.addEventListener('focusout', add, early);
    field.addEventListener('keydown', addBeforeSaving, early);
    return () => {
      field.removeEventListener('input', noteTyped, early);
      field.removeEventListener('focusout', add, early);
      field.removeEventListener('keydown', addBeforeSaving, early);
    };
  });
  return <span ref={place} hidden />;
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';
