import type { FormDefinition } from '@frontage/forms';
import type { AskedQuizzes } from './feedback.ts';

/** The definition with a question in each quiz. */
export function withQuestions({
  definition,
  asked = {},
}: {
  definition: FormDefinition;
  asked?: AskedQuizzes;
}): FormDefinition {
  const fields = definition.fields.map((field) => {
    const quiz = field.kind === 'quiz' && Object.hasOwn(asked, field.name) ? asked[field.name] : undefined;
    return field.kind === 'quiz' && quiz ? { ...field, question: quiz[0], proof: quiz[1] } : field;
  });
  return { ...definition, fields };
}
