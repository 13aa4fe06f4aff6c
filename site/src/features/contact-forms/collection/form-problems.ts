import { definitionProblems } from '@frontage/forms';
import type { ContactForm } from '../definition/contact-form.ts';
import { listOf, readContactForm } from '../definition/read-contact-form.ts';
import { isQuestion, RESERVED_NAMES } from '../definition/row-names.ts';
import type { StoredForm, StoredRow } from '../definition/stored-form.ts';
import { mailProblems } from '../mails/mail-problems.ts';

/**
 * Why a form cannot be published, as sentences that say what to do. `knownEndings`: the file types whose content can be
 * checked.
 */
export function formProblems({
  stored,
  knownEndings,
}: {
  stored: StoredForm;
  knownEndings: readonly string[];
}): string[] {
  const rows = stored.rows ?? [];
  if (!rows.some(isQuestion)) return ['Add at least one field.'];
  const form = readContactForm(stored);
  const problems = [
    ...rows.flatMap((row, index) => rowProblems({ row, number: index + 1, knownEndings })),
    ...doubledNames(form),
    ...referenceProblems({ stored, form }),
    ...mailProblems(form),
  ];
  // Less helpful messages, for problems that the checks above do not know.
  return [...new Set(problems.length > 0 ? problems : definitionProblems(form.definition))];
}

/** What is wrong with one row by itself. */
function rowProblems({
  row,
  number,
  knownEndings,
}: {
  row: StoredRow;
  number: number;
  knownEndings: readonly string[];
}): string[] {
  const problems: string[] = [];
  const { kind, label, name, choices, questions } = row;
  if (isQuestion(row) && !label?.trim()) problems.push('Add a label.');
  if (name?.trim() && !/^[A-Za-z][-A-Za-z0-9_:]*$/.test(name.trim()))
    problems.push('The name must start with a letter and contain only letters, digits, “-”, “_” and “:”.');
  if (RESERVED_NAMES.includes(name?.trim() ?? ''))
    problems.push(`The name “${name?.trim()}” is reserved. Choose another name.`);
  if (['select', 'checkboxes', 'radio'].includes(kind)) {
    const values = (choices ?? []).map((choice) => choice.value?.trim() || choice.label);
    if (values.length === 0) problems.push('Add choices.');
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice) problems.push(`The choice “${twice}” is listed twice. Remove one.`);
    const first = row.initial?.trim();
    if (first && !values.includes(first))
      problems.push(`The default value “${first}” is not one of the choices.`);
  }
  if (kind === 'quiz' && !questions?.length) problems.push('Add a quiz question and its answer.');
  if (kind === 'file') {
    const endings = listOf(row.accept ?? '').map((ending) => ending.toLowerCase().replace(/^\./, ''));
    const unknown = endings.find((ending) => !knownEndings.includes(ending));
    if (endings.length === 0) problems.push('Enter the allowed file types, such as pdf, docx.');
    if (unknown)
      problems.push(`The file type “${unknown}” is not supported. Use ${knownEndings.join(', ')}.`);
  }
  if (low(row.min, row.max) || low(row.minLength, row.maxLength) || low(row.minChosen, row.maxChosen))
    problems.push('The minimum must be smaller than the maximum.');
  const days = [row.earliest, row.latest].filter((day): day is string => Boolean(day?.trim()));
  if (kind === 'date' && days.some((day) => day !== 'today' && !/^\d{4}-\d\d-\d\d$/.test(day)))
    problems.push('Enter dates as yyyy-mm-dd, or the word today.');
  return problems.map((problem) => `Field ${number}${label?.trim() ? ` (${label.trim()})` : ''}: ${problem}`);
}

const low = (min: number | null | undefined, max: number | null | undefined): boolean =>
  typeof min === 'number' && typeof max === 'number' && min > max;

function doubledNames({ definition }: ContactForm): string[] {
  const names = definition.fields.map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `Two fields have the name “${name}”. Rename one of them.`);
}

function referenceProblems({ stored, form }: { stored: StoredForm; form: ContactForm }): string[] {
  const names = form.definition.fields.map(({ name }) => name);
  const unknown = (text: string, where: string) =>
    listOf(text)
      .filter((name) => !names.includes(name))
      .map((name) => `${where} there is no field named “${name}”. Use ${names.join(', ')}.`);
  const conditions = form.definition.fields.flatMap(({ label, shownWhen }, index) => {
    if (!shownWhen) return [];
    const inner = 'not' in shownWhen ? shownWhen.not : shownWhen;
    const name = 'field' in inner ? inner.field : '';
    const other = form.definition.fields.slice(0, index).find((field) => field.name === name);
    if (!other) return [`“${label}” depends on “${name}”. Move that field above it, or choose another.`];
    if (!('equals' in inner)) return [];
    const answer = String(inner.equals);
    if (!answer) return [`“${label}” depends on “${other.label}”. Enter the value to compare.`];
    const values = 'options' in other && other.options?.map(({ value }) => value);
    return !values || values.includes(answer)
      ? []
      : [
          `“${label}” is shown for “${answer}”, which is not a choice of “${other.label}”. Use one of ${values.join(', ')}.`,
        ];
  });
  return [...conditions, ...(stored.oneOf ?? []).flatMap(({ fields }) => unknown(fields, 'One of these:'))];
}
