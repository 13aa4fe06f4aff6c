import type { FormDefinition } from '@frontage/forms';
import { TextWithAnswers } from './lazy-controls.ts';

/** Headings and texts before a field, or after all of them. In a contact form they may repeat answers. */
export function FormText({
  definition: { words = [], fields, contact },
  before,
}: {
  definition: FormDefinition;
  before?: string;
}) {
  return words
    .filter((each) => each.before === before)
    .map(({ heading, text }) =>
      heading ? (
        <h2 key={`h ${heading}`} className="mt-3 text-xl col-span-full">
          {heading}
        </h2>
      ) : (
        <p key={`p ${text}`} className="text-pretty whitespace-pre-line text-muted col-span-full">
          {contact && text?.includes('[') ? (
            <TextWithAnswers text={text} fields={fields.map(({ name }) => name)} />
          ) : (
            text
          )}
        </p>
      ),
    );
}
