import { LISTING_ELEMENTS } from './element-names.ts';

/** A piece of a document: whole listing elements apart, so that one that was read before can be passed over. */
export type Piece =
  | { kind: 'text'; text: string }
  /** `agentID` and `uniqueID` as they stand in the text, to look the listing up; nothing else may rely on them. */
  | { kind: 'element'; text: string; agentID: string; uniqueID: string };

/** Characters of an element that is waited for; a longer one (pictures inside) ends the splitting. */
const MAX_ELEMENT_CHARS = 1_000_000;
/** Characters within which the root must have begun. */
const MAX_START_CHARS = 65_536;

/**
 * Cuts XML text into listing elements and what is between them. It knows as little of XML as it can: what it is not
 * sure of comes out as text, and so does the rest of the document. All pieces in their order are the text.
 */
export function createSplitter(): { push: (text: string) => Piece[]; end: () => Piece[] } {
  let held = '';
  let place: 'start' | 'list' | 'rest' = 'start';
  const rest = (): Piece[] => {
    place = 'rest';
    const text = held;
    held = '';
    return text ? [{ kind: 'text', text }] : [];
  };
  return {
    push(text) {
      if (place === 'rest') return text ? [{ kind: 'text', text }] : [];
      held += text;
      const pieces: Piece[] = [];
      let at = 0;
      const pass = (to: number) => {
        if (to > at) pieces.push({ kind: 'text', text: held.slice(at, to) });
        at = to;
      };
      for (;;) {
        const step = place === 'start' ? nextOfStart(held, at) : nextOfList(held, at);
        if (step.kind === 'more') break;
        if (step.kind === 'unsure') {
          pass(held.length);
          place = 'rest';
          break;
        }
        if (step.kind === 'root') place = 'list';
        pass(step.from ?? step.to);
        if (step.kind !== 'element') continue;
        const element = held.slice(at, step.to);
        const ids = idsOf(element);
        if (ids) {
          pieces.push({ kind: 'element', text: element, ...ids });
          at = step.to;
        } else pass(step.to);
      }
      held = held.slice(at);
      const most = place === 'start' ? MAX_START_CHARS : MAX_ELEMENT_CHARS;
      return held.length > most ? [...pieces, ...rest()] : pieces;
    },
    end: rest,
  };
}

type Step =
  | { kind: 'skip' | 'root'; to: number; from?: undefined }
  | { kind: 'element'; from: number; to: number }
  | { kind: 'more' }
  | { kind: 'unsure' };

const ROOT = /<propertyList(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*>/iy;
const DOCTYPE = /<!DOCTYPE[^[>]*>/iy;

function nextOfStart(text: string, at: number): Step {
  const open = text.indexOf('<', at);
  if (open < 0) return { kind: 'more' };
  const aside = skipAside(text, open);
  if (aside) return aside;
  for (const [pattern, kind] of [
    [DOCTYPE, 'skip'],
    [ROOT, 'root'],
  ] as const) {
    pattern.lastIndex = open;
    if (pattern.test(text)) return { kind, to: pattern.lastIndex };
  }
  return text.indexOf('>', open) < 0 ? { kind: 'more' } : { kind: 'unsure' };
}

const NAME = /<([a-z]+)[\s>]/iy;

function nextOfList(text: string, at: number): Step {
  const open = text.indexOf('<', at);
  if (open < 0 || open + 1 === text.length) return { kind: 'more' };
  const aside = skipAside(text, open);
  if (aside) return aside;
  NAME.lastIndex = open;
  const name = NAME.exec(text)?.[1];
  if (!name) return /^<[a-z]*$/i.test(text.slice(open, open + 64)) ? { kind: 'more' } : { kind: 'unsure' };
  if (!LISTING_ELEMENTS.has(name.toLowerCase())) return { kind: 'unsure' };
  const close = `</${name}>`;
  const end = text.indexOf(close, open);
  return end < 0 ? { kind: 'more' } : { kind: 'element', from: open, to: end + close.length };
}

const ASIDES = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** Comments and instructions, which hold no listing. */
function skipAside(text: string, open: number): Step | undefined {
  for (const [start, close] of ASIDES) {
    if (text.startsWith(start, open)) {
      const end = text.indexOf(close, open + start.length);
      return end < 0 ? { kind: 'more' } : { kind: 'skip', to: end + close.length };
    }
    if (start.startsWith(text.slice(open, open + start.length))) return { kind: 'more' };
  }
  return undefined;
}

const AGENT = /<agentID>\s*([^<&]{1,200}?)\s*<\/agentID>/i;
const UNIQUE = /<uniqueID>\s*([^<&]{1,200}?)\s*<\/uniqueID>/i;

function idsOf(element: string): { agentID: string; uniqueID: string } | undefined {
  const agentID = AGENT.exec(element)?.[1];
  const uniqueID = UNIQUE.exec(element)?.[1];
  return agentID && uniqueID ? { agentID, uniqueID } : undefined;
}
