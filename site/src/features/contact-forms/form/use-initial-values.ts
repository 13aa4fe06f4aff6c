import type { ControlValues } from '@frontage/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { fillLists, KnownVisitor } from './initial-values.ts';
import type { PageContactForm } from './page-contact-form.ts';

/** Marks a browser with a signed-in visitor. Nothing trusts it. */
const SIGNED_IN = /requirementLogin=yes/;

/** Fills in values from the page's address and the visitor's account. */
export function useInitialValues({
  form: { definition, values: drawn },
  element,
  filled,
}: {
  form: PageContactForm;
  element: RefObject<HTMLFormElement | null>;
  filled: () => void;
}): ControlValues {
  const [values, setValues] = useState<ControlValues>({});
  const fill = useRef<typeof fillLists>(undefined);
  const tellFilled = useRef(filled);
  tellFilled.current = filled;
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const { fields } = definition;
    const isAddressed = fields.some(({ fillFrom }) => fillFrom?.some((name) => query.has(name)));
    const isKnown = SIGNED_IN.test(document.cookie) && fields.some(({ fillFromVisitor }) => fillFromVisitor);
    if (!isAddressed && !isKnown) return;
    // Loaded only where needed: few forms have such fields, and it needs the code of all field kinds.
    void Promise.all([import('./initial-values.ts'), isKnown ? fetchVisitor() : {}]).then(
      ([{ fillings, fillLists }, visitor]) => {
        fill.current = fillLists;
        setValues(fillings({ definition, query, visitor, values: drawn }));
      },
    );
  }, [definition, drawn]);
  useEffect(() => {
    if (!element.current || Object.keys(values).length === 0) return;
    fill.current?.({ element: element.current, values });
    tellFilled.current();
  }, [element, values]);
  return values;
}

/** Undefined where it cannot be loaded: the visitor fills in the form. */
async function fetchVisitor(): Promise<KnownVisitor> {
  try {
    return (await (await fetch('/me/person')).json()) as KnownVisitor;
  } catch {
    return {};
  }
}
