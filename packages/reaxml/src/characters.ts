import type { FeedProblem } from './problem.ts';

/**
 * Drops what XML 1.0 forbids: control characters but tab, LF and CR, as bytes or as `&#22;`, and U+FFFE/FFFF (both
 * with one warning per file); also byte order marks. The line and paragraph separators U+2028/2029 become line ends,
 * so that words do not grow together.
 */
export function cleanCharacters({ warn }: { warn: (problem: FeedProblem) => void }): {
  push: (text: string) => string;
  end: () => string;
} {
  let held = '';
  let warned = false;
  let lines = 1;
  const warnOnce = ({ code, line }: { code: number; line: number }) => {
    if (warned) return;
    warned = true;
    warn({
      code: 'control-characters',
      severity: 'warning',
      line,
      message: `The file has characters XML does not allow (the first is U+${code.toString(16).toUpperCase().padStart(4, '0')}); they were removed. Ask the sender to remove them at the source.`,
    });
  };
  const clean = (text: string) => {
    if (!warned) lines += text.split('\n').length - 1;
    const linesBefore = lines;
    return text.replace(SUSPECTS, (found, offset: number) => {
      const code = found.startsWith('&') ? referenceOf(found) : found.charCodeAt(0);
      if (code === 0xfeff) return '';
      if (code === 0x2028 || code === 0x2029) return '\n';
      if (isAllowed(code)) return found;
      warnOnce({ code, line: linesBefore - (text.slice(offset).split('\n').length - 1) });
      return '';
    });
  };
  return {
    push(piece) {
      const text = held + piece;
      // a character reference cut in two must be seen whole
      held = /&#?[0-9a-z]{0,8}$/i.exec(text.slice(-10))?.[0] ?? '';
      return clean(held ? text.slice(0, -held.length) : text);
    },
    end: () => clean(held),
  };
}

const SUSPECTS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\ufffe\uffff\u2028\u2029]|&#(?:x[0-9a-f]{1,6}|[0-9]{1,7});/gi;

function referenceOf(reference: string): number {
  const hex = /^&#x/i.test(reference);
  return Number.parseInt(reference.slice(hex ? 3 : 2, -1), hex ? 16 : 10);
}

/** The Char production of XML 1.0, https://www.w3.org/TR/xml/#charsets. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}
