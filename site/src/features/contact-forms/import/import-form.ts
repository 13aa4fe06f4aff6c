import { cleanLine } from '@frontage/forms';
import type { StoredRow } from '../definition/stored-form.ts';
import { type FormPiece, type FormTag, formPieces, hasOption } from './form-tags.ts';
import { inWords, tidy } from './import-texts.ts';
import { commonOf, makers } from './tag-rows.ts';

/** The rows of an imported form, and what could not be imported, as sentences. */
export type ImportedForm = { rows: StoredRow[]; submitLabel: string; problems: string[] };

/** Makes rows from the text of a Contact Form 7 form. Accepts any text, and never throws. */
export function importFormText({
  form,
  knownEndings,
}: {
  form: string;
  /** The file types whose content can be checked. */
  knownEndings: readonly string[];
}): ImportedForm {
  const made: Making = {
    rows: [],
    submitLabel: '',
    problems: [],
    knownEndings,
    pending: '',
    last: undefined,
    inLabel: false,
  };
  for (const piece of formPieces(form)) take({ made, piece });
  settleWords(made, 'words');
  const { rows, submitLabel, problems } = made;
  if (rows.every(({ kind }) => kind === 'heading' || kind === 'words'))
    problems.push('The form template contains no fields.');
  return { rows, submitLabel, problems: [...new Set(problems)] };
}

type Making = ImportedForm & {
  knownEndings: readonly string[];
  /** Text that is not part of a row yet. */
  pending: string;
  /** The question inside the current label. */
  last: StoredRow | undefined;
  inLabel: boolean;
};

const BLOCKS = [
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'fieldset',
  'legend',
  'section',
  'span',
  'hr',
];

function take({ made, piece }: { made: Making; piece: FormPiece }): void {
  if (piece.kind === 'text') takeText({ made, text: piece.text });
  else if (piece.kind === 'tag') takeTag({ made, tag: piece.tag });
  else takeHtml({ made, name: piece.name });
}

function takeHtml({ made, name }: { made: Making; name: string }): void {
  if (name === 'br' || name === 'br/') made.pending += '\n';
  else if (/^h[1-6]$/.test(name)) settleWords(made, 'words');
  else if (/^\/h[1-6]$/.test(name)) settleWords(made, 'heading');
  else if (name === 'label') {
    settleWords(made, 'words');
    Object.assign(made, { inLabel: true, last: undefined });
  } else if (name === '/label') closeLabel(made);
  else if (BLOCKS.includes(name.replace('/', '')) && !made.inLabel && name !== 'span' && name !== '/span')
    settleWords(made, 'words');
}

function takeText({ made, text }: { made: Making; text: string }): void {
  if (made.inLabel) {
    made.pending += text;
    return;
  }
  const [first = '', ...more] = text.split(/\n\s*\n/);
  made.pending += first;
  for (const paragraph of more) {
    settleWords(made, 'words');
    made.pending += paragraph;
  }
}

/** Text after a question in its label belongs to the question. */
function closeLabel(made: Making): void {
  const text = cleanLine(made.pending);
  if (made.last && text) {
    if (!made.last.label) made.last.label = text;
    else made.last.hint = [made.last.hint, text].filter(Boolean).join(' ');
    made.pending = '';
  }
  made.inLabel = false;
  // A label before its control: `<label>Name</label> [text name]`.
  if (!made.last && text) made.pending = text;
}

function settleWords(made: Making, kind: 'heading' | 'words'): void {
  const text = tidy(made.pending);
  made.pending = '';
  if (!text) return;
  made.rows.push(
    kind === 'heading'
      ? { kind, label: cleanLine(text).slice(0, 500) }
      : { kind, words: text.slice(0, 2000) },
  );
}

/** The last line before a question is its label; the lines above are a text row. */
function labelFor(made: Making): string {
  const lines = tidy(made.pending).split('\n').filter(Boolean);
  const label = lines.pop() ?? '';
  made.pending = lines.join('\n');
  settleWords(made, 'words');
  return label
    .replace(/\s*\((required|optional)\)\s*/gi, ' ')
    .replace(/[\s:*]+$/, '')
    .trim()
    .slice(0, 500);
}

function takeTag({ made, tag }: { made: Making; tag: FormTag }): void {
  if (tag.type === 'submit') {
    made.submitLabel = (tag.values[0] ?? '').slice(0, 60);
    return;
  }
  if (tag.type === 'response') return;
  // An answer that the form repeats: a text row with its tag.
  if (tag.type === 'output' || tag.type === 'reflection') {
    made.pending += `[${tag.name}]`;
    return;
  }
  if (tag.type === 'count') {
    takeCounter({ made, tag });
    return;
  }
  const make = Object.hasOwn(makers, tag.type) ? makers[tag.type] : undefined;
  if (!make) {
    made.problems.push(`“[${tag.type}${tag.name ? ` ${tag.name}` : ''}]” is not supported and was skipped.`);
    return;
  }
  const label = tag.type === 'hidden' ? '' : labelFor(made);
  const own = make({ made, tag });
  const placeholder = 'placeholder' in own ? own.placeholder : undefined;
  const row: StoredRow = {
    ...commonOf({ made, tag }),
    label: label || own.label || (made.inLabel ? '' : placeholder || inWords(tag.name)),
    ...own,
    ...(label ? { label } : {}),
  };
  made.rows.push(row);
  made.last = row;
}

/** The character counter of a question, which may come later or be missing. */
function takeCounter({ made, tag }: { made: Making; tag: FormTag }): void {
  const row = made.rows.find(({ name }) => name === tag.name);
  if (row) row.counter = hasOption({ tag, name: 'down' }) ? 'down' : 'up';
  else made.problems.push(`The counter “[count ${tag.name}]” has no field before it. Set it manually.`);
}
