import type { FormDefinition } from './definition.ts';
import { kindOf } from './kinds/list.ts';
import { type Answers, ownValue } from './values.ts';

/** One answer as text: plain, not escaped, possibly with line ends. */
export type ShownAnswer = { readonly name: string; readonly label: string; readonly text: string };

/**
 * Answers as text in the form's order, for screen, email and CSV. Leaves out passwords and unanswered fields.
 * Takes stored answers too, even if the definition has changed since. Resolve the definition first if it has lists.
 */
export const showAnswers = (args: { definition: FormDefinition; answers: Answers }): ShownAnswer[] =>
  args.definition.fields.flatMap((field) => {
    const kind = kindOf(field);
    const stored = ownValue({ values: args.answers, name: field.name });
    const answer = stored === undefined ? undefined : kind.clean({ raw: stored, field });
    const text = answer === undefined ? '' : kind.show({ answer, field });
    return text === '' ? [] : [{ name: field.name, label: field.label, text }];
  });
