import { contactValues, type FormDefinition, readFields, showAnswers, validate } from '@frontage/forms';

type Typed = { definition: FormDefinition; entries: Iterable<readonly [string, unknown]> };

/**
 * Shows answers where a form repeats them (`data-reflection-of`, the name of the field); in place of invalid or missing
 * answers the default (`data-default`).
 */
export function reflect({ element, ...typed }: Typed & { element: HTMLElement }): void {
  const texts = rightAnswers(typed);
  for (const place of element.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    const name = place.dataset.reflectionOf ?? '';
    const text = texts.get(name);
    if (place instanceof HTMLOutputElement) {
      place.value = text ?? place.dataset.default ?? '';
      continue;
    }
    // Around its own outputs, which say what is there without an answer.
    for (const output of place.querySelectorAll('output')) {
      if (output.dataset.default === undefined) output.remove();
      else output.hidden = text !== undefined;
    }
    if (text !== undefined)
      place.append(Object.assign(document.createElement('output'), { name, value: text }));
  }
}

/** As text, by the name of the field. */
export function rightAnswers({ definition, entries }: Typed): ReadonlyMap<string, string> {
  const values = contactValues({ definition, entries });
  const checked = validate({ definition, values });
  const wrong = new Set(checked.ok ? [] : checked.errors.map(({ field }) => field));
  const right = readFields({ definition, values }).flatMap(({ field: { name }, answer }) =>
    answer === undefined || wrong.has(name) ? [] : [[name, answer] as const],
  );
  const answers = Object.fromEntries(right);
  return new Map(showAnswers({ definition, answers }).map(({ name, text }) => [name, text]));
}
