import type { DrawnValues } from '@frontage/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { fillLists, KnownVisitor } from './fillings.ts';
import type { PageContactForm } from './page-contact-form.ts';

/** Marks a browser as one of somebody who is signed in. Nothing trusts it. */
const SIGNED_IN = /requirementLogin=yes/;

/** What the page's address says and what the visitor's account knows, once the page is there. */
export function useFillings({
  form: { definition, values: drawn },
  element,
  filled,
}: {
  form: PageContactForm;
  element: RefObject<HTMLFormElement | null>;
  filled: () => void;
}): DrawnValues {
  const [values, setValues] = useState<DrawnValues>({});
  const fill = useRef<typeof fillLists>(undefined);
  const tellFilled = useRef(filled);
  tellFilled.current = filled;
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const { fields } = definition;
    const isAddressed = fields.some(({ fillFrom }) => fillFrom?.some((name) => query.has(name)));
    const isKnown = SIGNED_IN.test(document.cookie) && fields.some(({ fillFromVisitor }) => fillFromVisitor);
    if (!isAddressed && !isKnown) return;
    // Few forms begin with anything, and what fills them knows all kinds of answers.
    void Promise.all([import('./fillings.ts'), isKnown ? fetchVisitor() : {}]).then(
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

/** Nothing where it cannot be had: the form is filled in by hand. */
async function fetchVisitor(): Promise<KnownVisitor> {
  try {
    return (await (await fetch('/me/person')).json()) as KnownVisitor;
  } catch {
    return {};
  }
}
