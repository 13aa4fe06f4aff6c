import { type ControlValues, type Field, type FormDefinition, freeTextName } from '@frontage/forms';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageContactForm } from './page-contact-form.ts';

/**
 * The answers of a form, read again after each change where something depends on them: which fields are shown, and
 * whether it may be sent. The answer of a hidden field is restored when the field is shown again.
 */
export function useAnswers({
  form: { definition, asked },
  element,
}: {
  form: PageContactForm;
  element: RefObject<HTMLFormElement | null>;
}) {
  const [fields, setFields] = useState<readonly Field[]>(() =>
    definition.fields.filter(({ name }) => asked.includes(name)),
  );
  // Until the script has read it every acceptance box counts as ticked; the server checks.
  const [isHeld, setHeld] = useState(false);
  const names = fields.map(({ name }) => name);
  const drawnNames = useRef(new Set(names));
  const kept = useRef<ControlValues>({});
  const matters = dependsOnAnswers(definition);
  const isValidated = definition.contact?.acceptanceAsValidation;
  const read = useCallback(() => (element.current ? [...new FormData(element.current)] : []), [element]);
  const settleHeld = useCallback(() => {
    if (!isValidated) setHeld(hasUnaccepted(element.current));
  }, [element, isValidated]);
  const reread = useCallback(async () => {
    settleHeld();
    if (!matters) return;
    const { readAnswers } = await readings();
    const { held, fields: shown } = readAnswers({ definition, entries: read(), drawn: drawnNames.current });
    kept.current = { ...kept.current, ...held };
    setFields(shown);
  }, [definition, matters, read, settleHeld]);
  // What was typed before hydration.
  useEffect(() => void reread(), [reread]);

  const all = names.join('\n');
  useEffect(() => {
    const current = all.split('\n');
    const back = current.filter((name) => !drawnNames.current.has(name) && Object.hasOwn(kept.current, name));
    drawnNames.current = new Set(current);
    // An acceptance box may have been shown or hidden.
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

const readings = () => import('./read-answers.ts');

const dependsOnAnswers = ({ fields }: FormDefinition): boolean =>
  fields.some(
    (field) =>
      field.shownWhen ||
      field.requiredWhen ||
      ('options' in field && field.options?.some(({ onlyWhen }) => onlyWhen)),
  );

/** Whether a required acceptance box is not ticked. */
const hasUnaccepted = (element: HTMLElement | null): boolean =>
  [...(element?.querySelectorAll('.wpcf7-acceptance:not(.optional)') ?? [])].some(
    (statement) => statement.querySelector('input')?.checked === statement.classList.contains('invert'),
  );
