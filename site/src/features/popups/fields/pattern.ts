/** True, or an error for staff: checks the text of a rule about URLs. */
export function checkPattern({ value, match }: { value: unknown; match: unknown }): true | string {
  const text = String(value ?? '');
  if (!text.trim()) return 'Enter the address or a part of it, or turn this rule off.';
  if (match === 'regex' && !isPattern(text))
    return 'This is not a valid regular expression. Check for unclosed brackets, or choose “Contains”.';
  if (match === 'regex' && isSlow(text))
    return 'This regular expression is too slow. Avoid nested repeats such as (a+)+ or (a|b)*, or choose “Contains”.';
  if (match === 'exact' && !/^https?:\/\/\S+$/i.test(text))
    return 'Enter the full address starting with https://, or choose “Contains”.';
  return true;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

/**
 * Whether an unbounded group contains an unbounded repeat or an alternation: such an expression can take exponential
 * time on a URL that does not match.
 */
function isSlow(pattern: string): boolean {
  const plain = pattern.replace(/\\./gs, '_').replace(/\[[^\]]*\]/g, '_');
  const holds: boolean[] = [];
  let outer = false;
  for (let at = 0; at < plain.length; at += 1) {
    const mark = plain.charAt(at);
    if (mark === '(') {
      holds.push(outer);
      outer = false;
    } else if (mark === ')') {
      const isEndless = /^(?:[*+]|\{\d+,\})/.test(plain.slice(at + 1, at + 12));
      if (outer && isEndless) return true;
      outer = (holds.pop() ?? false) || outer || isEndless;
    } else if (mark === '|' || /^(?:[*+]|\{\d+,\})/.test(plain.slice(at, at + 11))) outer = true;
  }
  return false;
}
