import { FREE_TEXT_LENGTH, freeTextName } from '@frontage/forms';
import { useEffect, useRef } from 'react';
import { inputStyle } from '../field-styles.ts';

/**
 * The free text beside the last option. With JavaScript it is enabled while that option is chosen; the focus does not
 * move, since arrow keys move through the options.
 */
export function FreeText({
  field,
  label,
  text,
  mark,
}: {
  field: { name: string };
  /** Of the choice field. */
  label: string;
  text: string;
  /** Class name for other scripts and styles. */
  mark: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const control = input.current;
    const form = control?.form;
    const settle = () => {
      const box = control?.parentElement?.querySelector('input');
      if (control && box) control.disabled = !box.checked;
    };
    // A reset changes choices only after its listeners have run.
    const settleAgain = () => setTimeout(settle);
    // On each render: an earlier choice may have been restored.
    settle();
    form?.addEventListener('input', settle);
    form?.addEventListener('reset', settleAgain);
    return () => {
      form?.removeEventListener('input', settle);
      form?.removeEventListener('reset', settleAgain);
    };
  });
  return (
    <input
      ref={input}
      type="text"
      name={freeTextName(field.name)}
      defaultValue={text}
      maxLength={FREE_TEXT_LENGTH}
      aria-label={`${label}: your answer`}
      placeholder="Your answer"
      className={`${mark ?? ''} ${inputStyle} mb-2`}
    />
  );
}
