import { type RefObject, useEffect, useRef, useState } from 'react';

/** A search form that has woken up in the browser. */
export function useSearchForm(): { form: RefObject<HTMLFormElement | null>; awake: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    const element = form.current;
    element?.addEventListener('formdata', dropEmpty);
    return () => element?.removeEventListener('formdata', dropEmpty);
  }, []);
  return { form, awake };
}

/** Fields left empty need not stand in the address. */
function dropEmpty({ formData }: FormDataEvent): void {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
