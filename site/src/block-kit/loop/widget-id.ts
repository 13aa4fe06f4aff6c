/**
 * What a loop is called in addresses and by old scripts: seven letters and digits made of its block's id, or what the
 * old website called it.
 */
export function widgetOf({ id, oldId = '' }: { id: string; oldId?: string }): string {
  return WIDGET.test(oldId) ? oldId : hashOf(id).toString(16).padStart(8, '0').slice(1);
}

/** Whether a text may be a loop's name. */
export const isWidget = (value: unknown): value is string => typeof value === 'string' && WIDGET.test(value);

/** A text as a number of 32 bits (FNV-1a): the same for the same text, rarely for another one. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const WIDGET = /^[a-z0-9]{1,20}$/;
