import { type DrawnValues, type Field, type FormDefinition, freeTextName } from '@frontage/forms';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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
  const [fields, setFields] = useState<readonly Field[]>(() =>
    definition.fields.filter(({ name }) => asked.includes(name)),
  );
  // Before a script has read it every statement counts as accepted: the server says otherwise.
  const [isHeld, setHeld] = useState(false);
  const names = fields.map(({ name }) => name);
  const drawnNames = useRef(new Set(names));
  const kept = useRef<DrawnValues>({});
  const matters = dependsOnAnswers(definition);
  const isValidated = definition.contact?.acceptanceAsValidation;
  const read = useCallback(() => (element.current ? [...new FormData(element.current)] : []), [element]);
  const settleHeld = useCallback(() => {
    if (!isValidated) setHeld(hasUnaccepted(element.current));
  }, [element, isValidated]);
  const reread = useCallback(async () => {
    settleHeld();
    if (!matters) return;
    const { readTyped } = await readings();
    const { held, fields: shown } = readTyped({ definition, entries: read(), drawn: drawnNames.current });
    kept.current = { ...kept.current, ...held };
    setFields(shown);
  }, [definition, matters, read, settleHeld]);
  // What was typed before this was there.
  useEffect(() => void reread(), [reread]);

  const all = names.join('\n');
  useEffect(() => {
    const current = all.split('\n');
    const back = current.filter((name) => !drawnNames.current.has(name) && Object.hasOwn(kept.current, name));
    drawnNames.current = new Set(current);
    // A statement may have come or gone.
    settleHeld();
    if (!element.current || back.length === 0) return;
    const held = Object.fromEntries(
      back
        .flatMap((name) => [name, freeTextName(name)])
        .flatMap((name) => {
          const value = kept.current[name];
          return value === undefined ? [] : [[name, value] as const];
        }),
    );
    const { current: form } = element;
    void readings().then(({ putBack }) => {
      putBack({ element: form, values: held });
      void reread();
    });
  }, [all, element, reread, settleHeld]);

  const forget = () => {
    kept.current = {};
    void reread();
  };
  return { fields, isHeld, read, reread, forget };
}

const readings = () => import('./read-typed.ts');

const dependsOnAnswers = ({ fields }: FormDefinition): boolean =>
  fields.some(
    (field) =>
      field.shownWhen ||
      field.requiredWhen ||
      ('options' in field && field.options?.some(({ onlyWhen }) => onlyWhen)),
  );

/** Whether a statement that must be accepted is not: read off the form, which needs no rules for it. */
const hasUnaccepted = (element: HTMLElement | null): boolean =>
  [...(element?.querySelectorAll('.wpcf7-acceptance:not(.optional)') ?? [])].some(
    (statement) => statement.querySelector('input')?.checked === statement.classList.contains('invert'),
  );
