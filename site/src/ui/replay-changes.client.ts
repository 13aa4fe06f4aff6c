type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control that a visitor changed before its island woke, with the state the server had drawn it in. */
type Change = { control: Control; value: string; drawn: string };

/**
 * Remembers in which state the server drew the controls of an island; call it before React takes them over. `collect`
 * finds what a visitor (or the browser, filling in a form) has changed since; `replay` then lets it happen once more.
 * Without that, React takes a changed control for what it had always been, and no handler ever hears of the change.
 */
export function watchChanges(island: HTMLElement) {
  const drawn = [...island.querySelectorAll<Control>('input, select, textarea')].map(
    (control) => [control, drawnState(control)] as const,
  );
  let changes: Change[] = [];
  return {
    /** To be called as soon as React has taken over, before anything is drawn again. */
    collect(): void {
      changes = drawn
        .map(([control, before]) => ({ control, value: stateOf(control), drawn: before }))
        .filter(({ control, value, drawn }) => value !== drawn && control.type !== 'hidden');
    },
    /** To be called when the island's own effects have run. */
    replay(): void {
      // A control whose value the component holds may have lost what was typed to the component's first state.
      for (const { control, value } of changes) if (isTyped(control)) setValue({ control, value });
      for (const change of changes) replayOne(change);
    },
  };
}

function replayOne({ control, value, drawn }: Change): void {
  // A change before this one may have undone it, as choosing to rent clears the prices of sales.
  if (!control.isConnected || stateOf(control) !== value) return;
  if (isTick(control)) {
    if (control.type === 'radio' && !control.checked) return;
    // Back to how it was drawn, then pressed: the page's handlers hear the same as if the visitor had just done it.
    control.checked = drawn === 'true';
    control.click();
    return;
  }
  if (isTyped(control)) {
    // React passes over an event that changes nothing since it last looked: let it have seen what the server drew.
    const caret = caretOf(control);
    control.value = drawn;
    setValue({ control, value });
    if (caret) control.setSelectionRange(...caret);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
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
    // A list for one choice begins at its first where none is marked.
    return marked || control.multiple ? marked : '0';
  }
  if (isTick(control)) return String(control.defaultChecked);
  return isFile(control) ? '0' : control.defaultValue;
}

const chosen = (list: HTMLSelectElement, by: 'selected' | 'defaultSelected'): string =>
  [...list.options].flatMap((option, index) => (option[by] ? [index] : [])).join();

/** As a key press does, past the setter that React puts on each control. */
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

/** Where somebody is typing; undefined for controls without a caret. */
function caretOf(control: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined {
  const { selectionStart: start, selectionEnd: end } = control;
  return document.activeElement === control && start !== null && end !== null ? [start, end] : undefined;
}
