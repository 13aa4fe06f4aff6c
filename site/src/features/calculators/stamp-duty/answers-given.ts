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
import { kindOptions, type Option, QUESTIONS, type QuestionField, SIDES, STAGES } from './questions.ts';

/** Every question of the form with the answer that the result is for, in words and in their order. */
export function answersGiven({ asked, inputs, kinds, stages }: Answer): [question: string, answer: string][] {
  return [
    ['State or territory', stateName(inputs.state)],
    ['Property value', dollarText(inputs.value)],
    ['Contract date', dayText(inputs.date)],
    ...(settlementDecides(inputs)
      ? [
          ['Settlement date', inputs.settlement ? dayText(inputs.settlement) : 'Not answered'] as [
            string,
            string,
          ],
        ]
      : []),
    ...QUESTIONS.filter(({ name }) => asked.includes(name)).map((field): [string, string] => [
      field.label,
      answerText(field, inputs[field.name], optionsOf(field, { kinds, stages })),
    ]),
  ];
}

/** What a question can be answered with in this state. */
export function optionsOf(
  field: QuestionField,
  { kinds, stages }: Pick<Answer, 'kinds' | 'stages'>,
): Option[] {
  if (field.name === 'kind') return kindOptions(kinds);
  if (field.name === 'offThePlan' && stages) return STAGES;
  return field.options ?? [];
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
