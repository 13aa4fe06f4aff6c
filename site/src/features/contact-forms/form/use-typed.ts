import { type DrawnValues, type Field, type FormDefinition, freeTextName } from '@frontage/forms';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { putBack } from './fill-controls.ts';
import type { PageContactForm } from './page-contact-form.ts';

/**
 * What a form holds, read again with each answer where something depends on it: which questions it asks, and whether it
 * may be sent. What a question held that is not asked at the moment is kept, and is there when it is asked again.
 */
export function useTyped({
  form: { definition, asked },
  element,
}: {
  form: PageContactForm;
  element: RefObject<HTMLFormElement | null>;
}) {
  // Before a script has read it every statement counts as accepted: the server says otherwise.
  const [settled, setSettled] = useState<{ fields: readonly Field[]; isHeld: boolean }>(() => ({
    fields: definition.fields.filter(({ name }) => asked.includes(name)),
    isHeld: false,
  }));
  const kept = useRef<DrawnValues>({});
  const matters = dependsOnAnswers(definition);
  const read = useCallback(() => (element.current ? [...new FormData(element.current)] : []), [element]);
  const reread = useCallback(async () => {
    if (!matters) return;
    const { readTyped } = await import('./read-typed.ts');
    const { drawn, ...next } = readTyped({ definition, entries: read() });
    const names = namesIn(element.current);
    const shown = Object.entries(drawn).filter(([name]) => names.has(name));
    kept.current = { ...kept.current, ...Object.fromEntries(shown) };
    setSettled(next);
  }, [definition, element, matters, read]);
  // What was typed before this was there.
  useEffect(() => void reread(), [reread]);

  const names = settled.fields.map(({ name }) => name);
  const drawnNames = useRef(new Set(names));
  const all = names.join('\n');
  useEffect(() => {
    const current = all.split('\n');
    const back = current.filter((name) => !drawnNames.current.has(name) && Object.hasOwn(kept.current, name));
    drawnNames.current = new Set(current);
    if (!element.current || back.length === 0) return;
    const held = Object.fromEntries(back.map((name) => [name, kept.current[name] ?? '']));
    putBack({ element: element.current, values: held });
    void reread();
  }, [all, element, reread]);

  const forget = () => {
    kept.current = {};
    void reread();
  };
  return { ...settled, read, reread, forget };
}

const dependsOnAnswers = ({ fields }: FormDefinition): boolean =>
  fields.some(
    (field) =>
      field.kind === 'acceptance' ||
      field.shownWhen ||
      field.requiredWhen ||
      ('options' in field && field.options?.some(({ onlyWhen }) => onlyWhen)),
  );

const namesIn = (element: HTMLElement | null): ReadonlySet<string> =>
  new Set(
    [...(element?.querySelectorAll<HTMLElement>('[data-name]') ?? [])].flatMap(
      ({ dataset: { name = '' } }) => [name, freeTextName(name)],
    ),
  );
