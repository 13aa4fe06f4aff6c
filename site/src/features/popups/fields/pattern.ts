/** True, or what staff are told: whether the text of a rule about addresses can be used. */
export function checkPattern({ value, match }: { value: unknown; match: unknown }): true | string {
  const text = String(value ?? '');
  if (!text.trim()) return 'Write the address or a part of it, or switch this off.';
  if (match === 'regex' && !isPattern(text))
    return 'This is no regular expression: look for brackets that are not closed, or choose “Contains”.';
  if (match === 'exact' && !/^https?:\/\/\S+$/i.test(text))
    return 'Write the whole address, beginning with https://, or choose “Contains”.';
  return true;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
