/** One tag of Contact Form 7's notation, such as `[text* your-name minlength:2 placeholder "Name"]`. */
export type FormTag = {
  /** Without the star. */
  type: string;
  required: boolean;
  name: string;
  /** As written: `minlength:2`, `placeholder`. */
  options: readonly string[];
  values: readonly string[];
  /** Between this tag and its closing one. */
  content: string;
};

/** A piece of a form's text, in its order. */
export type FormPiece =
  | { kind: 'tag'; tag: FormTag }
  | { kind: 'text'; text: string }
  /** An HTML tag: its name in lowercase, `/` before it where it closes. */
  | { kind: 'html'; name: string };

/** Longer texts are not read. */
export const LONGEST_FORM_TEXT = 100_000;

// Unquoted parts hold no bracket, so that a text with many opening brackets is read only once.
const TAG = /\[(\[?)([a-zA-Z][a-zA-Z0-9_-]*)(\*?)((?:\s(?:"[^"]*"|'[^']*'|[^[\]"'])*)?)\](\]?)/y;
const CLOSING = /\[\/[a-zA-Z][\w-]*\]/y;
const HTML = /<(\/?[a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]*)?\/?>/y;

/** Splits the text of a form into its tags, the HTML around them, and text. Accepts any text. */
export function formPieces(form: string): FormPiece[] {
  const source = form.slice(0, LONGEST_FORM_TEXT).replace(/\r\n?/g, '\n');
  const pieces: FormPiece[] = [];
  const addText = (text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'text') last.text += text;
    else pieces.push({ kind: 'text', text });
  };
  let at = 0;
  while (at < source.length) {
    const mark = source[at];
    const past = ignoredUntil({ source, at });
    if (past > at) {
      at = past;
      continue;
    }
    const found = mark === '[' ? match(TAG, source, at) : mark === '<' ? match(HTML, source, at) : undefined;
    if (!found) {
      addText(source[at] ?? '');
      at += 1;
      continue;
    }
    at += found[0].length;
    if (mark === '<') {
      pieces.push({ kind: 'html', name: (found[1] ?? '').toLowerCase() });
      continue;
    }
    const [whole, open = '', type = '', star = '', rest = '', close = ''] = found;
    if (open && close) {
      addText(whole.slice(1, -1));
      continue;
    }
    const tag = tagOf({ type: type.toLowerCase(), required: star === '*', rest });
    const end = closing({ source, type, at });
    if (end !== undefined) {
      tag.content = source.slice(at, end.from).trim();
      at = end.to;
    }
    pieces.push({ kind: 'tag', tag });
  }
  return pieces;
}

/** The value of an option: `minlength:2` → "2". Undefined where it is missing. */
export const optionOf = ({ tag, name }: { tag: FormTag; name: string }): string | undefined =>
  tag.options.find((option) => option.startsWith(`${name}:`))?.slice(name.length + 1);

/** Whether the tag has an option without a value. */
export const hasOption = ({ tag, name }: { tag: FormTag; name: string }): boolean =>
  tag.options.includes(name);

/** The end of a comment or closing tag at this position; `at` where there is none. */
function ignoredUntil({ source, at }: { source: string; at: number }): number {
  if (source.startsWith('<!--', at)) {
    const end = source.indexOf('-->', at);
    // One without an end extends to the end of the text, as in browsers.
    return end < 0 ? source.length : end + 3;
  }
  return at + (source.startsWith('[/', at) ? (match(CLOSING, source, at)?.[0].length ?? 0) : 0);
}

const match = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

function tagOf({ type, required, rest }: { type: string; required: boolean; rest: string }): FormTag {
  const values = [...rest.matchAll(/"([^"]*)"|'([^']*)'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  const words = rest
    .replace(/"[^"]*"|'[^']*'/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  // These have no name.
  const isNamed = !['submit', 'response', 'recaptcha', 'turnstile'].includes(type);
  const [name = '', ...options] = isNamed ? words : ['', ...words];
  return { type, required, name, options, values: values.map((value) => value.trim()), content: '' };
}

/** Only acceptance tags have content; other closing tags are those of other plugins. */
function closing({ source, type, at }: { source: string; type: string; at: number }) {
  if (type.toLowerCase() !== 'acceptance') return undefined;
  const end = source.indexOf(`[/${type}]`, at);
  return end < 0 ? undefined : { from: end, to: end + type.length + 3 };
}
