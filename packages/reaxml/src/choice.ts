import type { Report } from './problem.ts';
import { attributeOf, type FeedNode } from './tree.ts';

type ChoiceField<T extends string> = {
  node: FeedNode;
  choices: readonly T[];
  report: Report;
  element: string;
  text?: string;
};

/** One word of a closed list, given as `value` attribute or as text, any letter case. Unknown = none + warning. */
export function choiceOf<T extends string>({
  node,
  choices,
  report,
  element,
  text,
}: ChoiceField<T>): T | null {
  const sent = (text ?? attributeOf(node, 'value') ?? node.text).trim();
  if (sent === '') return null;
  const word = sent.toLowerCase().replace(/\s+/g, '');
  const found = choices.find((choice) => choice.toLowerCase() === word);
  if (found !== undefined) return found;
  report({
    code: 'unknown-value',
    element,
    text: sent,
    line: node.line,
    message: `${element} has a value the format does not know and was left empty. Send one of: ${choices.join(', ')}.`,
  });
  return null;
}
