import { cleanCharacters } from './characters.ts';
import { completeLength, decodeMixed } from './mixed-utf8.ts';
import type { FeedProblem } from './problem.ts';

type Decoder = {
  /** the text of the next bytes; may lag behind by a few characters */
  push: (bytes: Uint8Array) => string;
  /** what was held back */
  end: () => string;
};

/** Bytes enough to hold any XML declaration. */
const HEAD_BYTES = 1024;

/**
 * Bytes to XML text, piece by piece, with the same result however the bytes are cut. The declared encoding counts;
 * a byte that is not UTF-8 in a UTF-8 file is read as Windows-1252 (each one on its own, so that files glued together
 * from several sources come out right). Characters XML forbids are dropped. Each kind of repair is warned of once.
 */
export function createDecoder({ warn }: { warn: (problem: FeedProblem) => void }): Decoder {
  let head: Uint8Array = new Uint8Array(0);
  let decode: Decoding | undefined;
  const clean = cleanCharacters({ warn });
  const start = () => {
    decode = decodingOf({ head, warn });
    const text = decode(head, false);
    head = new Uint8Array(0);
    return text;
  };
  return {
    push(bytes) {
      if (decode) return clean.push(decode(bytes, false));
      head = concat(head, bytes);
      return head.length < HEAD_BYTES ? '' : clean.push(start());
    },
    end() {
      const text = decode ? '' : start();
      return clean.push(text + (decode?.(new Uint8Array(0), true) ?? '')) + clean.end();
    },
  };
}

type Decoding = (bytes: Uint8Array, last: boolean) => string;

function decodingOf({ head, warn }: { head: Uint8Array; warn: (problem: FeedProblem) => void }): Decoding {
  const { label, declared } = labelOf({ head, warn });
  // Bytes decide: a file that says it is the one is often the other.
  if (label === 'utf-8') return decodeBytes({ warning: () => warn(NOT_UTF8), isWarned: isWindows });
  if (label === 'windows-1252')
    return decodeBytes({ warning: () => warn(differs({ declared, actual: 'UTF-8' })), isWarned: isUtf8 });
  const decoder = new TextDecoder(label);
  return (bytes, last) => decoder.decode(bytes, { stream: !last });
}

/** The encoding by byte order mark, by the shape of the first characters, by declaration. */
function labelOf({ head, warn }: { head: Uint8Array; warn: (problem: FeedProblem) => void }): {
  label: string;
  declared: string;
} {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return wide({ label: 'utf-16le', head, warn });
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return wide({ label: 'utf-16be', head, warn });
  const declared = declaredIn(new TextDecoder('windows-1252').decode(head.subarray(0, HEAD_BYTES)));
  if (!declared) return { label: 'utf-8', declared };
  const label = encodingNamed(declared);
  if (!label) {
    warn({
      code: 'unknown-encoding',
      severity: 'warning',
      text: declared,
      line: 1,
      message: 'The file names an encoding nobody knows; it was read as UTF-8. Ask the sender to send UTF-8.',
    });
  }
  // .NET writes this into files it saves as UTF-8.
  if (label?.startsWith('utf-16')) warn(differs({ declared, actual: 'UTF-8' }));
  return { label: label && !label.startsWith('utf-16') ? label : 'utf-8', declared };
}

function wide({
  label,
  head,
  warn,
}: {
  label: 'utf-16le' | 'utf-16be';
  head: Uint8Array;
  warn: (problem: FeedProblem) => void;
}): { label: string; declared: string } {
  const declared = declaredIn(new TextDecoder(label).decode(head.subarray(0, HEAD_BYTES)));
  if (declared && !encodingNamed(declared)?.startsWith('utf-16'))
    warn(differs({ declared, actual: 'UTF-16' }));
  return { label, declared };
}

const declaredIn = (start: string): string =>
  /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"']{1,40})["']/i.exec(start)?.[1]?.trim() ?? '';

function encodingNamed(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** UTF-8 where it is UTF-8, Windows-1252 elsewhere; warns once when it meets what was not declared. */
function decodeBytes({
  warning,
  isWarned,
}: {
  warning: () => void;
  isWarned: (found: Found) => boolean;
}): Decoding {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let carry: Uint8Array = new Uint8Array(0);
  let warned = false;
  return (bytes, last) => {
    const all = carry.length > 0 ? concat(carry, bytes) : bytes;
    const complete = last ? all.length : completeLength(all);
    carry = all.slice(complete);
    const ready = all.subarray(0, complete);
    const { text, ...found } = decodeReady(ready, strict);
    if (!warned && isWarned(found)) {
      warned = true;
      warning();
    }
    return text;
  };
}

/** What the bytes were, beside ASCII. */
type Found = { utf8: boolean; windows: boolean };
const isUtf8 = ({ utf8 }: Found) => utf8;
const isWindows = ({ windows }: Found) => windows;

function decodeReady(bytes: Uint8Array, strict: TextDecoder): Found & { text: string } {
  try {
    const text = strict.decode(bytes);
    // Each character beyond ASCII takes more bytes than it has units.
    return { text, utf8: text.length < bytes.length, windows: false };
  } catch {
    return decodeMixed(bytes);
  }
}

const NOT_UTF8: FeedProblem = {
  code: 'encoding-fallback',
  severity: 'warning',
  message:
    'The file is not in the encoding it claims (UTF-8); other bytes were read as Windows-1252. Check words with accents and ask the sender to declare the encoding.',
};

const differs = ({ declared, actual }: { declared: string; actual: string }): FeedProblem => ({
  code: 'encoding-differs',
  severity: 'warning',
  text: declared,
  line: 1,
  message: `The file says that its encoding is ${declared}, but it is ${actual} and was read as that. Ask the sender to declare the encoding.`,
});

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
