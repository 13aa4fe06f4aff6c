import type { Option } from '@frontage/forms';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * When an answer above disables the chosen radio button and only one option is left, chooses that one and dispatches
 * the same events as a click. The controls are uncontrolled, so rendering again would not change them.
 */
export function useOpenChoice(options: readonly Option[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const closed = options
    .filter(({ disabled }) => disabled)
    .map(({ value }) => value)
    .join('\n');
  useEffect(() => {
    if (!closed) return;
    const radios = [...(box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
    const open = radios.filter(({ disabled }) => !disabled);
    const [left] = open;
    if (open.length !== 1 || !left || left.checked) return;
    left.checked = true;
    left.dispatchEvent(new Event('input', { bubbles: true }));
  }, [closed]);
  return box;
}
