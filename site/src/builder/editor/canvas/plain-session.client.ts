import { standInFor, type TextSession, type TextSessionInput } from './text-session.client.ts';

/** Typing in a text without formatting, such as a heading or a button’s text. */
export function typePlainText({
  text: { element, place },
  at,
  takesFocus,
  onInput,
  onEnd,
}: Omit<TextSessionInput, 'onLink'>): TextSession {
  const page = element.ownerDocument;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  const field = page.createElement('span');
  field.setAttribute('contenteditable', 'plaintext-only');
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-label', 'Text');
  field.style.cssText = 'outline: none; white-space: pre-wrap; cursor: text; user-select: text;';
  field.textContent = place.value.trim();
  putInPlaceOfText({ copy, field });
  const putBack = standInFor({ element, copy });

  const isOneLine = place.kind === 'text';
  const value = (): string => {
    const typed = field.innerText.replace(/\n$/, '');
    return (isOneLine ? typed.replace(/\s*\n\s*/g, ' ') : typed).slice(0, place.maxLength);
  };
  const onBeforeInput = (event: InputEvent) => {
    const adds = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length;
    const isFull = place.maxLength !== undefined && field.innerText.length + adds > place.maxLength;
    const marked = page.getSelection()?.toString().length ?? 0;
    if (adds > 0 && isFull && marked < adds) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && isOneLine)) {
      event.preventDefault();
      onEnd();
    }
  };
  // A click beside a short text, such as the second of a double-click, is not one elsewhere.
  const onMouseDown = (event: MouseEvent) => {
    if (field.contains(event.target as Node)) return;
    event.preventDefault();
    const point = page.caretPositionFromPoint(event.clientX, event.clientY);
    if (point && field.contains(point.offsetNode))
      page.getSelection()?.collapse(point.offsetNode, point.offset);
  };
  copy.addEventListener('mousedown', onMouseDown);
  field.addEventListener('input', onInput);
  field.addEventListener('beforeinput', onBeforeInput);
  field.addEventListener('keydown', onKeyDown);
  field.addEventListener('blur', onEnd);
  if (takesFocus) field.focus();
  const point = at && page.caretPositionFromPoint(at.x, at.y);
  if (point && field.contains(point.offsetNode))
    page.getSelection()?.collapse(point.offsetNode, point.offset);
  else if (takesFocus) page.getSelection()?.selectAllChildren(field);
  return {
    host: copy,
    value,
    put: (typed) => {
      field.textContent = typed;
      if (takesFocus) page.getSelection()?.collapse(field, field.childNodes.length);
      onInput();
    },
    stop: () => {
      field.removeEventListener('blur', onEnd);
      putBack();
    },
  };
}

/** Pictures and icons beside the text stay where they are. */
function putInPlaceOfText({ copy, field }: { copy: HTMLElement; field: HTMLElement }): void {
  const walker = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const [first, ...others] = texts.filter(({ textContent }) => textContent?.trim());
  for (const node of others) node.parentNode?.removeChild(node);
  for (const line of copy.querySelectorAll('br')) line.remove();
  if (first) first.parentNode?.replaceChild(field, first);
  else copy.append(field);
}
