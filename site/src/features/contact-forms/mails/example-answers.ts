import type { Answer, Answers, Field, FormDefinition } from '@frontage/forms';

/** Sample answers to every question of a form, for previews of its emails. */
export function exampleAnswers({ fields }: FormDefinition): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = exampleOf(field);
      return answer === undefined ? [] : [[field.name, answer] as const];
    }),
  );
}

function exampleOf(field: Field): Answer | undefined {
  const first = 'options' in field ? field.options?.[0]?.value : undefined;
  switch (field.kind) {
    case 'email':
      return 'sample@example.com';
    case 'phone':
      return '0400 000 000';
    case 'url':
      return 'https://www.example.com';
    case 'number':
    case 'range':
      return field.min ?? 1;
    case 'date':
      return '2026-12-24';
    case 'time':
      return '14:30';
    case 'select':
    case 'radio':
      return first;
    case 'checkboxes':
      return first === undefined ? [] : [first];
    case 'acceptance':
    case 'checkbox':
      return true;
    case 'file':
      return [{ name: `sample.${field.accept[0] ?? 'pdf'}`, size: 1000, type: '' }];
    case 'textarea':
      return 'These are the words of a visitor.\nThey may go over several lines.';
    case 'text':
      return /name/i.test(field.name) ? 'Sample Person' : `Sample: ${field.label}`;
    default:
      return undefined;
  }
}
