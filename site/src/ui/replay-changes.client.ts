type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control that a visitor changed before its island hydrated, with the state that the server rendered. */
type Change = { control: Control; value: string; drawn: string };

/**
 * Remembers the server-rendered state of an island's controls; call it before React hydrates them. `collect` finds what
 * a visitor (or autofill) has changed since; `replay` dispatches those changes again. Otherwise React would take a
 * changed value for the initial one, and no handler would run.
 */
export function watchChanges(island: HTMLElement) {
  const drawn = [...island.querySelectorAll<Control>('input, select, textarea')].map(
    (control) => [control, drawnState(control)] as const,
  );
  let changes: Change[] = [];
  return {
    /** Call it as soon as React has hydrated, before anything re-renders. */
    collect(): void {
      changes = drawn
        .map(([control, before]) => ({ control, value: stateOf(control), drawn: before }))
        .filter(({ control, value, drawn }) => value !== drawn && control.type !== 'hidden');
    },
    /** Call it after the island's own effects have run. */
    replay(): void {
      // A controlled input may have been reset to the component's initial state.
      for (const { control, value } of changes) if (isTyped(control)) setValue({ control, value });
      for (const change of changes) {
        // An earlier change may have undone it: choosing “rent” clears sale prices.
        if (!change.control.isConnected || stateOf(change.control) !== change.value) continue;
        replayOne(change);
        restore(change);
      }
    },
  };
}

function replayOne({ control, value, drawn }: Change): void {
  if (isTick(control)) {
    if (control.type === 'radio' && !control.checked) return;
    // Reset and click it, so that handlers run as if the visitor had just done it.
    control.checked = drawn === 'true';
    control.click();
    return;
  }
  if (isTyped(control)) {
    // React ignores an event without a change since its last known value: make that the server-rendered one.
    const caret = caretOf(control);
    control.value = drawn;
    setValue({ control, value });
    if (caret) control.setSelectionRange(...caret);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * React is still committing, so it has set a controlled control back to the state it was rendered with, and renders the
 * new one later. Handlers of the changes that follow may read the whole form.
 */
function restore({ control, value, drawn }: Change): void {
  if (!control.isConnected || stateOf(control) !== drawn) return;
  if (control instanceof HTMLSelectElement) {
    const indexes = value.split(',');
    for (const [index, option] of [...control.options].entries())
      option.selected = indexes.includes(String(index));
  } else if (isTick(control)) control.checked = value === 'true';
  // By React’s setter, which must know the value: it ignores an event that brings the one it knows.
  else if (isTyped(control)) control.value = value;
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file';

const isTyped = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && !isTick(control) && !isFile(control);

function stateOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return chosen(control, 'selected');
  if (isTick(control)) return String(control.checked);
  if (isFile(control)) return String(control.files?.length ?? 0);
  return control.value;
}

function drawnState(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const marked = chosen(control, 'defaultSelected');
    // A single select without a selected option has its first one selected.
    return marked || control.multiple ? marked : '0';
  }
  if (isTick(control)) return String(control.defaultChecked);
  return isFile(control) ? '0' : control.defaultValue;
}

const chosen = (list: HTMLSelectElement, by: 'selected' | 'defaultSelected'): string =>
  [...list.options].flatMap((option, index) => (option[by] ? [index] : [])).join();

/** Sets the value as typing does, bypassing the setter that React installs on each control. */
function setValue({
  control,
  value,
}: {
  control: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/** The caret position; undefined for controls without a caret. */
function caretOf(control: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined {
  const { selectionStart: start, selectionEnd: end } = control;
  return document.activeElement === control && start !== null && end !== null ? [start, end] : undefined;
}
