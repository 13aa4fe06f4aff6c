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
  const label = labelOf({ head, warn });
  if (label === 'utf-8') return decodeUtf8({ warn });
  const decoder = new TextDecoder(label);
  return (bytes, last) => decoder.decode(bytes, { stream: !last });
}

/** The encoding by byte order mark, by the shape of the first characters, by declaration. */
function labelOf({ head, warn }: { head: Uint8Array; warn: (problem: FeedProblem) => void }): string {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  const start = new TextDecoder('windows-1252').decode(head.subarray(0, HEAD_BYTES));
  const declared = /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"']{1,40})["']/i.exec(start)?.[1]?.trim();
  if (!declared) return 'utf-8';
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
  // a declared UTF-16 whose bytes are plainly not is what .NET writes into files it saves as UTF-8
  return label && !label.startsWith('utf-16') ? label : 'utf-8';
}

function encodingNamed(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

function decodeUtf8({ warn }: { warn: (problem: FeedProblem) => void }): Decoding {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let carry: Uint8Array = new Uint8Array(0);
  let warned = false;
  return (bytes, last) => {
    const all = carry.length > 0 ? concat(carry, bytes) : bytes;
    const complete = last ? all.length : completeLength(all);
    carry = all.slice(complete);
    const ready = all.subarray(0, complete);
    try {
      return strict.decode(ready);
    } catch {
      if (!warned) {
        warned = true;
        warn({
          code: 'encoding-fallback',
          severity: 'warning',
          message:
            'The file is not in the encoding it claims (UTF-8); other bytes were read as Windows-1252. Check words with accents and ask the sender to declare the encoding.',
        });
      }
      return decodeMixed(ready);
    }
  };
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
