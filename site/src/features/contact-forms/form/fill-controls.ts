import type { ControlValues } from '@frontage/forms';

/**
 * Sets the default of untouched select elements, which React leaves to the browser. Other controls are rendered with
 * theirs.
 */
export function fillLists({ element, values }: { element: HTMLFormElement; values: ControlValues }): void {
  for (const { control, wanted } of controlsOf({ element, values })) {
    if (!(control instanceof HTMLSelectElement)) continue;
    const isTouched = [...control.options].some(
      ({ selected, defaultSelected, value }) => selected && !defaultSelected && value !== '',
    );
    if (!isTouched)
      for (const option of control.options) option.defaultSelected = wanted.includes(option.value);
  }
}

/** Restores the values of controls after they were rendered again. A reset does not restore them. */
export function putBack({ element, values }: { element: HTMLFormElement; values: ControlValues }): void {
  for (const { control, wanted } of controlsOf({ element, values })) {
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = wanted.includes(option.value);
    else if (isBox(control)) control.checked = wanted.includes(control.value);
    else control.value = wanted[0] ?? '';
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf({ element, values }: { element: HTMLFormElement; values: ControlValues }) {
  return Object.entries(values).flatMap(([name, value]) => {
    const wanted: readonly string[] = typeof value === 'string' ? [value] : value;
    const named = [name, `${name}[]`].map((each) => `[name="${CSS.escape(each)}"]:not([type=file])`);
    return [...element.querySelectorAll<Control>(named.join(', '))].map((control) => ({ control, wanted }));
  });
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';
