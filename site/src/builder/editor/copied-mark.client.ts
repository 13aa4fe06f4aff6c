/** What the clipboard says while the last copied block is the newest thing in it. */
const MARK = 'frontage-copied-mark';

/**
 * Puts this on the clipboard, so that text which is copied afterwards is known to be newer than the copied block. Where
 * the browser does not let it, the copied block counts as the newest.
 */
export async function markClipboard(text: string): Promise<void> {
  try {
    localStorage.removeItem(MARK);
    await navigator.clipboard?.writeText(text);
    if (navigator.clipboard) localStorage.setItem(MARK, text);
  } catch {
    // Not allowed, or no room: what is pasted is the block.
  }
}

/** The text that was copied after the last block; undefined where the block is the newest. '' is something else, such as a picture. */
export function textCopiedSince(clipboard: DataTransfer | null): string | undefined {
  const mark = localStorage.getItem(MARK);
  const text = clipboard?.getData('text/plain').replace(/\r\n/g, '\n') ?? '';
  return mark === null || text === mark ? undefined : text;
}
