import {
  agesText,
  type DutyLine,
  dayText,
  dollarText,
  newYearText,
  type Source,
  stateName,
} from '@frontage/duty/engine';
import type { Answer } from './answer.ts';
import { answersGiven } from './answers-given.ts';
import { caveatsOf, resultRows } from './result-rows.ts';

/** What an estimate is not; it stands wherever a result does. */
export const NOT_ADVICE =
  'This is an estimate, not advice. Check with your conveyancer or the revenue office before you rely on it.';

/** Who gives the estimate, and when: "Harbour Homes, 22 November 2026". */
export const madeBy = (
  { agency, today }: { agency?: string; today: string },
  day: (isoDay: string) => string = dayText,
): string => [agency, day(today)].filter(Boolean).join(', ');

/** Where a line was read, what the state's own office publishes first. */
export const sourcesOf = ({ source, moreSources }: DutyLine): Source[] =>
  [source, ...moreSources].sort((one, other) => Number(other.official) - Number(one.official));

/** The result as plain text for a file or a message: every answer given, the amounts, the rates and their sources. */
export function cardText({
  answer,
  agency,
  today,
  link,
  addedText = '',
}: {
  answer: Answer;
  /** Who runs the website. */
  agency?: string;
  /** ISO day. */
  today: string;
  /** The address that shows this result again. */
  link: string;
  /** Paragraphs that the page adds. */
  addedText?: string;
}): string {
  const { inputs, result } = answer;
  const caveats = caveatsOf(result.lines);
  return [
    `Stamp duty estimate, ${stateName(inputs.state)}\n${madeBy({ agency, today })}`,
    part(
      'Answers given',
      answersGiven(answer).map(([question, text]) => `${question.replace(/\?$/, '')}: ${text}`),
    ),
    part(
      `Result by the rates of ${result.edition}`,
      resultRows(answer).map(
        ({ label, amount }) => `${label}: ${amount === null ? 'Not known' : dollarText(amount)}`,
      ),
    ),
    ...[newYearText(result)].filter((text) => text !== undefined),
    ...(caveats.length ? [part('Good to know', caveats)] : []),
    ...(addedText ? [addedText] : []),
    part('Rates and sources', result.lines.map(lineText)),
    `${NOT_ADVICE}\n${link}`,
  ].join('\n\n');
}

const part = (title: string, lines: string[]) => [title, ...lines].join('\n');

const lineText = (line: DutyLine) =>
  `${line.label}: rates of ${line.edition}, in force from ${dayText(line.from)}${agesText(line, ', ')}. ${sourcesOf(
    line,
  )
    .map(({ title, address }) => `${title} (${address})`)
    .join('; ')}`;
