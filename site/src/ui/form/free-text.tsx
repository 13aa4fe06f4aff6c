import { FREE_TEXT_LENGTH, freeTextName } from '@frontage/forms';
import { useEffect, useRef } from 'react';
import { inputStyle } from '../field-styles.ts';

/**
 * Where somebody goes on in words of their own beside the choice before it. With script it is open while that is
 * chosen; the focus stays where it is, since arrows move through choices.
 */
export function FreeText({
  field,
  label,
  text,
  mark,
}: {
  field: { name: string };
  /** Of the choice. */
  label: string;
  text: string;
  /** A class name by which others find it. */
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
    // A reset moves choices only after those who listen have learned about it.
    const settleAgain = () => setTimeout(settle);
    // With each drawing: what was chosen before may have been put back.
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
