import {
  type DutyInput,
  dayText,
  dollarText,
  type Question,
  settlementDecides,
  stateName,
} from '@frontage/duty/engine';
import type { Answer } from './answer.ts';
import { yesNo } from './inputs-query.ts';
import { fieldFor, type Option, QUESTIONS, type QuestionField, SIDES } from './questions.ts';

/** Every question of the form with the answer that the result is for, in words and in their order. `day` writes a date. */
export function answersGiven(
  { asked, firstHome, inputs, kinds, stages }: Answer,
  day: (isoDay: string) => string = dayText,
): [question: string, answer: string][] {
  return [
    ['State or territory', stateName(inputs.state)],
    ['Property value', dollarText(inputs.value)],
    ['Contract date', day(inputs.date)],
    ...(settlementDecides(inputs)
      ? [['Settlement date', inputs.settlement ? day(inputs.settlement) : 'Not answered'] as [string, string]]
      : []),
    ...QUESTIONS.filter(({ name }) => asked.includes(name)).map((question): [string, string] => {
      const field = fieldFor({ field: question, kinds, stages, firstHome });
      return [field.label, answerText(field, inputs[field.name], field.options ?? [])];
    }),
  ];
}

function answerText({ name, kind }: QuestionField, answer: DutyInput[Question], options: Option[]): string {
  if (answer === undefined) return 'Not answered';
  if (kind === 'money') return dollarText(Number(answer));
  if (kind === 'share') return `${Number((Number(answer) * 100).toFixed(6))}%`;
  const word =
    name === 'children' ? `${Math.min(Number(answer), 5)}` : answer === 'north26' ? 'regional' : answer;
  const value = typeof word === 'boolean' ? yesNo(word) : word;
  const text = options.find(([option]) => option === value)?.[1] ?? `${value}`;
  if (name !== 'location' || value !== 'regional') return text;
  return `${text}, ${SIDES[answer === 'north26' ? 1 : 0]?.[1].toLowerCase()}`;
}
