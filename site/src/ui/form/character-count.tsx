import type { Field } from '@frontage/forms';
import { useEffect, useState } from 'react';
import type { ControlTexts } from './control-texts.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Shows how many characters were typed, or how many are left, not counting spaces around the text; whether the text is
 * too long is judged with them. Empty until JavaScript runs.
 */
export function CharacterCount({
  field,
  controlId,
  texts,
  mark,
}: {
  field: Field;
  controlId: string;
  texts?: ControlTexts;
  /** Class name for other scripts and styles. */
  mark: string | undefined;
}) {
  const [text, setText] = useState('');
  const awake = useHydrated();
  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLInputElement | null;
    const count = () => setText(control?.value ?? '');
    // A reset clears controls only after its listeners have run.
    const recount = () => setTimeout(count);
    count();
    control?.addEventListener('input', count);
    control?.form?.addEventListener('reset', recount);
    return () => {
      control?.removeEventListener('input', count);
      control?.form?.removeEventListener('reset', recount);
    };
  }, [controlId]);
  const { counter = 'up', minLength: min, maxLength: max, name } = field;
  const counted = countOf({ text, counter, min, max });
  const [before, after] = textAround({ texts, counter, max });
  return (
    <span className="mt-1.5 block min-h-5 text-sm text-muted tabular-nums">
      {awake && (
        // One element, so that right-to-left pages keep its order.
        <bdi>
          {before}
          <span
            className={[mark, counter, counted.mark].filter(Boolean).join(' ')}
            data-target-name={name}
            data-starting-value={counter === 'down' ? max : 0}
            data-current-value={counted.shown}
            data-maximum-value={max}
            data-minimum-value={min}
          >
            {counted.shown}
          </span>
          {after}
          {counted.mark === 'too-long' && (
            <strong className="text-bad">{texts?.count_too_long || ': too long'}</strong>
          )}
          {counted.mark === 'too-short' && (
            <strong className="text-bad">
              {(texts?.count_too_short || ': {min} at least').replace('{min}', String(min))}
            </strong>
          )}
        </bdi>
      )}
    </span>
  );
}

/** The text before and after the number. */
function textAround({
  texts,
  counter,
  max,
}: {
  texts: ControlTexts | undefined;
  counter: 'up' | 'down';
  max: number | undefined;
}): string[] {
  const said =
    counter === 'down'
      ? texts?.count_left || '{count} characters left'
      : max
        ? texts?.count_of || '{count} of {max} characters'
        : texts?.count_up || '{count} characters';
  return said.replace('{max}', String(max)).split('{count}');
}

/** What a counter shows for a text, and whether the text is too long or too short. */
export function countOf({
  text,
  counter,
  min,
  max,
}: {
  text: string;
  counter: 'up' | 'down';
  min?: number;
  max?: number;
}): { shown: number; mark: '' | 'too-long' | 'too-short' } {
  const written = text.trim().length;
  const isTooLong = max !== undefined && text.length > max;
  const isTooShort = min !== undefined && text.length > 0 && text.length < min;
  return {
    shown: counter === 'down' ? (max ?? 0) - written : written,
    mark: isTooLong ? 'too-long' : isTooShort ? 'too-short' : '',
  };
}
