import type { FormDefinition } from '@frontage/forms';

/** The headings and texts that stand before a field, or after all of them. */
export function FormWords({ words = [], before }: { words: FormDefinition['words']; before?: string }) {
  return words
    .filter((each) => each.before === before)
    .map(({ heading, text }) =>
      heading ? (
        <h2 key={`h ${heading}`} className="mt-3 text-xl sm:col-span-full">
          {heading}
        </h2>
      ) : (
        <p key={`p ${text}`} className="text-pretty whitespace-pre-line text-muted sm:col-span-full">
          {text}
        </p>
      ),
    );
}
